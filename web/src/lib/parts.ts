/** What is played from the seats of a game, where they differ. */
import type { Translate } from '../board/contract';
import type { Side } from '../generated/Side';
import { tell, translator } from './locale.svelte';

/**
 * What is played from a seat, counted from 0, of so many; nothing where the seats of the game are alike. `seating` is the value of
 * the option of that name, and `tells` says whether the game has words for a key.
 */
export function partOf(seat: number, count: number, seating: unknown, tells: (key: string) => boolean, says: Translate): string {
  const usual = `part-${count}-${seat + 1}`;
  const key = [`${usual}-${seating}`, usual].find(tells);
  return key ? says(key) : '';
}

/** What was played from a side of a game whose words are loaded. */
export const playedAs = (game: string, { seat, seats, seating }: Side): string =>
  partOf(seat, seats, seating, (key) => tell(game, key), translator(game));
