/**
 * What is spoken of: a position as soon as the board has shown how it came about. Dice roll for a moment; until they lie, log and
 * prompt speak of the position before.
 *
 * Make it while the component is made.
 */
import { untrack } from 'svelte';

export class Spoken<Position extends { number: number }> {
  position = $state.raw() as Position;

  /** `takes`: for so many milliseconds the board still shows what led to the position that it has now. */
  constructor(now: () => Position, takes: () => number) {
    this.position = untrack(now);
    $effect.pre(() => {
      const position = now();
      const wait = untrack(() => (position.number > this.position.number ? takes() : 0));
      if (wait === 0) return void (this.position = position);
      const timer = setTimeout(() => (this.position = position), wait);
      return () => clearTimeout(timer);
    });
  }
}
