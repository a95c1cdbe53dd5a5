/** What the player has in mind before he acts. The board draws it, and the keys of choices follow it. */
import type { VodPower } from '$generated/VodPower';

class Selection {
  /** The space whose choices are shown. */
  space = $state<string>();
  /** The power whose bribe is about to be put on the map. */
  bowl = $state<VodPower>();
  /** The card that is looked at; the next press does with it what can be done. */
  card = $state<{ power: VodPower; card: string }>();

  get any(): boolean {
    return this.space !== undefined || this.bowl !== undefined || this.card !== undefined;
  }

  clear(): void {
    this.space = undefined;
    this.bowl = undefined;
    this.card = undefined;
  }
}

export const selection = new Selection();
