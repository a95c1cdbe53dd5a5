/** What the player has in mind, and what presses on the battlefield do about it. */
import type { Face } from '$generated/Face';
import type { FogAttack } from '$generated/FogAttack';

export interface Plan {
  /** The card of the hand that is about to be placed. */
  card: Face | undefined;
  /** The attack that is considered: under the pointer, or chosen. */
  attack: FogAttack | undefined;
  /** The attack that is chosen; the next press declares it. */
  pinned: string | undefined;
  /** Does the first press on this only choose it? */
  isWeighed: (action: string) => boolean;
  consider: (action: string | undefined) => void;
  pressUnit: (seat: number, column: number, face: Face, action: string | undefined) => void;
  place: (action: string) => void;
  /** Asks why the chosen card cannot be placed in this column. */
  why: (column: number) => void;
  /** The words of a choice. */
  label: (action: string) => string;
}
