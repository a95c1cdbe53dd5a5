/** A deck in the making: read from its text, changed, counted, and written again. Whether it is good the server says. */
import type { OhCard } from '$generated/OhCard';
import type { OhCaste } from '$generated/OhCaste';
import type { OhKind } from '$generated/OhKind';

/** Copies of cards by their ids, none of them zero. */
export type Pile = Readonly<Record<string, number>>;

export interface Deck {
  noble: string | undefined;
  main: Pile;
  side: Pile;
}

export type Part = 'main' | 'side';

/** As many copies of one card as a line of a deck can say. */
const MOST = 60;

/** The deck of a text (OH-2.20); lines that cannot be read are left out. */
export function readDeck(text: string): Deck {
  const deck: { noble: string | undefined } & Record<Part, Record<string, number>> = { noble: undefined, main: {}, side: {} };
  let part: Part = 'main';
  for (const line of text.split('\n').flatMap((line) => (line.split('#')[0] ?? '').split(','))) {
    const [, first = '', id = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
    const [, copies] = /^(\d+)[x×]?$/.exec(first) ?? [];
    if (first === 'side' && id === '') part = 'side';
    else if (first === 'noble') deck.noble = id || undefined;
    else if (id && copies) deck[part][id] = Math.min((deck[part][id] ?? 0) + Number(copies), MOST);
  }
  return deck;
}

/** The text of a deck, its cards in the order of the file and the unknown ones last. */
export function writeDeck({ noble, main, side }: Deck, cards: readonly OhCard[]): string {
  const place = (id: string) => cards.findIndex((card) => card.id === id) >>> 0;
  const lines = (pile: Pile) =>
    Object.entries(pile)
      .sort(([a], [b]) => place(a) - place(b))
      .map(([id, copies]) => `${copies} ${id}`);
  const beside = lines(side);
  return [...(noble ? [`noble ${noble}`] : []), ...lines(main), ...(beside.length > 0 ? ['side', ...beside] : [])].map((line) => `${line}\n`).join('');
}

/** More or fewer copies of a card. */
export function add(deck: Deck, part: Part, id: string, copies: number): Deck {
  const { [id]: old = 0, ...rest } = deck[part];
  const now = Math.min(Math.max(old + copies, 0), MOST);
  return { ...deck, [part]: now > 0 ? { ...rest, [id]: now } : rest };
}

/** One copy goes to the other part (OH-2.24). */
export const exchange = (deck: Deck, from: Part, id: string): Deck => (deck[from][id] ? add(add(deck, from, id, -1), from === 'main' ? 'side' : 'main', id, 1) : deck);

export const size = (pile: Pile): number => Object.values(pile).reduce((sum, copies) => sum + copies, 0);

export const castes: OhCaste[] = ['hunter', 'mage', 'warrior'];
export const kinds: OhKind[] = ['mercenary', 'hero', 'weapon', 'armour', 'continuous', 'puppet', 'mount', 'instant', 'quick', 'trap', 'potion'];
export const levels = [1, 2, 3, 4, 5, 6];

/** How many cards of each level, caste and kind. */
export function count(pile: Pile, cards: readonly OhCard[]): { level: Record<number, number>; caste: Partial<Record<OhCaste, number>>; kind: Partial<Record<OhKind, number>> } {
  const counted: ReturnType<typeof count> = { level: {}, caste: {}, kind: {} };
  for (const { id, level, caste, kind } of cards) {
    const copies = pile[id] ?? 0;
    if (copies === 0) continue;
    counted.level[level] = (counted.level[level] ?? 0) + copies;
    counted.caste[caste] = (counted.caste[caste] ?? 0) + copies;
    counted.kind[kind] = (counted.kind[kind] ?? 0) + copies;
  }
  return counted;
}

/** What is looked for among the cards. */
export interface Sought {
  words: string;
  caste: OhCaste | undefined;
  kind: OhKind | undefined;
  level: number | undefined;
}

export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a card fit, all of whose words are `said`? */
export function fits({ caste, kind, level }: OhCard, said: string, sought: Sought): boolean {
  const text = folded(said);
  return (
    (sought.caste === undefined || caste === sought.caste) &&
    (sought.kind === undefined || kind === sought.kind) &&
    (sought.level === undefined || level === sought.level) &&
    folded(sought.words).split(/\s+/).every((word) => text.includes(word))
  );
}
