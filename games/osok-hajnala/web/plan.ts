/** What can be done, what is considered, and what presses on the board do about it. */
import type { OhForecast } from '$generated/OhForecast';
import type { Inspected } from '$board/contract';
import type { Act } from '$board/notation';

/** What can be looked through: the own discard pile, and the list of a deck, which lies open (OH-6.15, OH-R36). */
export type Pile = 'deck' | 'discard';

/** What is looked at before it is done, or only looked at. */
export interface Weighing {
  /** The card of a hand or pile, or the spot, that it is about. */
  place: string;
  told: Inspected;
}

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
  /** By how much armour or life has just changed there. */
  change: (spot: string) => number;
  /** What has changed may be seen moving. */
  moves: boolean;
  /** Where the card goes that leaves a spot. */
  wayOut: (spot: string) => string[];
  /** Where a card of a seat's hand comes from and goes to. */
  wayIn: (card: string, seat: number) => string[];
  wayFromHand: (card: string, seat: number) => string[];
  /** The card of the own hand that is being declared. */
  using: string | undefined;
  /** What was pressed a first time, and waits for the second. */
  weighed: string | undefined;
  /** The card or the spot that is told of beside it. */
  weighing: string | undefined;
  /** Asks why nothing can be done with a card of the own hand, or at a spot. */
  ask: (what: { card: string } | { spot: string }) => void;
  /** Shows a card of a pile, on a touch screen: elsewhere whatever is pointed at is told of beside the board. */
  look: ((card: string, place: string) => void) | undefined;
  press: (action: string) => void;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
