import { getContext, untrack } from 'svelte';
import type { Offer } from './offer.svelte';

/** The context in which the table hears what a first press has chosen. */
export const WEIGHING = Symbol('weighing');
export type Weighing = (chosen: string | undefined) => void;

/**
 * What is weighed before it is done: the first press chooses it, so that the board can show what it would come to, and the second
 * does it. What is under the pointer is shown as well. What is no longer on offer is no longer in mind.
 *
 * At a table what a first press has chosen stands as a button in the prompt bar, too: there the second press does it as well, and it
 * covers nothing.
 *
 * Make it while the component is made.
 *
 * ```ts
 * const weighed = new Weighed(offer);
 * function press(action: string) {
 *   if (offer.allows(action) && weighed.confirms(action, action.startsWith('attack('))) act(action);
 * }
 * ```
 */
export class Weighed {
  /** What a first press has chosen. */
  chosen = $state<string>();
  /** What the pointer or the focus is on. */
  hovered = $state<string>();
  /** What is to be shown. */
  readonly shown = $derived(this.hovered ?? this.chosen);

  constructor(offer: Pick<Offer, 'has' | 'actions'>) {
    $effect(() => {
      void offer.actions;
      untrack(() => {
        if (!offer.has(this.chosen)) this.chosen = undefined;
        if (!offer.has(this.hovered)) this.hovered = undefined;
      });
    });
    const table = getContext<Weighing | undefined>(WEIGHING);
    $effect(() => table?.(this.chosen));
    $effect(() => () => table?.(undefined));
  }

  /** Is it to be done now? What is not weighed is; of the rest the first press only chooses. */
  confirms(action: string, weighs: boolean): boolean {
    if (!weighs || this.chosen === action) return true;
    this.chosen = action;
    return false;
  }

  clear(): void {
    this.chosen = this.hovered = undefined;
  }
}
