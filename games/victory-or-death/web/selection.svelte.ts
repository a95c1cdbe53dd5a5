/** What the player has in mind before he acts. The board draws it, and the keys of choices follow it. */
import { inMind } from '$board/selection.svelte';
import type { VodPower } from '$generated/VodPower';

export const selection = inMind({
  /** The space whose choices are shown. */
  space: undefined as string | undefined,
  /** The power whose bribe is about to be put on the map. */
  bowl: undefined as VodPower | undefined,
  /** The card that is looked at; the next press does with it what can be done. */
  card: undefined as { power: VodPower; card: string } | undefined,
});
