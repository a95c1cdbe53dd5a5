/** Actions that one press does one after the other. */
import type { Choice } from '../generated/Choice';

/** Where the table stands. */
export interface Standing {
  number: number;
  choices: readonly Pick<Choice, 'action'>[];
  /** An action is on its way. */
  busy: boolean;
  /** It is another's turn, or something was refused. */
  stopped: boolean;
}

/**
 * What is still to be done after an action. Each is done as soon as the one before has led to a position in which it can be done;
 * if it cannot be done there, the rest is dropped.
 *
 * Make it while the component is made.
 */
export class Chain {
  readonly #standing: () => Standing;
  #left: string[] = $state.raw([]);
  /** The number of entries that the last action was done at. */
  #at = -1;

  constructor(standing: () => Standing, act: (action: string) => void) {
    this.#standing = standing;
    $effect(() => {
      const [next, ...rest] = this.#left;
      const { number, choices, busy, stopped } = standing();
      if (next === undefined || busy || (number === this.#at && !stopped)) return;
      const can = !stopped && choices.some(({ action }) => action === next);
      this.begin(can ? rest : []);
      if (can) act(next);
    });
  }

  /** These are to follow what is done now. */
  begin(actions: string[]): void {
    this.#at = this.#standing().number;
    this.#left = actions;
  }
}
