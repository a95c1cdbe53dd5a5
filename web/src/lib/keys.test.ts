import { afterEach, beforeAll, expect, it } from 'vitest';
import { watchKeys } from './keys';

const shown = () => 'keys' in document.documentElement.dataset;
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
const point = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeAll(watchKeys);
afterEach(() => void point());

it('shows the letters of shortcuts while the keyboard is in use, and no longer', () => {
  expect(shown()).toBe(false);
  for (const key of ['?', 'Tab', 'a']) {
    press(key);
    expect(shown(), key).toBe(true);
    point();
    expect(shown()).toBe(false);
  }
});

it('shows none to who scrolls, writes, or commands the browser', () => {
  const input = document.body.appendChild(document.createElement('input'));
  press('ArrowDown');
  press(' ');
  press('a', {}, input);
  press('f', { ctrlKey: true });
  expect(shown()).toBe(false);
  input.remove();
});
