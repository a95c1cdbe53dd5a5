import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Orders as Left } from '$generated/Orders';
import { stage } from '../testing';
import Orders from './Orders.svelte';

const says = (message: string | { key: string }) => (typeof message === 'string' ? message : message.key);
const leave = vi.fn();
const { place, show, texts } = stage();

function left(answerIn: number | null) {
  const orders: Left = { all: ['ask', 'city', 'never'], chosen: 'city', answerIn };
  show(Orders, { orders, says, leave });
}
const timer = () => texts('[role="timer"]')[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

describe('the standing orders', () => {
  it('offer all orders of the game in its words and leave the one that is chosen', () => {
    left(null);
    const select = place.querySelector('select')!;
    expect([...select.options].map(({ label, text }) => label || text)).toEqual(['order-ask', 'order-city', 'order-never']);
    expect(select.value).toBe('city');
    select.value = 'never';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(leave.mock.calls).toEqual([['never']]);
    expect(timer()).toBeUndefined();
  });

  it('count down to the answer, and not below nothing', () => {
    left(19_400);
    expect(timer()).toContain('20');
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(timer()).toContain('10');
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(timer()).toMatch(/\b0\b/);
  });
});
