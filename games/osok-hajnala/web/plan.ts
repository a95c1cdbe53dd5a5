/** What can be done, what is considered, and what presses on the board do about it. */
import type { OhForecast } from '$generated/OhForecast';
import type { Act } from './actions';

/** What can be looked through: the own discard pile, and the list of a deck, which lies open (OH-6.15, OH-R36). */
export type Pile = 'deck' | 'discard';

export interface Plan {
  /** The seat before the board; none for those who look on. */
  me: number | null;
  /** Something can be pressed now. */
  ready: boolean;
  /** What can be done at a spot of the battlefield. */
  at: (spot: string) => Act[];
  /** What can be done with a card. */
  with: (card: string) => Act[];
  /** What the attack that is considered or under way would do there. */
  forecast: (spot: string) => OhForecast | undefined;
  /** Somebody attacks from there. */
  attacks: (spot: string) => boolean;
  /** The pointer or the focus is on an own attacker, or has left it. */
  consider: (spot: string | undefined) => void;
  /** Just now something happened there. */
  struck: (spot: string) => boolean;
  press: (action: string) => void;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
