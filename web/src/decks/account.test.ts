import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeDeck } from '../generated/ChangeDeck';
import type { DeckInfo } from '../generated/DeckInfo';
import { type Deck, forgetDecks, OwnDecks, unheardBy } from '../lib/decks.svelte';
import { reader } from '../lib/reader.svelte';
import { AccountDecks, exchange, refused, tellRest, visit } from './account.svelte';

const GAME = 'some-game';
const deck = (name: string, text = '1 x\n'): Deck => ({ name, text, options: { format: 'noble', rules: 'free' } });
const names = (own = new OwnDecks(GAME)) => own.all.map(({ name }) => name);

/** Has Anna's account not heard yet of everything that was changed here? */
const areUnheard = () => Object.keys(unheardBy('Anna')).length > 0;

/** The reader signs out. */
async function leave(name = 'Anna') {
  await reader.becomes(null);
  forgetDecks(name);
}

describe('the decks of an account', () => {
  /** What the server has, since when, what it was told, whether it can be reached, and what it takes no deck for. */
  let kept: Map<string, DeckInfo & { changed: number }>;
  let told: ChangeDeck[];
  let asked: number;
  let reached: boolean;
  let refusal: { status: number; key: string } | undefined;
  /** The session holds no more. */
  let ended: boolean;
  /** What happens while the next request is under way. */
  let meanwhile: (() => void) | undefined;

  const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

  beforeEach(() => {
    [kept, told, asked, reached, refusal, ended, meanwhile] = [new Map(), [], 0, true, undefined, false, undefined];
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      if (!reached) return Promise.reject(new TypeError('no network'));
      if (path === '/api/me') return answer({ known: !ended, account: ended ? null : { name: 'Anna' } });
      if (path !== '/api/me/decks') return answer([]);
      if (ended) return answer({ status: 403, key: 'not-signed-in', title: '' }, 403);
      if (body === undefined) {
        asked += 1;
        return answer([...kept.values()].filter(({ deck }) => deck));
      }
      const change: ChangeDeck = JSON.parse(String(body));
      told.push(change);
      if (refusal) return answer({ ...refusal, title: '' }, refusal.status);
      const changed = Math.floor(Date.now() / 1000) - change.ago;
      const before = kept.get(change.id);
      if (!before || before.changed <= changed) kept.set(change.id, { id: change.id, game: change.game, deck: change.deck ?? null, changed });
      const happens = meanwhile;
      meanwhile = undefined;
      happens?.();
      return answer(kept.get(change.id));
    });
  });

  afterEach(async () => {
    await reader.becomes(null);
    for (const id of Object.keys(refused)) delete refused[id];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  /** Another device has changed a deck, or deleted it. */
  function elsewhere(id: string, name: string | null, changed = Math.floor(Date.now() / 1000)) {
    // The server has its own order of options.
    const content = name === null ? null : { ...deck(name), options: { rules: 'free', format: 'noble' }, draft: false };
    kept.set(id, { id, game: GAME, deck: content, changed });
  }

  it('are not asked for by a guest', async () => {
    const own = new AccountDecks(GAME);
    own.keep(deck('One'));
    await own.exchange();
    expect([asked, told]).toEqual([0, []]);
  });

  it('are those that the guest has built as well, each once, and none is lost', async () => {
    const guest = new OwnDecks(GAME);
    guest.keep(deck('Same'));
    guest.keep(deck('Storm', '2 y\n'));
    elsewhere('a', 'Same');
    elsewhere('b', 'Storm');
    await reader.becomes({ name: 'Anna' });
    const own = new OwnDecks(GAME);
    expect(await exchange(own)).toBe(true);
    expect(own.all.map(({ name, text }) => [name, text])).toEqual([['Storm', '2 y\n'], ['Same', '1 x\n'], ['Storm', '1 x\n']]);
    expect(told.map(({ deck }) => deck?.text)).toEqual(['2 y\n']);
    expect(await exchange(own)).toBe(false);
    expect(told).toHaveLength(1);
  });

  it('are there at once, and brought up to date where they are shown', async () => {
    await reader.becomes({ name: 'Anna' });
    elsewhere('a', 'One');
    await exchange(new OwnDecks(GAME));
    elsewhere('a', 'Changed');
    elsewhere('b', 'Two');
    const shown = new OwnDecks(GAME);
    expect(names(shown)).toEqual(['One']);
    visit(shown);
    visit(shown);
    await tellRest();
    await exchange(new OwnDecks('other-game'), false);
    expect(names(shown)).toEqual(['Changed', 'Two']);
    expect(asked).toBe(2);
  });

  it('are told a moment after they were changed, once for several changes, and whoever works on one hears what counts', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    let heard = 0;
    const stop = own.heard(() => (heard += 1));
    const { id } = own.keep(deck('O'));
    own.keep(deck('On'), id);
    own.keep(deck('One'), id);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    await exchange(own, false);
    expect(told.map(({ id, deck, ago }) => [id, deck?.name, ago])).toEqual([[id, 'One', 0]]);
    expect(heard).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    elsewhere(id, 'Elsewhere');
    await own.exchange();
    expect([heard, names(own)]).toEqual([1, ['Elsewhere']]);
    stop();
  });

  it('that two devices change are both there, and of one the newest change counts', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => own.keep(deck(name)).id) as [string, string, string];
    await own.exchange();
    reached = false;
    vi.setSystemTime(Date.now() + 60_000);
    own.keep(deck('One here'), one);
    own.keep(deck('Two here'), two);
    own.drop(three);
    await own.exchange();
    vi.setSystemTime(Date.now() + 60_000);
    elsewhere(one, 'One elsewhere', Math.floor(Date.now() / 1000) - 90);
    elsewhere(two, 'Two elsewhere');
    elsewhere('z', 'New elsewhere');
    reached = true;
    await own.exchange();
    expect(names(own)).toEqual(['One here', 'Two elsewhere', 'New elsewhere']);
    expect([kept.get(one)?.deck?.name, kept.get(three)?.deck]).toEqual(['One here', null]);
  });

  it('that were deleted elsewhere go, and stay away though they were changed here before', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const [one, two] = ['One', 'Two'].map((name) => own.keep(deck(name)).id) as [string, string];
    await own.exchange();
    reached = false;
    own.keep(deck('Two here'), two);
    await own.exchange();
    vi.setSystemTime(Date.now() + 60_000);
    elsewhere(one, null);
    elsewhere(two, null);
    reached = true;
    await own.exchange();
    expect(names(own)).toEqual([]);
  });

  it('are as they were changed last, also while another change was under way', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    meanwhile = () => {
      vi.setSystemTime(Date.now() + 1000);
      own.keep(deck('One more'), id);
      vi.setSystemTime(Date.now() + 2000);
    };
    await own.exchange();
    expect(names(own)).toEqual(['One more']);
    await own.exchange();
    expect([kept.get(id)?.deck?.name, names(own)]).toEqual(['One more', ['One more']]);
  });

  it('are as they were changed last, also where another tab has told the one before', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    meanwhile = () => {
      vi.setSystemTime(Date.now() + 1000);
      own.keep(deck('One more'), id);
      // The server is slow, and counts back from when it is told at last.
      vi.setSystemTime(Date.now() + 2000);
      kept.get(id)!.changed = Math.floor(Date.now() / 1000);
    };
    await own.exchange();
    // Whichever tab tells it next counts from here.
    expect(JSON.parse(localStorage.getItem('quincunx-decks')!).unheard[id].at).toBe(Date.now());
    await tellRest();
    expect(kept.get(id)?.deck?.name).toBe('One more');
  });

  it('do not stay in the browser, but for those that the account does not have', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    own.keep(deck('Two'));
    await own.exchange();
    refusal = { status: 413, key: 'too-large' };
    own.keep(deck('One with a file'), id);
    await own.exchange();
    expect(refused[id]).toMatchObject({ key: 'too-large' });
    await leave();
    expect(names()).toEqual(['One with a file']);
    // The account has an older one of the same id: it stays beside.
    refusal = undefined;
    await reader.becomes({ name: 'Anna' });
    await exchange(new OwnDecks(GAME));
    expect(names().sort()).toEqual(['One', 'One with a file', 'Two']);
  });

  it('that the account does not take any more are deleted there as well', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    await own.exchange();
    refusal = { status: 413, key: 'too-large' };
    own.keep(deck('One with a file'), id);
    await own.exchange();
    refusal = undefined;
    own.drop(id);
    await own.exchange();
    expect([kept.get(id)?.deck, names(own), refused]).toEqual([null, [], {}]);
  });

  it('that were deleted here stay away, though the reader signed out before that could be told', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const [one] = ['One', 'Two'].map((name) => own.keep(deck(name)).id) as [string, string];
    await own.exchange();
    reached = false;
    own.drop(one);
    await leave();
    await reader.becomes({ name: 'Anna' });
    await exchange(new OwnDecks(GAME));
    await leave();
    reached = true;
    await reader.becomes({ name: 'Anna' });
    await tellRest();
    expect([names(), kept.get(one)?.deck, areUnheard()]).toEqual([['Two'], null, false]);
  });

  it('that were deleted here are no business of another account', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    await own.exchange();
    reached = false;
    own.drop(id);
    await leave();
    reached = true;
    told = [];
    await reader.becomes({ name: 'Béla' });
    await tellRest();
    await leave('Béla');
    expect(told).toEqual([]);
    await reader.becomes({ name: 'Anna' });
    await tellRest();
    expect([names(), kept.get(id)?.deck, areUnheard()]).toEqual([[], null, false]);
  });

  it('are told before the reader signs out, whatever could not be told until then', async () => {
    await reader.becomes({ name: 'Anna' });
    reached = false;
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    await own.exchange();
    expect(areUnheard()).toBe(true);
    reached = true;
    await tellRest();
    expect(areUnheard()).toBe(false);
    await leave();
    expect([names(), kept.get(id)?.deck?.name]).toEqual([[], 'One']);
  });

  it('of the guest are not lost where the reader signs out before they were told', async () => {
    new OwnDecks(GAME).keep(deck('One'));
    await reader.becomes({ name: 'Anna' });
    reached = false;
    await exchange(new OwnDecks(GAME));
    await leave();
    expect(names()).toEqual(['One']);
  });

  it('are told by whoever is called otherwise meanwhile', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    own.keep(deck('One'));
    own.keep(deck('Two'));
    meanwhile = () => void reader.becomes({ name: 'Player 17' }, true);
    await own.exchange();
    expect([...kept.values()].map(({ deck }) => deck?.name)).toEqual(['One', 'Two']);
  });

  it('are not lost where the server takes none of them while the reader signs out', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    own.keep(deck('One'));
    const { id } = own.keep(deck('Two'));
    await own.exchange();
    refusal = { status: 429, key: 'too-many-requests' };
    own.keep(deck('Two more'), id);
    await tellRest();
    await leave();
    expect(names()).toEqual(['Two more']);
    refusal = undefined;
    await reader.becomes({ name: 'Anna' });
    await exchange(new OwnDecks(GAME));
    expect(names().sort()).toEqual(['One', 'Two', 'Two more']);
  });

  it('are not lost where the session was ended elsewhere, and the reader hears of that', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    own.keep(deck('One'));
    const { id } = own.keep(deck('Two'));
    await own.exchange();
    ended = true;
    own.keep(deck('Two more'), id);
    await own.exchange(false);
    expect(reader.account).toBeUndefined();
    forgetDecks('Anna');
    expect(names()).toEqual(['Two more']);
  });

  it('go from the browser altogether with the account, also those that it has not heard of', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    const { id } = own.keep(deck('One'));
    await own.exchange();
    reached = false;
    own.keep(deck('One more'), id);
    own.keep(deck('Two'));
    await own.exchange();
    forgetDecks('Anna', true);
    expect([names(), areUnheard()]).toEqual([[], false]);
  });

  it('are not told to another account, once the own one has heard of them', async () => {
    await reader.becomes({ name: 'Anna' });
    const own = new AccountDecks(GAME);
    own.keep(deck('One'));
    meanwhile = () => void reader.becomes({ name: 'Béla' });
    own.keep(deck('Two'));
    await own.exchange();
    expect(told).toHaveLength(1);
    await reader.becomes({ name: 'Anna' });
    await own.exchange();
    await reader.becomes({ name: 'Béla' });
    forgetDecks('Anna');
    [told, kept] = [[], new Map()];
    await exchange(new OwnDecks(GAME));
    expect([told, names()]).toEqual([[], []]);
  });
});
