/** What can be done, what the player has in mind, and what presses on the board do about it. */
import type { PbTile } from '$generated/PbTile';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbZone } from '$generated/PbZone';
import type { Act } from './actions';

export interface Plan {
  /** Whose choices they are. */
  me: number | null;
  /** What is on offer. */
  acts: Act[];
  /** The unit that is about to be ordered or placed. */
  unit: PbUnitId | undefined;
  /** What is weighed: under the pointer, or chosen. */
  weighed: string | undefined;
  /** What is chosen; the next press does it. */
  chosen: string | undefined;
  /** Does it, or weighs it first. */
  press: (action: string) => void;
  pressUnit: (id: PbUnitId) => void;
  pressTroop: (id: PbUnitId, tile: PbTile) => void;
  /** Asks why the chosen unit cannot go there. */
  pressZone: (zone: PbZone) => void;
  consider: (action: string | undefined) => void;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
