/** What can be done, what the player has in mind, and what presses on the board do about it. */
import type { VodPower } from '$generated/VodPower';
import type { Act } from './actions';

export interface Plan {
  /** What is on offer. */
  acts: Act[];
  /** Something can be pressed now. */
  ready: boolean;
  /** The power that decides, as far as the viewer may know. */
  decider: VodPower | null;
  /** What can be done on each space; where a bribe is about to be put, only that. */
  onSpaces: ReadonlyMap<string, Act[]>;
  /** It answers the decision, or puts the bribe that is in hand; a free action does not shine. */
  shines: (act: Act) => boolean;
  /** Does it. */
  press: (action: string) => void;
  /** Shows what can be done there; pressed again, does it if it is one thing. */
  pressSpace: (space: string) => void;
  pressCard: (power: VodPower, card: string) => void;
  /** Turns to a bribe of the bowl, and away from it. */
  pressBowl: (power: VodPower) => void;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
