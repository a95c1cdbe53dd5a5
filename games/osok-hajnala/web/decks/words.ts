/** Decks as text with the names of the cards in the reader's language, and with their ids; line by line, so that a line keeps its number. */
import type { OhCard } from '$generated/OhCard';
import type { OhCatalogue } from '$generated/OhCatalogue';
import type { OhView } from '$generated/OhView';
import type { Translate } from '$board/contract';
import { cardName } from '../names';
import { folded } from './deck';

const nameOf = (cards: readonly OhCard[], id: string, t: Translate) => cardName({ cards } as OhView, id, t);

/** What is said, and what stands behind `#` and is not read. */
function halves(line: string): [string, string] {
  const at = line.indexOf('#');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at)];
}

/** The deck with names for ids, as far as they are those of cards. */
export function named(text: string, { cards }: OhCatalogue, t: Translate): string {
  const ids = new Set(cards.map(({ id }) => id));
  const part = (said: string) => {
    const [, space = '', first = '', gap = '', id = ''] = /^(\s*)(\S+)(\s*)(.*?)\s*$/.exec(said) ?? [];
    if (first === 'side' && id === '') return space + t('builder-word-side');
    if (id === '' && ids.has(first)) return space + nameOf(cards, first, t);
    if (!ids.has(id)) return said;
    return `${space}${first === 'noble' ? t('builder-word-noble') : first}${gap}${nameOf(cards, id, t)}`;
  };
  return lines(text, (said) => said.split(',').map(part).join(','));
}

/** The deck with ids for names, as far as it has names of cards. What is written with ids stays as it is. */
export function plain(text: string, { cards }: OhCatalogue, t: Translate): string {
  const ids = new Map(cards.map(({ id }) => [key(nameOf(cards, id, t)), id]));
  const side = key(t('builder-word-side'));
  const noble = key(t('builder-word-noble'));
  const leadOf = (words: string) => [noble, 'noble'].find((word) => words.startsWith(`${word} `));
  const part = (said: string): string | undefined => {
    const words = key(said);
    if (words === side || words === 'side') return 'side';
    const lead = leadOf(words);
    // The sign of number may be a Cyrillic letter, and other programs write it behind the card.
    const [, before, name = '', after] = /^(?:(\d+)\s*[x×х]?\s+)?(.+?)(?:\s*[x×х]\s*(\d+))?$/.exec(words) ?? [];
    if (lead === undefined && (before === undefined) === (after === undefined)) return undefined;
    const id = ids.get(lead === undefined ? name : words.slice(lead.length + 1));
    if (id === undefined) return undefined;
    return lead === undefined ? `${before ?? after} ${id}` : `noble ${id}`;
  };
  /** A Noble whom there is not is told to be none. */
  const unknown = (said: string): string => {
    const lead = leadOf(key(said));
    return lead === undefined ? said.trim() : `noble ${said.trim().slice(lead.length).trim()}`;
  };
  return lines(text, (said) => {
    // A comma ends a line, but names have some, too: as much as is a name is taken at once.
    const pieces = said.split(',');
    const told: string[] = [];
    for (let first = 0; first < pieces.length; ) {
      let last = pieces.length;
      while (last > first + 1 && part(pieces.slice(first, last).join(',')) === undefined) last--;
      const piece = pieces.slice(first, last).join(',');
      told.push(part(piece) ?? unknown(piece));
      first = last;
    }
    return told.join(', ');
  });
}

const key = (words: string): string => folded(words).replace(/[’ʼ`]/g, "'").replace(/\s+/g, ' ').trim();

function lines(text: string, of: (said: string) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const [said, rest] = halves(line);
      return said.trim() === '' ? line : of(said) + (rest && ` ${rest}`);
    })
    .join('\n');
}
