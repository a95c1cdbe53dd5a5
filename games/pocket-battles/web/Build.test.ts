import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import type { PbView } from '$generated/PbView';
import { Bench } from '$board/bench.svelte';
import Build from './Build.svelte';
import { observationAt, type Step } from './fixtures/steps';

const bench = new Bench<PbView, PbEvent>(Build, ['Ann', 'Ben']);
const { all } = bench;
const show = (step: Step, more: Parameters<typeof bench.show>[1] = {}) => bench.show(observationAt(step), { me: 0, slow: true, ...more });
const next = (step: Step) => bench.answer(observationAt(step));
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const drawn = (selector = '[data-action]') => all(selector).map(({ dataset }) => dataset['action']!);
const offered = (step: Step, ...words: string[]) =>
  observationAt(step)
    .choices.map(({ action }) => action)
    .filter((action) => words.includes(action.split('(')[0]!));
const click = (selector: string) => {
  one(selector).click();
  flushSync();
};
const tile = (id: string) => `[data-tile="${id}"]`;
const press = (...tiles: string[]) => tiles.forEach((id) => click(tile(id)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('PB-8.1: building', () => {
  it('draws every choice once, and nothing that is not offered', () => {
    show('start');
    expect(drawn('.roster [data-action]').sort()).toEqual(offered('start', 'open').sort());
    press('C05');
    next('open');
    expect(drawn().sort()).toEqual([...offered('open', 'add'), 'close'].sort());
    next('full');
    expect(drawn()).toEqual(['top(C12)', 'close']);
    next('closed');
    expect(drawn().sort()).toEqual([...offered('closed', 'open', 'undo'), 'commit'].sort());
  });

  it('PB-2.3.3: says what is left', () => {
    show('full');
    expect(one('.purse .left b').textContent).toBe('50');
    expect(one('.purse .left').textContent).toContain('build-spent 10 60');
  });

  it('opens a unit with the first tile, and adds the next', () => {
    show('start');
    press('C05');
    expect(bench.sent).toEqual(['open(C05)']);
    next('open');
    press('C12');
    expect(bench.sent).toEqual(['open(C05)', 'add(C12)']);
  });

  it('keeps what is pressed while an answer is on its way', () => {
    show('start');
    press('C05', 'C12', 'C03');
    expect(bench.sent).toEqual(['open(C05)']);
    next('open');
    expect(bench.sent).toEqual(['open(C05)', 'add(C12)']);
    expect(one(tile('C03')).className).toContain('coming');
    next('full');
    expect(bench.sent).toEqual(['open(C05)', 'add(C12)', 'close']);
    next('closed');
    expect(bench.asked).toEqual(['open(C03)']);
  });

  it('sends nothing twice in the same observation, and forgets what was refused', () => {
    show('start');
    press('C05', 'C12');
    bench.answer();
    expect(bench.sent).toEqual(['open(C05)']);
    vi.advanceTimersByTime(3000);
    press('C03');
    expect(bench.sent).toEqual(['open(C05)', 'open(C03)']);
    next('closed');
    expect(bench.sent).toHaveLength(2);
  });

  it('says why of a tile that does not fit: when it is pressed, and to those who stay on it', () => {
    show('open');
    press('C01');
    expect(bench.asked).toEqual(['add(C01)']);
    one(tile('C02')).dispatchEvent(new MouseEvent('mouseenter'));
    vi.advanceTimersByTime(300);
    one(tile('C02')).dispatchEvent(new MouseEvent('mouseleave'));
    vi.advanceTimersByTime(2000);
    expect(bench.asked).toHaveLength(1);
    one(tile('C02')).dispatchEvent(new MouseEvent('mouseenter'));
    vi.advanceTimersByTime(1000);
    expect(bench.asked).toEqual(['add(C01)', 'add(C02)']);
    expect(one(tile('C02')).className).toContain('not');
    expect(bench.sent).toEqual([]);
  });

  it('PB-2.3.6: shows a unit against its limit, and its faces', () => {
    show('full');
    expect(one('.open .sum').textContent).toContain('build-formation 2 2');
    expect(one('.open .sum').textContent).toContain('told-black 3 3 5 6');
    expect(all('.open .free')).toHaveLength(0);
    next('open');
    expect(all('.open .free')).toHaveLength(1);
  });

  it('PB-2.3.9: puts another tile on top', () => {
    show('full');
    click('[data-action="top(C12)"]');
    expect(bench.sent).toEqual(['top(C12)']);
  });

  it('takes the open unit apart, and opens a closed one again', () => {
    show('full');
    const [apart] = all('.open .does .plain');
    apart?.click();
    flushSync();
    expect(bench.sent).toEqual(['close']);
    next('closed');
    expect(bench.sent).toEqual(['close', 'undo(1)']);
    click('.army .stack:nth-child(2) .sign');
    expect(bench.sent).toHaveLength(2);
    next('closed');
    expect(bench.sent.at(-1)).toBe('undo(2)');
    next('start');
    expect(bench.sent.at(-1)).toBe('open(C03)');
  });
});

describe('ready armies', () => {
  it('are shown before one is taken, and first to those who have built nothing', () => {
    show('start');
    expect(drawn('.ready [data-action]')).toEqual(['ready(1)']);
    expect(all('.ready .stack')).toHaveLength(observationAt('start').view.sides[0]!.building!.ready[0]!.length);
    const [, next, shuffle] = all('.ready .which button');
    next?.click();
    flushSync();
    expect(drawn('.ready [data-action]')).toEqual(['ready(2)']);
    shuffle?.click();
    flushSync();
    expect(drawn('.ready [data-action]')).not.toEqual(['ready(2)']);
    expect(bench.sent).toEqual([]);
    click('.ready [data-action]');
    expect(bench.sent[0]).toMatch(/^ready\([13]\)$/);
    expect(all('.ready')).toHaveLength(0);
  });

  it('are put aside when a tile is pressed', () => {
    show('start');
    press('C05');
    expect(all('.ready')).toHaveLength(0);
  });
});

describe('PB-2.3.10: the commitment', () => {
  it('tells what is left over, and asks once', () => {
    show('closed');
    click('[data-action="commit"]');
    expect(bench.sent).toEqual([]);
    expect(one('.purse').textContent).toContain('build-left-over 43 27');
    click('[data-action="commit"]');
    expect(bench.sent).toEqual(['commit']);
  });

  it('closes an open unit before', () => {
    show('full');
    click('.purse .does .plain');
    expect(bench.sent).toEqual(['close']);
    next('closed');
    expect(one('.purse').textContent).toContain('build-sure');
    expect(bench.sent).toEqual(['close']);
  });

  it('says why without a unit', () => {
    show('start');
    click('.purse .does .plain');
    expect(bench.asked).toEqual(['commit']);
  });

  it('goes back at Escape, and at any other press', () => {
    show('closed');
    click('[data-action="commit"]');
    one('.build').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(one('.purse').textContent).not.toContain('build-sure');
    click('[data-action="commit"]');
    press('C05', 'C16');
    next('closed');
    expect(one('.purse').textContent).not.toContain('build-sure');
  });

  it('shows one’s own army while the other builds, each unit with its top tile', () => {
    show('committed');
    expect(drawn()).toEqual([]);
    expect(all('.over .state').map(({ textContent }) => textContent)).toEqual(['build-yours-ready Ann', 'build-other-builds Ben']);
    expect(all('.over .stack')).toHaveLength(2);
  });
});

it('shows who only looks on nothing but who is ready', () => {
  const observation = observationAt('committed');
  show('committed', { me: null, readonly: true });
  expect(observation.view.sides[0]?.ready).toBe(true);
  expect(all('.over .state').map(({ textContent }) => textContent)).toEqual(['build-other-ready Ann', 'build-other-builds Ben']);
  expect(all('.stack')).toHaveLength(0);
});

it('lets nothing be pressed in a replay', () => {
  show('open', { readonly: true });
  expect(drawn()).toEqual([]);
  press('C12', 'C01');
  all('button').forEach((button) => button.click());
  flushSync();
  expect(bench.sent).toEqual([]);
  expect(bench.asked).toEqual([]);
});
