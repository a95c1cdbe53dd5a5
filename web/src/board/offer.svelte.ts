import { type Act, parse } from './notation';
import type { BoardProps, Choice } from './contract';

type Props = Pick<BoardProps, 'observation' | 'me' | 'busy' | 'readonly' | 't'>;

/**
 * What the viewer can do now, read from the props of a board. Every part of a board asks it, so that nothing can be pressed
 * that is not on offer.
 *
 * ```ts
 * const props: BoardProps<View, Event> = $props();
 * const offer = new Offer(() => props);
 * offer.has('take(4)') && props.act('take(4)');
 * offer.label('take(4)'); // "Take the card on 4"
 * ```
 */
export class Offer {
  readonly #props: () => Props;
  /** Something can be pressed: no action is on its way, and the viewer may act. */
  readonly ready = $derived.by(() => !this.#props().busy && !this.#props().readonly);
  /** A press on what cannot be done may ask why: of whoever has a seat, also while others are to act. */
  readonly asks = $derived.by(() => !this.#props().busy && this.#props().me !== null);
  /** The choices; none for one who only looks on. */
  readonly choices: Choice[] = $derived.by(() => (this.#props().readonly ? [] : this.#props().observation.choices));
  readonly actions: string[] = $derived(this.choices.map(({ action }) => action));
  readonly acts: Act[] = $derived(this.actions.map(parse));

  constructor(props: () => Props) {
    this.#props = props;
  }

  has(action: string | undefined): boolean {
    return action !== undefined && this.actions.includes(action);
  }

  /** May this be done at once? */
  allows(action: string): boolean {
    return this.ready && this.has(action);
  }

  /** The words of a choice; none if it is not on offer. */
  label(action: string): string {
    const choice = this.choices.find((choice) => choice.action === action);
    return choice ? this.#props().t(choice.label) : '';
  }
}
