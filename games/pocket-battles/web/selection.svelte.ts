/** What the player has in mind before he acts. The board draws it, and the keys of choices follow it. */
import { inMind } from '$board/selection.svelte';
import type { PbUnitId } from '$generated/PbUnitId';

export const selection = inMind({
  /** The unit that is about to be ordered or placed. */
  unit: undefined as PbUnitId | undefined,
});
