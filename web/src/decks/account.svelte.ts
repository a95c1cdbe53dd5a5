/** The decks of the reader's account, which are the same on every device: of each the newest change counts. */
import type { DeckContent } from '../generated/DeckContent';
import type { DeckInfo } from '../generated/DeckInfo';
import type { Problem } from '../generated/Problem';
import { api, Trouble } from '../lib/api';
import { fresh, type OwnDeck, OwnDecks, type Shared, shared, unheardBy } from '../lib/decks.svelte';
import { get, update } from '../lib/keep';
import { reader } from '../lib/reader.svelte';

/** Why the account does not take a deck, by the deck's id: it stays in this browser alone. */
export const refused: Record<string, Problem> = $state({});

/** What is wrong with a single deck, be it of a server that thinks otherwise of decks than this page. */
const OF_ONE = [400, 404, 409, 413];

/** So long is waited for the next change, in milliseconds: one request tells of several. */
const SOON = 500;

/** One request after the other: what was answered last is what is so. */
let last: Promise<boolean> = Promise.resolve(false);

const state = (): Required<Shared> => ({ heard: {}, unheard: {}, ...get<Shared>(shared) });
const become = (change: (kept: Required<Shared>) => Shared): Shared =>
  update<Shared>(shared, (kept) => change({ heard: {}, unheard: {}, ...kept }));

const without = <T>(from: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([other]) => other !== id));

/** A deck as it goes to the account. */
const content = ({ name, text, options, draft = false }: OwnDeck): DeckContent => ({ name, text, options, draft });
const asOwn = (id: string, { name, text, options, draft }: DeckContent): OwnDeck => ({ id, name, text, options, ...(draft && { draft }) });

/** In which order the options stand does not matter. */
const written = ({ name, text, options, draft = false }: Omit<OwnDeck, 'id'>): string =>
  JSON.stringify([name, text, Object.entries(options).filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)), draft]);
const isSame = (one: Omit<OwnDeck, 'id'>, other: Omit<OwnDeck, 'id'>): boolean => written(one) === written(other);

/** By this clock, as the server's need not agree. */
const secondsSince = (at: number): number => Math.max(0, Math.floor((Date.now() - at) / 1000));

/** Those that the page has brought up to date. */
const looked = new WeakSet<OwnDecks>();

/** Brings decks up to date that are shown, once. */
export function visit(own: OwnDecks): void {
  if (looked.has(own)) return;
  looked.add(own);
  void exchange(own);
}

/**
 * Hears what was changed elsewhere, unless it `looks` for nothing, and tells what was changed here: everything of one game. Has that changed
 * anything here?
 */
export function exchange(own: OwnDecks, looks = true): Promise<boolean> {
  const ask = () => carryOut(own, looks);
  return (last = last.then(ask, ask));
}

async function carryOut(own: OwnDecks, looks: boolean): Promise<boolean> {
  if (!reader.account) return false;
  const { whose } = reader;
  const { name } = reader.account;
  const isStill = () => reader.whose === whose;
  let changed = false;
  // Whether the account has what was deleted before its owner signed out is to be seen.
  const isUnclear = ([id, { game }]: [string, { game: string }]) => game === own.game && !(id in state().heard) && !own.find(id);
  try {
    if (looks || Object.entries(unheardBy(name)).some(isUnclear)) {
      const there = await api.decks();
      if (!isStill()) return false;
      changed = take(own, there.filter(({ game }) => game === own.game), name);
    }
    for (const [id, { game, at }] of Object.entries(unheardBy(name))) {
      if (game === own.game && isStill() && (await tell(own, id, at, isStill))) changed = true;
    }
  } catch (trouble) {
    // It is told with the next change, or at the next visit.
    if (!(trouble instanceof Trouble)) throw trouble;
    // Another browser has ended this one's session: nobody is to believe that the account keeps anything.
    if (trouble.problem.key === 'not-signed-in') await reader.ask().catch(() => undefined);
  }
  return changed;
}

/**
 * Takes the decks of a game as the account of this name has them, and notes those of the guest, or of a time before accounts kept decks, to be
 * told. Are they others here by that?
 */
function take(own: OwnDecks, there: DeckInfo[], name: string): boolean {
  const before = JSON.stringify(own.all);
  const { heard } = state();
  const unheard = unheardBy(name);
  const known = new Map(there.flatMap(({ id, deck }) => (deck ? [[id, deck] as const] : [])));
  const guests: string[] = [];
  const merge = (deck: OwnDeck): OwnDeck[] => {
    const other = known.get(deck.id);
    // What was changed here is told next.
    if (deck.id in unheard) return [deck];
    // Another device has changed it, or deleted it.
    if (deck.id in heard) return other ? [isSame(other, deck) ? deck : asOwn(deck.id, other)] : [];
    if ([...known.values()].some((same) => isSame(same, deck))) return [];
    const id = other ? fresh() : deck.id;
    guests.push(id);
    return [{ ...deck, id }];
  };
  own.change((all) => {
    const kept = all.flatMap(merge);
    const isNew = ([id]: readonly [string, DeckContent]) => !(id in unheard) && !kept.some((deck) => deck.id === id);
    return [...kept, ...[...known].filter(isNew).map(([id, deck]) => asOwn(id, deck))];
  });
  // What was deleted here is to be deleted there.
  const isHeard = (id: string) => id in heard || !(id in unheard) || !own.find(id);
  const news = Object.fromEntries(guests.map((id) => [id, { game: own.game, at: Date.now() }]));
  become((kept) => ({
    heard: {
      ...Object.fromEntries(Object.entries(kept.heard).filter(([, game]) => game !== own.game)),
      ...Object.fromEntries([...known.keys()].filter(isHeard).map((id) => [id, own.game])),
    },
    unheard: { ...kept.unheard, ...news },
  }));
  return JSON.stringify(own.all) !== before;
}

/** Tells of a deck as it was changed here at this moment, or deleted. Does another change of it count, which is here now? */
async function tell(own: OwnDecks, id: string, at: number, isStill: () => boolean): Promise<boolean> {
  const deck = own.find(id);
  // What the account never had need not be deleted there.
  if (!deck && !(id in state().heard)) {
    become((kept) => ({ ...kept, unheard: kept.unheard[id]?.at === at ? without(kept.unheard, id) : kept.unheard }));
    return false;
  }
  let counts: DeckInfo;
  try {
    counts = await api.changeDeck({ id, game: own.game, ago: secondsSince(at), ...(deck && { deck: content(deck) }) });
  } catch (trouble) {
    if (!(trouble instanceof Trouble && OF_ONE.includes(trouble.problem.status))) throw trouble;
    if (!isStill()) return false;
    // What the account does not take stays unheard: it stays here when the reader signs out, and is offered at each visit.
    refused[id] = trouble.problem;
    return false;
  }
  if (!isStill()) return false;
  delete refused[id];
  const is = counts.deck;
  const { unheard } = become((kept) => {
    const { [id]: newest, ...others } = kept.unheard;
    return {
      heard: is ? { ...kept.heard, [id]: own.game } : without(kept.heard, id),
      // What was changed here meanwhile, in whichever tab, must not seem older than what was told: the server counts back from when it is told.
      unheard: newest && newest.at !== at ? { ...others, [id]: { ...newest, at: Date.now() } } : others,
    };
  });
  // And it is newer.
  if (unheard?.[id]) return false;
  if (is && deck ? isSame(is, deck) : !is && !deck) return false;
  if (!is) own.change((all) => all.filter((other) => other.id !== id));
  else if (!deck) own.change((all) => [...all, asOwn(id, is)]);
  else own.change((all) => all.map((other) => (other.id === id ? asOwn(id, is) : other)));
  return true;
}

/** Tells what could not be told until now, of all games. */
export async function tellRest(): Promise<void> {
  if (!reader.account) return;
  const games = new Set(Object.values(unheardBy(reader.account.name)).map(({ game }) => game));
  await Promise.all([...games].map((game) => exchange(new OwnDecks(game), false)));
}

/** The decks of a game where they are worked on: the account of the reader hears of each change. */
export class AccountDecks extends OwnDecks {
  readonly #hearers = new Set<() => void>();
  #soon: ReturnType<typeof setTimeout> | undefined;

  /** Hears of every change that another tab or another device makes. */
  override heard(changed: () => void): () => void {
    const stop = super.heard(changed);
    this.#hearers.add(changed);
    return () => {
      this.#hearers.delete(changed);
      stop();
    };
  }

  override keep(...given: Parameters<OwnDecks['keep']>): OwnDeck {
    const kept = super.keep(...given);
    this.#note(kept.id);
    return kept;
  }

  override mark(id: string, draft: boolean): void {
    super.mark(id, draft);
    this.#note(id);
  }

  override drop(id: string): void {
    super.drop(id);
    this.#note(id);
  }

  /** Hears what was changed elsewhere, and tells what was changed here. */
  async exchange(looks = true): Promise<void> {
    if (await exchange(this, looks)) this.#hearers.forEach((changed) => changed());
  }

  #note(id: string): void {
    if (!reader.account) return;
    become((kept) => ({ ...kept, unheard: { ...kept.unheard, [id]: { game: this.game, at: Date.now() } } }));
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.exchange(false), SOON);
  }
}
