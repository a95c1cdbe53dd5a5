import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Orders as Left } from '$generated/Orders';
import { speak } from '$lib/locale.svelte';
import Orders from './Orders.svelte';

const says = (message: string | { key: string }) => (typeof message === 'string' ? message : message.key);
const leave = vi.fn();
let shown: Record<string, unknown> | undefined;

function show(answerIn: number | null) {
  const orders: Left = { all: ['ask', 'city', 'never'], chosen: 'city', answerIn };
  shown = mount(Orders, { target: document.body, props: { orders, says, leave } });
  flushSync();
}
const timer = () => document.querySelector('[role="timer"]')?.textContent;

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
});

describe('the standing orders', () => {
  it('offer all orders of the game in its words and leave the one that is chosen', () => {
    show(null);
    const select = document.querySelector('select')!;
    expect([...select.options].map(({ label, text }) => label || text)).toEqual(['order-ask', 'order-city', 'order-never']);
    expect(select.value).toBe('city');
    select.value = 'never';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(leave.mock.calls).toEqual([['never']]);
    expect(timer()).toBeUndefined();
  });

  it('count down to the answer, and not below nothing', () => {
    show(19_400);
    expect(timer()).toContain('20');
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(timer()).toContain('10');
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(timer()).toMatch(/\b0\b/);
  });
});
