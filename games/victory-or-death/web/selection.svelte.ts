/** What the player has in mind before he acts. The board draws it, and the keys of choices follow it. */
import { inMind } from '$board/selection.svelte';
import type { VodPower } from '$generated/VodPower';

export const selection = inMind({
  /** The space whose choices are shown: there are several, or none that shines. */
  space: undefined as string | undefined,
  /** The power whose bribe is about to be put on the map. */
  bowl: undefined as VodPower | undefined,
  /** The card whose choices are shown. */
  card: undefined as { power: VodPower; card: string } | undefined,
  /** The power that is looked into. */
  power: undefined as VodPower | undefined,
});

/** The power whose cards are spread out. */
export const spread = $state({ power: undefined as VodPower | undefined });
