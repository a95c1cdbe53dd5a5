import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Spoken } from './spoken.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A board at this position, that takes so long to show it. */
function board() {
  let position = $state.raw({ number: 3 });
  let takes = 0;
  let spoken!: Spoken<{ number: number }>;
  const end = $effect.root(() => void (spoken = new Spoken(() => position, () => takes)));
  flushSync();
  return {
    end,
    number: () => spoken.position.number,
    move(number: number, wait: number) {
      takes = wait;
      position = { number };
      flushSync();
    },
  };
}

it('speaks of a position at once where nothing moves', () => {
  const { move, number, end } = board();
  move(5, 0);
  expect(number()).toBe(5);
  end();
});

it('waits until the dice lie, and then speaks of what they show', () => {
  const { move, number, end } = board();
  move(5, 480);
  vi.advanceTimersByTime(479);
  expect(number()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(number()).toBe(5);
  end();
});

it('is never behind a position after which nothing moves, nor waits for one that is taken back', () => {
  const { move, number, end } = board();
  move(5, 480);
  move(6, 0);
  expect(number()).toBe(6);
  vi.advanceTimersByTime(1000);
  expect(number()).toBe(6);
  move(4, 480);
  expect(number()).toBe(4);
  end();
});
