import { expect, it, vi } from 'vitest';
import { stage } from '../testing';
import Result from './Result.svelte';

const { place, clear, show } = stage();
const seat = (kind: 'person' | 'invited' | 'computer', name: string) => ({ kind, name, present: true, resigned: false, kept: false, releasable: false });
const text = (selector: string) => place.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ');

/** The sheet of a game that Anna has won; it is printed, for a window here has no dialogs. */
function sheet(ending: string, rematch: string | null = null, other = seat('person', 'Béla')) {
  const info = { id: 't', game: 'g', status: 'finished', seats: [seat('person', 'Anna'), other], you: 0, waiting: [], returns: '1 0', rematch };
  show(Result, {
    ...{ info, ending, names: ['Anna', 'Béla'], says: String, entries: [], visit: {}, tables: [], paper: true },
    board: { module: {} },
    live: { number: 9, observation: { turn: { waiting: [], over: true }, choices: [], view: null } },
    replay: () => {},
    close: () => {},
  });
}

it('says who has won and by what in one sentence, whether or not the game names the winner', async () => {
  sheet('Anna has won: the enemy army is beaten.');
  expect(text('.why')).toBe('Anna has won: the enemy army is beaten.');
  await clear();
  sheet('The last round is over.');
  expect(text('.why')).toBe('Anna: victory. The last round is over.');
});

it('says of a computer that it is one, and how strong', () => {
  sheet('Anna has won.', null, seat('computer', 'Béla · experienced'));
  expect(text('li:last-child .name')).toBe('BélaComputer Experienced');
});

it('offers a rematch, and says who has come to it and who is expected', async () => {
  sheet('Anna has won.');
  expect(text('.primary')).toBe('Rematch');
  await clear();
  const next = { id: 'n', game: 'g', status: 'waiting', seats: [seat('invited', 'Anna'), seat('person', 'Béla')] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(next), { headers: { 'content-type': 'application/json' } })));
  sheet('Anna has won.', 'n');
  await vi.waitFor(() => expect(text('p.small')).toBe('There already: Béla · Expected: Anna'));
  expect(text('.primary')).toBe('To the rematch');
});
