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

it('shows tables at which the reader sits before seats that others keep, asks for more once all are shown, and folds again', () => {
  const more = vi.fn();
  const kept = { status: 'waiting', you: null } as const;
  const tables = [
    table('kept', { ...kept, created: 9 }),
    table('over', { status: 'over', since: 3 }),
    table('kept-before', { ...kept, created: 8 }),
    table('theirs-before', { since: 4 }),
    table('theirs', { since: 5 }),
    table('yours', { waiting: [0], since: 2 }),
  ];
  shown = mount(Tables as unknown as Component<Record<string, unknown>>, {
    target: place,
    props: { title: 'Your tables', tables, games: [], more },
  });
  flushSync();
  expect(ids()).toEqual(['yours', 'theirs', 'theirs-before', 'kept']);
  const [all] = buttons();
  expect(all?.textContent.trim()).toBe('Show more tables');
  all?.click();
  flushSync();
  expect(ids()).toEqual(['yours', 'theirs', 'theirs-before', 'kept', 'over', 'kept-before']);
  expect(more).not.toHaveBeenCalled();
  const [fewer, next, ...others] = buttons();
  expect(others).toEqual([]);
  next?.click();
  expect(more).toHaveBeenCalledOnce();
  fewer?.click();
  flushSync();
  expect(ids()).toEqual(['yours', 'theirs', 'theirs-before', 'kept']);
});
