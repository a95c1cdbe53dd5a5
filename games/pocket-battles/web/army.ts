/** Building an army (PB-8.1): the roster, and presses that follow one another. */
import type { PbPrint } from '$generated/PbPrint';
import type { PbTile } from '$generated/PbTile';
import type { PbTrait } from '$generated/PbTrait';
import type { PbTroopType } from '$generated/PbTroopType';

/** Something that is to be done: a tile goes into the army, or one certain action. */
export type Step = { tile: PbTile } | { action: string };

export interface Next {
  /** What is done now. */
  act?: string;
  /** What cannot be done; with it the rest is dropped. */
  why?: string;
  /** What comes after it. */
  rest: Step[];
}

/**
 * The next thing to do. A tile goes into the open unit. Where none can, it opens a unit, after the one that is open was
 * closed.
 */
export function next(choices: string[], steps: Step[]): Next {
  const [step, ...rest] = steps;
  if (!step) return { rest };
  if ('action' in step) return choices.includes(step.action) ? { act: step.action, rest } : { why: step.action, rest: [] };
  const action = picking(choices, step.tile);
  if (action !== undefined) return { act: action, rest };
  if (closes(choices)) return { act: 'close', rest: steps };
  return { why: wish(choices, step.tile), rest: [] };
}

/** The choice that takes a tile. */
export const picking = (choices: string[], tile: PbTile): string | undefined =>
  [`add(${tile})`, `open(${tile})`].find((action) => choices.includes(action));

/** Nothing can be added to the open unit: it is closed before the next one is opened. */
export const closes = (choices: string[]): boolean =>
  choices.includes('close') && !choices.some((action) => action.startsWith('add('));

/** What one would like to do with a tile. */
export const wish = (choices: string[], tile: PbTile): string => (choices.includes('close') ? `add(${tile})` : `open(${tile})`);

/** Opens a closed unit again: it is taken apart, and its tiles are put together anew. */
export function reopening(number: number, tiles: PbTile[], open: boolean): Step[] {
  return [...(open ? [{ action: 'close' }] : []), { action: `undo(${number})` }, ...tiles.map((tile) => ({ tile }))];
}

export type Order = 'troop' | 'points' | 'formation';
export const orders: Order[] = ['troop', 'points', 'formation'];

/** Which tiles are shown. */
export type Filter = 'all' | 'fits' | 'black' | 'white' | 'two-wounds' | PbTrait;

export interface Group {
  troop: PbTroopType;
  /** Copies of the troop: they differ by their faces. */
  prints: PbPrint[];
}

/** The tiles of an army by their troops. */
export function rosterOf(prints: PbPrint[], order: Order, filter: Filter, fits: (tile: PbTile) => boolean): Group[] {
  const troops = [...new Set(prints.map(({ troop }) => troop))];
  const groups = troops.map((troop) => ({ troop, prints: prints.filter((print) => print.troop === troop) }));
  const shown = groups.filter(({ prints }) => prints.some((print) => passes(print, filter, fits)));
  const by: Record<Order, (group: Group) => number> = {
    troop: () => 0,
    points: ({ prints }) => -prints[0]!.points,
    formation: ({ prints }) => -prints[0]!.formation,
  };
  return shown.sort((one, other) => by[order](one) - by[order](other));
}

function passes(print: PbPrint, filter: Filter, fits: (tile: PbTile) => boolean): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'fits':
      return fits(print.id);
    case 'black':
    case 'white':
      return print[filter].length > 0;
    case 'two-wounds':
      return print.wounds > 1;
    default:
      return print.traits.some(({ id }) => id === filter);
  }
}

/** Another one of so many than the one that is shown. */
export function another(count: number, shown: number, random: () => number = Math.random): number {
  return count < 2 ? 0 : (shown + 1 + Math.floor(random() * (count - 1))) % count;
}

/** Do two armies have the same units in the same order? */
export const sameArmy = (one: PbTile[][], other: PbTile[][]): boolean =>
  one.length === other.length && one.every((unit, place) => unit.join() === other[place]?.join());
