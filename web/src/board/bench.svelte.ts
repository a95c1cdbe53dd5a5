import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { BoardProps, Inspected, Observation, Saying, Translate } from './contract';

/** A language that shows the keys of its sentences, and what goes into them. */
export const keys: Translate = Object.assign(
  (message: Saying | string, args?: Record<string, string | number>) =>
    typeof message === 'string' ? `${message} ${Object.values(args ?? {}).join(' ')}`.trim() : message.key,
  { has: () => false },
);

type Shown<View, Event> = Partial<Pick<BoardProps<View, Event>, 'me' | 'readonly' | 'news' | 'marked' | 'names' | 'keyOf'>>;

/**
 * A table on which the tests of a board lay it out. What is done is heard by `act`, `why`, `inspect` and `openRules`; after each test
 * the board is put away. A `slow` table is busy after an action until it is told to `answer`, as a server is.
 *
 * ```ts
 * const { show, press, act } = new Bench<View, Event>(Board, ['Ann', 'Ben']);
 * it('takes a card', () => {
 *   show(taking);
 *   press('take(8)');
 *   expect(act.mock.calls).toEqual([['take(8)']]);
 * });
 * ```
 */
export class Bench<View, Event> {
  readonly act = vi.fn((_action: string) => {
    if (this.#slow) this.#props = { ...this.#props!, busy: true };
  });
  readonly why = vi.fn((_action: string) => {});
  readonly inspect = vi.fn((_what: Inspected | null) => {});
  readonly openRules = vi.fn((_clause: string) => {});
  readonly #board: Component<BoardProps<View, Event>>;
  readonly #names: string[];
  #slow = false;
  #props = $state.raw<BoardProps<View, Event>>();
  #mounted: Record<string, unknown> | undefined;

  constructor(board: Component<BoardProps<View, Event>>, names: string[]) {
    this.#board = board;
    this.#names = names;
    beforeEach(() => void vi.clearAllMocks());
    afterEach(this.clear);
  }

  /** What was done. */
  get sent(): string[] {
    return this.act.mock.calls.map(([action]) => action);
  }

  /** What was asked about. */
  get asked(): string[] {
    return this.why.mock.calls.map(([action]) => action);
  }

  /** Lays out the board as who is waited for sees it, if nobody else is named. */
  show = (observation: Observation<View>, { slow = false, ...more }: Shown<View, Event> & { slow?: boolean } = {}): void => {
    const { act, why, inspect, openRules } = this;
    this.#slow = slow;
    const props = {
      observation,
      me: observation.turn.waiting[0] ?? null,
      names: this.#names,
      readonly: false,
      busy: false,
      news: [],
      motion: false,
      keyOf: () => undefined,
      t: keys,
      ...{ act, why, inspect, openRules },
      ...more,
    };
    this.#props = props;
    const live = Object.keys(props).map((name) => [name, { enumerable: true, get: () => this.#props![name as keyof typeof props] }]);
    this.#mounted = mount(this.#board, { target: document.body, props: Object.defineProperties({}, Object.fromEntries(live)) as BoardProps<View, Event> });
    flushSync();
  };

  /** The action was taken, and this comes of it; or it was not, and all is as it was. */
  answer = (observation: Observation<View> = this.#props!.observation): void => {
    this.#props = { ...this.#props!, observation, busy: false };
    flushSync();
  };

  clear = async (): Promise<void> => {
    if (this.#mounted) await unmount(this.#mounted);
    this.#mounted = undefined;
  };

  all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

  one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

  /** The choices that have an element. */
  drawn = (within = '.board'): string[] => this.all(`${within} [data-action]`).map(({ dataset }) => dataset['action']!);

  click = (what: Element | string | null | undefined): void => {
    const element = typeof what === 'string' ? document.querySelector(what) : what;
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };

  /** Presses what is drawn for a choice. */
  press = (action: string): void => this.click(`[data-action="${action}"]`);

  /** The pointer comes to it. */
  point = (selector: string): void => {
    this.one(selector)?.dispatchEvent(new MouseEvent('mouseenter'));
    flushSync();
  };

  /** Escape; says whether the board leaves it to the table. */
  escape = (): boolean => {
    const left = this.one('.board')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    flushSync();
    return left;
  };
}
