import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '$lib/locale.svelte';
import Result from './Result.svelte';

const place = document.createElement('div');
const seat = (kind: 'person' | 'invited', name: string) => ({ kind, name, present: true, resigned: false, kept: false, releasable: false });
let shown: Record<string, unknown> | undefined;
const text = (selector: string) => place.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ');

/** The sheet of a game that Anna has won; it is printed, for a window here has no dialogs. */
function show(ending: string, rematch: string | null = null) {
  const info = { id: 't', game: 'g', status: 'finished', seats: ['Anna', 'Béla'].map((name) => seat('person', name)), you: 0, waiting: [], returns: '1 0', rematch };
  shown = mount(Result as unknown as Component<Record<string, unknown>>, {
    target: place,
    props: {
      ...{ info, ending, names: ['Anna', 'Béla'], says: String, entries: [], visit: {}, tables: [], paper: true },
      board: { module: {} },
      live: { number: 9, observation: { turn: { waiting: [], over: true }, choices: [], view: null } },
      replay: () => {},
      close: () => {},
    },
  });
  flushSync();
}

beforeAll(async () => {
  document.body.append(place);
  await speak('en');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  if (shown) await unmount(shown);
});

it('says who has won and by what in one sentence, whether or not the game names the winner', async () => {
  show('Anna has won: the enemy army is beaten.');
  expect(text('.why')).toBe('Anna has won: the enemy army is beaten.');
  await unmount(shown!);
  show('The last round is over.');
  expect(text('.why')).toBe('Anna: victory. The last round is over.');
});

it('offers a rematch, and says who has come to it and who is expected', async () => {
  show('Anna has won.');
  expect(text('.primary')).toBe('Rematch');
  await unmount(shown!);
  const next = { id: 'n', game: 'g', status: 'waiting', seats: [seat('invited', 'Anna'), seat('person', 'Béla')] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(next), { headers: { 'content-type': 'application/json' } })));
  show('Anna has won.', 'n');
  await vi.waitFor(() => expect(text('p.small')).toBe('There already: Béla · Expected: Anna'));
  expect(text('.primary')).toBe('To the rematch');
});
