/** What the player has in hand before he acts. The board draws it, and the keys of choices follow it. */
import { inMind } from '$board/selection.svelte';
import type { Face } from '$generated/Face';

export const selection = inMind({
  /** The card that is about to be placed. */
  card: undefined as Face | undefined,
  /** The cards of the pack that are about to be kept, by their places. */
  pack: [] as number[],
});
