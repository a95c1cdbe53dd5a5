/** The decks that this browser keeps for a game, decks as text, and as links. */
import type { Fault } from '../generated/Fault';
import type { GivenOptions } from '../generated/GivenOptions';
import type { OptionKind } from '../generated/OptionKind';
import type { ShelfItem } from '../generated/ShelfItem';
import { api, Trouble } from './api';
import type { Catalogue, Translate } from '../board/contract';
import { createSubscriber } from 'svelte/reactivity';
import { get, heard, update } from './keep';

/** The kind of the option to which players bring decks. */
export type DecksKind = Extract<OptionKind, { kind: 'decks' }>;

/** A deck that anybody may bring by its id; the game's locales have its name where it has none of its own. */
export type ReadyDeck = Pick<Catalogue['decks'][number], 'id' | 'name'>;

/** A deck as somebody calls it, and the options of a table that it is built for. */
export interface Deck {
  name: string;
  text: string;
  options: Record<string, unknown>;
}

/** A name as long as a deck's may be. */
export const named = (name: string): string => [...name.trim()].slice(0, 60).join('');

/** A deck that is kept. */
export interface OwnDeck extends Deck {
  id: string;
  /** It breaks rules as it is, and is to be worked on. */
  draft?: boolean;
}

/** The option of a game to which players bring decks. */
export function decksOf({ info }: ShelfItem): { id: string; kind: DecksKind } | undefined {
  for (const { id, kind } of info.options) if (kind.kind === 'decks') return { id, kind };
  return undefined;
}

/** The name of a ready deck. */
export const nameOf = ({ id, name }: ReadyDeck, says: Translate): string => name ?? says(`deck-${id}`);

/** The ready decks of a game without a component file of one's own. */
export const standard = ({ ready }: DecksKind): ReadyDeck[] => ready.map((id) => ({ id, name: null }));

/** Do the options of a table hold a component file? */
export const hasFile = ({ info }: ShelfItem, options: Record<string, unknown>): boolean =>
  info.options.some(({ id, kind }) => kind.kind === 'file' && typeof options[id] === 'string');

/** The ready decks under the options of a table: those of its component file, where it has one. Fails with [`Trouble`]. */
export async function readyUnder(item: ShelfItem, kind: DecksKind, given: GivenOptions): Promise<ReadyDeck[]> {
  if (!hasFile(item, given.options)) return standard(kind);
  return ((await api.catalogue(item.info.id, given)) as unknown as Catalogue).decks;
}

/** Is this what a seat brings the id of a deck, rather than a deck as text? */
export const isId = (deck: string): boolean => !/\s/.test(deck);

/** Where the decks of a game are kept. */
const place = (game: string): string => `quincunx/decks/${game}`;

/** What is between this browser and the account of its reader. */
export interface Shared {
  /** The decks that the account has, each with its game. */
  heard?: Record<string, string>;
  /**
   * When decks were changed or deleted here of which it has not heard yet, in milliseconds since 1970, each with its game; once its owner has signed
   * out, also with the owner's name.
   */
  unheard?: Record<string, { game: string; at: number; owner?: string }>;
}

/** Where that is kept. */
export const shared = 'quincunx-decks';

/** What the account of this name has not heard yet of what was changed here. */
export const unheardBy = (name: string): Required<Shared>['unheard'] =>
  Object.fromEntries(Object.entries(get<Shared>(shared)?.unheard ?? {}).filter(([, { owner = name }]) => owner === name));

/**
 * Leaves none of the decks here that an account has, whose owner leaves, but for what it has not heard of: that would be lost, unless `all` is to go.
 * Of one that was deleted the id stays, so that it does not come back with its owner.
 */
export function forgetDecks(name: string, all = false): void {
  const { heard = {}, unheard = {} } = get<Shared>(shared) ?? {};
  const stays = ({ id }: OwnDeck) => (id in unheard ? !all : !(id in heard));
  const games = new Set([...Object.values(heard), ...Object.values(unheard).map(({ game }) => game)]);
  for (const game of games) update<OwnDeck[]>(place(game), (kept = []) => kept.filter(stays));
  const isThere = (id: string, game: string) => (get<OwnDeck[]>(place(game)) ?? []).some((deck) => deck.id === id);
  const deleted = Object.entries(unheard).filter(([id, { game, owner = name }]) => !(all && owner === name) && !isThere(id, game));
  const stay = deleted.map(([id, change]) => [id, { owner: name, ...change }] as const);
  update<Shared>(shared, () => (stay.length > 0 ? { unheard: Object.fromEntries(stay) } : {}));
}

/** The decks of a game that are kept here. Other tabs keep theirs in the same place. */
export class OwnDecks {
  readonly #key: string;
  #all = $state.raw<OwnDeck[]>([]);
  /** Whoever shows them sees what other tabs change. */
  readonly #shown = createSubscriber((update) => this.heard(update));

  constructor(readonly game: string) {
    this.#key = place(game);
    this.#all = this.#kept;
  }

  get #kept(): OwnDeck[] {
    return get<OwnDeck[]>(this.#key) ?? [];
  }

  get all(): OwnDeck[] {
    this.#shown();
    return this.#all;
  }

  /** Hears of every change that another tab makes. */
  heard(changed: () => void): () => void {
    return heard(this.#key, () => {
      this.#all = this.#kept;
      changed();
    });
  }

  find(id: string | null | undefined): OwnDeck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  /** Keeps a deck: in the place of the one with this id, or as a new one. */
  keep({ name, text, options }: Deck, id: string = fresh(), draft = this.find(id)?.draft ?? false): OwnDeck {
    const kept = { id, name, text, options, ...(draft && { draft }) };
    this.change((all) => (all.some((deck) => deck.id === id) ? all.map((deck) => (deck.id === id ? kept : deck)) : [...all, kept]));
    return kept;
  }

  /** Notes whether a deck breaks rules, whatever else is changed about it meanwhile. */
  mark(id: string, draft: boolean): void {
    this.change((all) => all.map((deck) => (deck.id === id ? { ...deck, draft } : deck)));
  }

  drop(id: string): void {
    this.change((all) => all.filter((deck) => deck.id !== id));
  }

  /** Changes them as they are now, whichever tab has kept them. */
  change(change: (all: OwnDeck[]) => OwnDeck[]): void {
    this.#all = update<OwnDeck[]>(this.#key, (kept = this.#all) => change(kept));
  }
}

/** The id of a new deck. */
export const fresh = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/** A deck as text, its name in a line that is not read. It has a space in it, by which it is told from an id. */
export const written = ({ name, text }: Pick<Deck, 'name' | 'text'>): string => `# ${name.replace(/\s+/g, ' ').trim()}\n${text}`;

/** The name and the rest of a deck as text. */
export function read(words: string): Pick<Deck, 'name' | 'text'> {
  const [, name = '', text = words] = /^\s*#([^\n]*)(?:\n([^]*))?$/.exec(words) ?? [];
  return { name: named(name), text: name && text === words ? '' : text };
}

/** The address behind which a deck stands: whoever opens it sees the deck. A component file does not fit into it. */
export function linkTo(game: string, { name, text, options }: Deck, files: readonly string[] = []): string {
  const lines = text.split('\n').map((line) => (line.split('#')[0] ?? '').trim());
  const agreed = Object.entries(options).filter(([id, value]) => value !== undefined && !files.includes(id));
  const query = new URLSearchParams({ name, deck: lines.filter(Boolean).join(','), ...Object.fromEntries(agreed.map(([id, value]) => [`o-${id}`, JSON.stringify(value)])) });
  return `/decks/${game}#${query}`;
}

/** The deck in the part of an address behind `#`. */
export function fromLink(hash: string): Deck | undefined {
  const query = new URLSearchParams(hash);
  const text = query.get('deck');
  if (text === null) return undefined;
  const options: Deck['options'] = {};
  for (const [key, value] of query) {
    if (!key.startsWith('o-')) continue;
    try {
      options[key.slice(2)] = JSON.parse(value);
    } catch {
      // Somebody has written the link by hand: that option keeps its default.
    }
  }
  return { name: named(query.get('name') ?? ''), text: text.split(',').join('\n'), options };
}

/** What is wrong with a deck under the options of a table; `undefined` while the server cannot be asked. */
export async function faultsOf(game: string, option: { id: string; kind: DecksKind }, given: GivenOptions, deck: string): Promise<Fault[] | undefined> {
  try {
    const options = { ...given.options, [option.id]: option.kind.default.map(() => deck) };
    return (await api.check(game, { ...given, options })).faults;
  } catch (trouble) {
    if (trouble instanceof Trouble) return undefined;
    throw trouble;
  }
}
