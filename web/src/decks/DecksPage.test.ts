import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeckInfo } from '$generated/DeckInfo';
import { reader } from '$lib/reader.svelte';
import { stage } from '../testing';
import DecksPage from './DecksPage.svelte';

vi.mock('$lib/games', () => ({ deckPage: async () => ({ default: () => {}, options: [] }) }));

const { show } = stage();
const GAME = 'some-game';
const option = { id: 'decks', kind: { kind: 'decks', default: ['a', 'b'], ready: [] } };

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await reader.becomes(null);
  localStorage.clear();
});

it('does not tell the account of an old deck as of the newest, because it breaks rules', async () => {
  let tell!: (decks: DeckInfo[]) => void;
  const there = new Promise<DeckInfo[]>((resolve) => (tell = resolve));
  const checked = vi.fn(() => Response.json({ faults: [{ key: 'some-fault', args: {} }] }));
  const told: DeckInfo[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path === '/api/games') return Response.json([{ info: { id: GAME, title: '', options: [option] }, levels: [] }]);
    if (path.endsWith('/components')) return Response.json({ decks: [] });
    if (path.endsWith('/check')) return checked();
    if (path !== '/api/me/decks') return Response.json([]);
    if (method === 'GET') return Response.json(await there);
    const change = JSON.parse(body as string);
    told.push(change);
    return Response.json(change);
  });
  await reader.becomes({ name: 'Anna' });
  localStorage.setItem(`quincunx/decks/${GAME}`, JSON.stringify([{ id: 'one', name: 'Here', text: '1 x\n', options: {} }]));
  localStorage.setItem('quincunx-decks', JSON.stringify({ heard: { one: GAME } }));
  show(DecksPage, { game: GAME });
  await vi.waitFor(() => expect(checked).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 20));
  tell([{ id: 'one', game: GAME, deck: { name: 'Elsewhere', text: '2 x\n', options: {}, draft: false } }]);
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 3000 });
  expect(told.map(({ deck }) => deck)).toEqual([{ name: 'Elsewhere', text: '2 x\n', options: {}, draft: true }]);
});
