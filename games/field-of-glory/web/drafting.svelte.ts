/**
 * The draft, left to an army of one's choice: it keeps of each pack what the view says that it would, one pack after the other, so
 * that what is kept can be followed, and stopped.
 */
import { untrack } from 'svelte';
import type { FogAdvice } from '$generated/FogAdvice';

/** So long a pack is seen before two of it are kept. */
export const GLANCE = 350;

interface Table {
  /** What each army would keep of the pack that lies there. */
  readonly advice: FogAdvice[];
  /** Packs that are done. */
  readonly packs: number;
  readonly ready: boolean;
  readonly motion: boolean;
  has: (action: string) => boolean;
  act: (action: string) => void;
}

/** Make it while the component is made. */
export class Drafting {
  /** The army for which is drafted now. */
  army = $state<string>();
  /** The pack of which something was kept last, so that nothing is asked for twice. */
  #kept = -1;

  constructor(table: Table) {
    $effect(() => {
      const { packs, ready, motion } = table;
      const action = table.advice.find(({ army }) => army === this.army)?.action;
      if (!action || !ready || packs === this.#kept || !table.has(action)) return;
      const keep = () => {
        this.#kept = packs;
        untrack(() => table.act(action));
      };
      const timer = setTimeout(keep, motion ? GLANCE : 0);
      return () => clearTimeout(timer);
    });
  }

  /** Leaves the rest of the draft to this army, or takes it back into one's own hands. */
  leaveTo(army: string | undefined): void {
    this.#kept = -1;
    this.army = army;
  }
}
