/** What the player has in mind before he acts. The board draws it, and the keys of choices follow it. */
import type { PbUnitId } from '$generated/PbUnitId';

class Selection {
  /** The unit that is about to be ordered or placed. */
  unit = $state<PbUnitId>();
  /** What is weighed; the next press does it. */
  action = $state<string>();

  clear(): void {
    this.unit = undefined;
    this.action = undefined;
  }
}

export const selection = new Selection();
