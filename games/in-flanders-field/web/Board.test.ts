import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IffView } from '$generated/IffView';
import type { Observation } from '$lib/board';
import advance from './fixtures/advance.json';
import take from './fixtures/take.json';
import Board from './Board.svelte';
import { describe as inWords } from './describe';

/** Observations of real games: B chooses a card with a Balloon in the hand; A, on 7, may advance to 10. */
const taking = take as unknown as Observation<IffView>;
const advancing = advance as unknown as Observation<IffView>;

const t = (message: string | { key: string }, args?: Record<string, string | number>) =>
  typeof message === 'string' ? `${message} ${Object.values(args ?? {}).join(' ')}` : message.key;

let board: Record<string, unknown> | undefined;
const act = vi.fn();
const why = vi.fn();

function show(observation: Observation<IffView>, readonly = false) {
  const props = { observation, me: 1, names: ['Ann', 'Ben', 'Cid', 'Dot'], act, why, readonly, busy: false, news: [], motion: false };
  board = mount(Board, { target: document.body, props: { ...props, inspect: () => {}, openRules: () => {}, keyOf: () => undefined, t } });
  flushSync();
}

const drawn = () => [...document.querySelectorAll<HTMLElement>('.board [data-action]')];
const actions = (observation: Observation<IffView>) => observation.choices.map(({ action }) => action);
const press = (action: string) => {
  document.querySelector(`[data-action="${action}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
});

describe('the board', () => {
  it('draws every choice of a taking, and nothing else can be pressed', () => {
    show(taking);
    expect(drawn().map(({ dataset }) => dataset['action']).sort()).toEqual(actions(taking).sort());
    press('take(8)');
    expect(act.mock.calls).toEqual([['take(8)']]);
  });

  it('asks why when a space is pressed that is not on offer', () => {
    show(taking);
    const other = [...document.querySelectorAll<HTMLElement>('.display button')].find((space) => space.textContent?.includes('board-space 5'));
    other?.click();
    expect(why.mock.calls).toEqual([['take(5)']]);
    expect(act).not.toHaveBeenCalled();
  });

  it('offers nothing to one who only looks on', () => {
    show({ ...taking, choices: [] }, true);
    expect(drawn()).toEqual([]);
    document.querySelectorAll<HTMLElement>('.board button').forEach((button) => button.click());
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });

  it('chooses what costs nothing to begin with, and acts at Done only', () => {
    show(advancing);
    expect(drawn().map(({ dataset }) => dataset['action']).sort()).toEqual(actions(advancing).sort());
    expect(document.querySelector('.order h2')?.textContent).toBe('board-go 8 line');
    press('advance(10, 1, 1)');
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.order h2')?.textContent).toBe('board-go 10 open');
    document.querySelector<HTMLElement>('.done')?.click();
    expect(act.mock.calls).toEqual([['advance(10, 1, 1)']]);
  });

  it('takes the second press on a space for Done', () => {
    show(advancing);
    press('advance(9, 0, 1)');
    press('advance(9, 0, 1)');
    expect(act.mock.calls).toEqual([['advance(9, 0, 1)']]);
  });
});

it('tells the position in words: companies, the nine spaces, the dice', () => {
  const lines = inWords({ observation: taking, me: 1, names: ['Ann', 'Ben', 'Cid', 'Dot'], t });
  expect(lines.filter((line) => line.startsWith('board-company'))).toHaveLength(4);
  expect(lines.filter((line) => /^board-space \d/.test(line))).toHaveLength(9);
  expect(lines).toContain('board-dice 3-5-6 8, 9, 11');
});
