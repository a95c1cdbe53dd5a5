import type { TableInfo } from '../generated/TableInfo';
import { has, t } from './locale.svelte';

/** What parts the name of a computer player from its level, as in `Hanno · experienced`, and that of a bot from the word; no person's name has it. */
const MARK = '·';

/** What stands in the place of a level in the name of a bot. It is said wherever the name is: a bot is called like a person otherwise. */
const BOT = 'bot';

/** Whole blocks of letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

type Seats = Pick<TableInfo, 'seats'>;

/** What each seat is called: the player's name, or who is expected there. */
export const seatNames = (table: Seats): string[] => called(table, calledBy);

/** The same with the level beside it, for computer players. */
export const fullNames = (table: Seats): string[] => called(table, fullName);

function called({ seats }: Seats, as: (name: string) => string): string[] {
  return seats.map(({ kind, name }) => {
    if (kind === 'person' || kind === 'computer') return as(name ?? '');
    return name === null ? t('nobody-yet') : t('expected', { name: calledBy(name) });
  });
}

/**
 * A name as a part of a line. One that is written from right to left stands by itself: without that, it would draw the number or the name
 * that follows to its other side.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A name as it stands in a record, with the level of a computer player in the reader's words. */
export function fullName(name: string): string {
  const level = levelOf(name);
  return level ? `${before(name)} ${MARK} ${level}` : calledBy(name);
}

/** A name as it stands in a record, without a level; but a bot as one. It is empty where its player has left for good. */
export function calledBy(name: string): string {
  if (!name) return t('left-for-good');
  if (has(`level-${name}`)) return t(`level-${name}`);
  return after(name) === BOT ? fullName(name) : before(name);
}

/** Is a computer player called so? With such a name nobody has an account. */
export const isComputers = (name: string): boolean => has(`level-${name}`) || ![undefined, BOT].includes(after(name));

const before = (name: string) => isolated((name.split(MARK)[0] ?? '').trim());
const after = (name: string | null) => name?.split(MARK)[1]?.trim();

/** The level of a computer player, in the reader's words; of a bot that it is one. */
export function levelOf(name: string | null): string | undefined {
  const level = after(name);
  if (level === BOT) return t('bot');
  return level && has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Who made or published a game, and when, where that is known. */
export function dated(who: string, year: number | null): string {
  return year === null ? who : `${who}, ${year}`;
}
