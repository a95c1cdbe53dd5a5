/** What the player has in hand before he acts. The board draws it, and the keys of choices follow it. */
import type { Face } from '$generated/Face';

class Selection {
  /** The card that is about to be placed. */
  card = $state<Face>();
  /** The cards of the pack that are about to be kept, by their places. */
  pack = $state.raw<number[]>([]);

  clear(): void {
    this.card = undefined;
    this.pack = [];
  }
}

export const selection = new Selection();
