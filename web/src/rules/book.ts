import { api } from '$lib/api';
import { type Block, parse } from '$lib/rules';

const books = new Map<string, Promise<Block[]>>();

/** The rulebook of a game in a language; asked for once. */
export function book(game: string, lang: string): Promise<Block[]> {
  const key = `${game}/${lang}`;
  const known = books.get(key);
  if (known) return known;
  const asked = api.rules(game, lang).then(parse);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}
