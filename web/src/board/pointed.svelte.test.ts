import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { held, pointed } from './pointed';

test('what loses the focus because Svelte takes it away may still set state', () => {
  const node = document.createElement('button');
  let hovered = $state<string | undefined>('attack(3, HI4)');
  let gone = $state(false);
  let told: string | undefined;
  const end = $effect.root(() => {
    $effect(() => void (told = hovered));
    const left = $derived.by(() => {
      // A browser tells of it while the node is taken out.
      if (gone) node.dispatchEvent(new Event('blur'));
      return gone;
    });
    $effect(() => void left);
    $effect(() => pointed(() => {}, () => (hovered = undefined))(node) ?? undefined);
  });
  flushSync();
  gone = true;
  flushSync();
  expect(told).toBeUndefined();
  end();
});

describe('a long press', () => {
  const [told, pressed] = [vi.fn(), vi.fn()];
  const touch = (node: Element, type: string, pointerType = 'touch') => node.dispatchEvent(Object.assign(new Event(type), { pointerType }));

  /** Presses what is held for so long. */
  async function press(milliseconds: number, pointerType?: string) {
    const node = document.createElement('button');
    node.addEventListener('click', pressed);
    held(told)(node);
    // Svelte listens to pointers from the next microtask on.
    await Promise.resolve();
    touch(node, 'pointerdown', pointerType);
    vi.advanceTimersByTime(milliseconds);
    touch(node, 'pointerup', pointerType);
    node.click();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => void vi.useRealTimers());

  it('of a finger tells, and presses nothing', async () => {
    await press(1_000);
    expect([told, pressed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('is not what is short, nor what a mouse does', async () => {
    await press(200);
    await press(1_000, 'mouse');
    expect([told, pressed].map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
  });
});
