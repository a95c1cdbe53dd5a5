/** What can be done, what the player has in mind, and what presses on the board do about it. */
import type { PbTile } from '$generated/PbTile';
import type { PbUnit } from '$generated/PbUnit';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbZone } from '$generated/PbZone';
import type { Act } from '$board/notation';

export interface Plan {
  /** Whose choices they are. */
  me: number | null;
  /** What is on offer. */
  acts: Act[];
  /** The unit that is about to be ordered or placed. */
  unit: PbUnitId | undefined;
  /** What is weighed: under the pointer, or chosen. */
  weighed: string | undefined;
  /** What is chosen, because it is weighed or one of two things that a press could mean; the next press does it. */
  chosen: string | undefined;
  /** Does it, or weighs it first. */
  press: (action: string) => void;
  pressUnit: (id: PbUnitId) => void;
  pressTroop: (id: PbUnitId, tile: PbTile) => void;
  /** Asks why nothing can be done there. */
  pressZone: (zone: PbZone) => void;
  /** Asks why a troop, or a token of a kind, cannot be pressed. */
  ask: (action: string) => void;
  askTroop: (tile: PbTile) => void;
  /** Shows a unit from nearby. */
  look: (unit: PbUnit) => void;
  consider: (action: string | undefined) => void;
  /** The words of a choice. */
  label: (action: string) => string;
  keyOf: (action: string) => string | undefined;
}
