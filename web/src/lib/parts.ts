/** What is played from the seats of a game, where they differ. */
import type { Translate } from '../board/contract';
import type { Side } from '../generated/Side';
import { translator } from './locale.svelte';

/**
 * What is played from a seat, counted from 0, of so many, in the words of the game; nothing where its seats are alike. `seating` is
 * the value of the option of that name.
 */
export function partOf(seat: number, count: number, seating: unknown, says: Translate): string {
  const usual = `part-${count}-${seat + 1}`;
  const key = [`${usual}-${seating}`, usual].find(says.has);
  return key ? says(key) : '';
}

/** What was played from a side of a game whose words are loaded. */
export const playedAs = (game: string, { seat, seats, seating }: Side): string =>
  partOf(seat, seats, seating, translator(game));
