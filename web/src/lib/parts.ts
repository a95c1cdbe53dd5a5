/** What is played from the seats of a game, where they differ. */
import type { Translate } from '../board/contract';

/**
 * What is played from a seat, counted from 0, of so many; nothing where the seats of the game are alike. `seating` is the value of
 * the option of that name, and `tells` says whether the game has words for a key.
 */
export function partOf(seat: number, count: number, seating: unknown, tells: (key: string) => boolean, says: Translate): string {
  const usual = `part-${count}-${seat + 1}`;
  const key = [`${usual}-${seating}`, usual].find(tells);
  return key ? says(key) : '';
}
