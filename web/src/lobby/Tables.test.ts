import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TableInfo } from '$generated/TableInfo';
import { speak } from '$lib/locale.svelte';
import Tables from './Tables.svelte';

let shown: Record<string, unknown> | undefined;

const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({ id, game: 'g', status: 'playing', seats: [], you: 0, waiting: [], since: null, created: 1, ...more }) as unknown as TableInfo;

// The window is that of all tests: what others have left there is none of these.
const place = document.createElement('div');
const buttons = () => [...place.querySelectorAll('button')];
const ids = () => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace('/table/', ''));

beforeAll(() => {
  document.body.append(place);
  return speak('en');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});
afterAll(() => place.remove());

it('folds a long list, and asks for more', () => {
  const more = vi.fn();
  const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => table(id, {}));
  shown = mount(Tables as unknown as Component<Record<string, unknown>>, {
    target: place,
    props: { title: 'Your tables', tables, games: [], more, folds: true },
  });
  flushSync();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  const [all] = buttons();
  expect(all?.textContent.trim()).toBe('Show all 6');
  all?.click();
  flushSync();
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(more).not.toHaveBeenCalled();
  const [fewer, next, ...others] = buttons();
  expect(others).toEqual([]);
  next?.click();
  expect(more).toHaveBeenCalledOnce();
  fewer?.click();
  flushSync();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
});
