import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenPosition } from '../generated/SeenPosition';
import { Follow } from './follow.svelte';

const position = (number: number, answerIn: number | null = null, waiting = [1]): SeenPosition => ({
  number,
  undo: 'none',
  orders: { all: [], chosen: '', answerIn },
  observation: { turn: { waiting, over: false }, prompt: { clause: 'X-1', message: { key: 'p', args: {} } }, choices: [], view: null },
});
const entry = (number: number, seat: number | null, kind = 'act', told = true): SeenEntry => ({
  number,
  seat,
  kind,
  to: null,
  lines: [{ event: `e${number}`, line: told ? { key: 'a', args: {} } : null }],
});

/** A table whose first entry is an outcome of chance. */
class Source {
  entries = $state.raw([entry(0, null, 'chance')]);
  live = $state.raw<SeenPosition>(position(1));
  me = 0;
  asleep = false;
  heading = undefined;
  asked: number[] = [];
  time = () => 1000;
  observation = async (at: number) => {
    this.asked.push(at);
    return position(at);
  };
}

describe('following what the others do', () => {
  let source: Source;
  let follow: Follow;
  /** Somebody acts, with so many outcomes of chance. */
  const acts = (seat: number | null, { chance = 0, told = true, answerIn = null as number | null, waiting = [1] } = {}) => {
    const at = source.entries.length;
    const outcomes = Array.from({ length: chance }, (_, place) => entry(at + 1 + place, null, 'chance'));
    source.entries = [...source.entries, entry(at, seat, 'act', told), ...outcomes];
    source.live = position(source.entries.length, answerIn, waiting);
    follow.moved(source.live);
  };
  const shown = () => follow.position?.number;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(async () => {
    vi.useFakeTimers();
    source = new Source();
    follow = new Follow(source);
    await follow.begin(1);
  });
  afterEach(() => {
    follow.stop();
    vi.useRealTimers();
  });

  it('shows a first act at once, and holds the others back until it has been looked at', async () => {
    acts(1, { chance: 2 });
    expect([shown(), follow.held]).toEqual([4, false]);
    expect(follow.news.map(({ event }) => event)).toEqual(['e1', 'e2', 'e3']);
    await pass(400);
    acts(1);
    acts(1);
    expect([shown(), follow.held, follow.left]).toEqual([4, true, 2]);
    await pass(600);
    expect([shown(), follow.news.map(({ event }) => event)]).toEqual([5, ['e4']]);
    await pass(1000);
    expect([shown(), follow.held]).toEqual([6, false]);
    expect(source.asked).toEqual([]);
  });

  it('shows what one has done oneself at once', async () => {
    acts(1);
    acts(0, { chance: 1 });
    expect([shown(), follow.held]).toEqual([4, false]);
  });

  it('is at the newest position at a press', async () => {
    acts(1);
    acts(1);
    acts(1);
    expect(follow.held).toBe(true);
    follow.now();
    expect([shown(), follow.held]).toEqual([4, false]);
    await pass(5000);
    expect(shown()).toBe(4);
  });

  it('never lets a question wait that is soon answered', () => {
    acts(1);
    acts(1);
    acts(1, { answerIn: 20_000 });
    expect([shown(), follow.held]).toEqual([4, false]);
  });

  it('keeps nobody from deciding, whatever the others do meanwhile', () => {
    acts(0, { waiting: [0, 1] });
    acts(1, { waiting: [0, 1] });
    acts(1, { waiting: [0] });
    expect([shown(), follow.held]).toEqual([4, false]);
    acts(0);
    acts(1);
    acts(1);
    expect(follow.held).toBe(true);
  });

  it('does not stop where nothing is told', async () => {
    acts(1);
    acts(1, { told: false });
    acts(1);
    acts(1, { told: false });
    await pass(1000);
    expect([shown(), follow.held]).toEqual([5, false]);
  });

  it('waits for the hand of who wishes that', async () => {
    source.time = () => Infinity;
    acts(1);
    acts(1);
    acts(1);
    await pass(60_000);
    expect(shown()).toBe(2);
    follow.step();
    await pass(0);
    expect(shown()).toBe(3);
    follow.step();
    await pass(0);
    expect([shown(), follow.held]).toEqual([4, false]);
  });

  it('can be stopped, and goes on', async () => {
    acts(1);
    acts(1);
    acts(1);
    follow.pause();
    await pass(5000);
    expect(shown()).toBe(2);
    follow.play();
    await pass(1000);
    expect(shown()).toBe(4);
  });

  it('holds nothing back where nothing is to move', () => {
    source.time = () => 0;
    acts(1);
    acts(1);
    expect(shown()).toBe(3);
  });

  it('waits until somebody looks at the page', async () => {
    source.asleep = true;
    acts(1);
    acts(1);
    await pass(5000);
    expect(shown()).toBe(1);
    source.asleep = false;
    follow.awake();
    await pass(0);
    expect(shown()).toBe(2);
  });

  it('shows the last turn of the others again', async () => {
    acts(0);
    acts(1);
    acts(1);
    await pass(2000);
    acts(0);
    const again = follow.again();
    await pass(0);
    await again;
    expect([shown(), follow.held]).toEqual([2, true]);
    await pass(700);
    expect(shown()).toBe(3);
    await pass(1000);
    expect(shown()).toBe(4);
    await pass(1000);
    expect([shown(), follow.held]).toEqual([5, false]);
    expect(source.asked).toEqual([]);
  });

  it('begins a visit where the last one ended', async () => {
    source.entries = [entry(0, null, 'chance'), entry(1, 0), entry(2, 1), entry(3, 1)];
    source.live = position(4);
    follow = new Follow(source);
    await follow.begin(2);
    expect([shown(), follow.held]).toEqual([2, true]);
    await pass(700);
    expect([shown(), source.asked]).toEqual([3, [2, 3]]);
    follow = new Follow(source);
    await follow.begin(0);
    expect([shown(), follow.held]).toEqual([4, false]);
  });

  it('shows what is, where what was cannot be had', async () => {
    source.observation = () => Promise.reject(new Error('lost'));
    source.entries = [entry(0, 0), entry(1, 1), entry(2, 1)];
    source.live = position(3);
    follow = new Follow(source);
    await follow.begin(1);
    expect([shown(), follow.held]).toEqual([3, false]);
  });
});
