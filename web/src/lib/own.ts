/** The reader's own tables by what there is to do at them. */
import type { TableInfo } from '../generated/TableInfo';

/** Is it the reader's turn? */
export function mine({ you, waiting, status }: TableInfo): boolean {
  return status === 'playing' && you !== null && waiting.includes(you);
}

/** Since when it stands as it does, in seconds since 1970, as far as the reader is told. */
export const moment = ({ since, created }: TableInfo): number => since ?? created;

/** The reader is to act, or others are; the reader is invited, or waits for others to come; a fault has stopped it, or it is over. */
export type Standing = 'mine' | 'theirs' | 'kept' | 'begins' | 'frozen' | 'over';

export function standing(table: TableInfo): Standing {
  if (mine(table)) return 'mine';
  if (table.status === 'playing') return 'theirs';
  if (table.status === 'waiting') return table.you === null ? 'kept' : 'begins';
  return table.status;
}

/**
 * The tables of each standing: those that wait for the reader from the one that has waited longest, those that wait for others from the one
 * that went on last, the rest in the order of the server.
 */
export function byStanding(tables: TableInfo[]): Record<Standing, TableInfo[]> {
  const of = (wanted: Standing) => tables.filter((table) => standing(table) === wanted);
  return {
    mine: of('mine').sort((a, b) => moment(a) - moment(b)),
    theirs: of('theirs').sort((a, b) => moment(b) - moment(a)),
    kept: of('kept'),
    begins: of('begins'),
    frozen: of('frozen'),
    over: of('over'),
  };
}
