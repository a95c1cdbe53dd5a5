/** What the dice did in a game, against what was to be expected. */
import type { IffEvent } from '$generated/IffEvent';
import { misses } from './odds';

export interface Luck {
  turns: number;
  rolls: number;
  failures: number;
  /** Rolls that offered nothing open. */
  dead: number;
  /** How many of them were to be expected with the spaces open at each roll. */
  expected: number;
  taken: number;
}

const cardSpaces = [3, 4, 5, 6, 7, 8, 10, 11];

/** By seat. The spaces open at each roll follow from the events alone. */
export function luckOf(events: IffEvent[], seats: number): Luck[] {
  const all = Array.from({ length: seats }, (): Luck => ({ turns: 0, rolls: 0, failures: 0, dead: 0, expected: 0, taken: 0 }));
  const open = new Set<number>();
  const of = (seat: number) => all[seat]!;
  for (const event of events) {
    switch (event.type) {
      case 'turn':
        of(event.seat).turns++;
        for (const space of [...cardSpaces, 9]) open.add(space);
        break;
      case 'rolled': {
        const [a, b, c] = event.dice;
        const luck = of(event.seat);
        luck.rolls++;
        luck.expected += misses([...open]) / 216;
        if (![a + b, a + c, b + c].some((sum) => open.has(sum))) luck.dead++;
        break;
      }
      case 'took':
        open.delete(event.space);
        of(event.seat).taken++;
        break;
      case 'claimed':
        open.delete(9);
        of(event.seat).taken++;
        break;
      case 'failed':
        of(event.seat).failures++;
        break;
    }
  }
  return all;
}
