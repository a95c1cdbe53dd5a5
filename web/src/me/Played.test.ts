import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { FinishedGame } from '$generated/FinishedGame';
import type { History } from '$generated/History';
import { PAGE } from '$lib/api';
import { stage } from '../testing';
import Played from './Played.svelte';

const game = (table: string, more: Partial<FinishedGame> = {}): FinishedGame => ({
  table,
  game: 'victory-or-death',
  names: ['Anna', 'Béla', 'Hanno · greedy', 'Cili'],
  side: { seat: 0, seats: 4, seating: 'demos' },
  outcome: 'won',
  ended: 1,
  ...more,
});
const score = (won: number, lost: number) => ({ played: won + lost, won, drawn: 0, lost });
/** What the server knows: a page and two games more. */
const known = Array.from({ length: PAGE + 2 }, (_, place) => game(`t${place}`));
const figures: History['figures'] = [
  {
    game: 'victory-or-death',
    score: score(PAGE, 2),
    sides: [
      { side: { seat: 3, seats: 4, seating: 'demos' }, score: score(40, 0) },
      { side: { seat: 2, seats: 3, seating: 'oligarchs' }, score: score(10, 2) },
    ],
    others: [{ name: 'Hanno · greedy', score: score(3, 1) }],
  },
];

const { place, show, all, texts } = stage();

/** The addresses that are asked for. */
function serve(answer: (search: URLSearchParams) => History) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://x');
    asked.push(String(searchParams));
    return Response.json(answer(searchParams));
  });
  return asked;
}

const played = () => show(Played, { games: [], over: 0 });

it('shows what was played, with whom, from which side and with what outcome, and counts it', async () => {
  serve((search) => ({ games: known.slice(Number(search.get('page')) * PAGE).slice(0, PAGE), figures }));
  played();
  await vi.waitFor(() => expect(texts('li').length).toBe(PAGE));
  expect(texts('li')[0]).toMatch(/^victory-or-death Béla, Hanno · Greedy, Cili Won Corinth .* ago$/);
  const rows = [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
  expect(rows).toEqual(['victory-or-death 52 50 0 2', 'as Athens 52 50 0 2', 'with Hanno · Greedy 4 3 0 1']);
  place.querySelector<HTMLButtonElement>('button')?.click();
  await vi.waitFor(() => expect(texts('li').length).toBe(PAGE + 2));
  expect(texts('button')).toEqual([]);
});

it('asks for what is looked for, and keeps the question when nothing is found', async () => {
  const asked = serve((search) => (search.has('name') ? { games: [], figures: [] } : { games: [game('one')], figures: [{ ...figures[0]!, score: score(1, 0) }] }));
  played();
  await vi.waitFor(() => expect(texts('[role="status"]')).toEqual(['1 game']));
  const name = place.querySelector<HTMLInputElement>('input')!;
  name.value = ' béla ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  await vi.waitFor(() => expect(texts('[role="status"]')).toEqual(['0 games']));
  expect(asked).toEqual(['page=0', 'name=b%C3%A9la&page=0']);
  expect(name.isConnected).toBe(true);
});

it('asks for the games of one kind and of one outcome, for both together, and for all again', async () => {
  const asked = serve(() => ({ games: [game('one')], figures }));
  const info = (id: string, title: string) => ({ info: { id, title } });
  show(Played, { games: [info('field-of-glory', 'Field of Glory'), info('victory-or-death', 'Victory or Death')], over: 0 });
  await vi.waitFor(() => expect(all('select').length).toBe(2));
  const [kind, outcome] = all<HTMLSelectElement>('select');
  const choose = async (select: HTMLSelectElement, words: string, address: string) => {
    const option = [...select.options].find(({ textContent }) => textContent === words) ?? expect.fail(words);
    select.value = option.value;
    // A browser calls the chosen option checked; this window knows that of fields alone.
    vi.spyOn(select, 'querySelector').mockReturnValueOnce(option);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    await vi.waitFor(() => expect(asked.at(-1)).toBe(address));
  };
  await choose(kind!, 'Victory or Death', 'game=victory-or-death&page=0');
  await choose(outcome!, 'Lost', 'game=victory-or-death&outcome=lost&page=0');
  await choose(kind!, 'All games', 'outcome=lost&page=0');
  await choose(outcome!, 'Any', 'page=0');
  expect(asked).toHaveLength(5);
});

it('shows nothing to whom nothing has ended', async () => {
  const asked = serve(() => ({ games: [], figures: [] }));
  played();
  await vi.waitFor(() => expect(asked.length).toBe(1));
  expect(place.textContent).toBe('');
});
