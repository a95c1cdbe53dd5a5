/** What can be done, what the player has in mind, and what presses on the board do about it. */
import type { VodPower } from '$generated/VodPower';
import type { Act } from '$board/notation';
import type { From, Held } from './held';

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
  /** What a first press has chosen, which a second one does. */
  weighed: string | undefined;
  /** Does it, if it need not be looked at a second time. */
  press: (action: string) => void;
  /** Does what can be done there if it is one thing, shows it if it is more, and asks why not if it is nothing. */
  pressSpace: (space: string) => void;
  /** Asks why nothing that is wanted now can be done there. */
  askSpace: (space: string) => void;
  pressCard: (power: VodPower, held: Held, from: From) => void;
  /** Turns to a bribe of the bowl, and away from it. */
  pressBowl: (power: VodPower) => void;
  /** The card is played by one press that ends the Strategy step as well. */
  ahead: (power: VodPower, from: From) => boolean;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
