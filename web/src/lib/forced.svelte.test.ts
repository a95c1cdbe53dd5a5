import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Forced, type Question } from './forced.svelte';
import { prefs } from './prefs.svelte';

let stop = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  prefs.forced = true;
  vi.useRealTimers();
});

/** What is answered by itself to questions, one after the other, each given time enough. */
function answered(...questions: Partial<Question & { offered: string[] }>[]) {
  const asked = ({ offered = ['pass'], ...more }: Partial<Question & { offered: string[] }>): Question => ({
    choices: offered.map((action) => ({ action })),
    awaited: true,
    stopped: false,
    leave: () => false,
    ...more,
  });
  let question = $state.raw(asked({ offered: [] }));
  const act = vi.fn();
  stop = $effect.root(() => void new Forced(() => question, act));
  for (const next of questions) {
    question = asked(next);
    flushSync();
    vi.advanceTimersByTime(2000);
  }
  return act.mock.calls.map(([action]) => action);
}

describe('a choice with one possible answer', () => {
  it('is not asked', () => {
    expect(answered({ offered: ['pass'] }, { offered: ['draw'] })).toEqual(['pass', 'draw']);
  });

  it('is seen for a moment', () => {
    const first: Question = { choices: [{ action: 'pass' }], awaited: true, stopped: false, leave: () => false };
    let question = $state.raw(first);
    const act = vi.fn();
    stop = $effect.root(() => void new Forced(() => question, act));
    flushSync();
    vi.advanceTimersByTime(300);
    question = { ...first, choices: [{ action: 'pass' }, { action: 'play(a)' }] };
    flushSync();
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
  });

  it('is asked where there are two, or none is awaited', () => {
    expect(answered({ offered: ['pass', 'draw'] }, { offered: [] }, { awaited: false })).toEqual([]);
  });

  it('is asked where something stands in the way, or the reader wants it so', () => {
    expect(answered({ stopped: true })).toEqual([]);
    prefs.forced = false;
    expect(answered({})).toEqual([]);
  });

  it('is left to the hand where the game says so', () => {
    expect(answered({ offered: ['roll'], leave: (action) => action === 'roll' })).toEqual([]);
    expect(answered({ offered: ['pass'], leave: (action) => action === 'roll' })).toEqual(['pass']);
  });
});
