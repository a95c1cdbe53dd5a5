/** Where cards came from and go to, and how the last combat ended: from the events that led to what is shown. */
import type { Face } from '$generated/Face';
import type { FogEvent } from '$generated/FogEvent';
import type { FogStrength } from '$generated/FogStrength';
import type { SeenLine } from '$board/contract';
import { lastLines } from '$board/log';

type Line = SeenLine<FogEvent>;

/** Where a unit goes that leaves its column: to the enemy's victory pile, or to the discard pile. */
export function wayOut(news: Line[], seat: number, column: number, card: Face): string {
  const lost = news.some(
    ({ event }) => event.type === 'handed-over' && event.seat === seat && event.column === column && event.cards.includes(card),
  );
  return lost ? `victory-${1 - seat}` : `discard-${seat}`;
}

/** Where a card goes that leaves the hand. A placed one is seen arriving in its column instead. */
export function wayFromHand(news: Line[], seat: number, card: Face): string | undefined {
  for (const { event } of news) {
    if (event.type === 'placed' && event.seat === seat && event.card === card) return undefined;
    if (event.type === 'bonus' && event.seat === seat) return 'clash';
  }
  return `discard-${seat}`;
}

/** A combat that is over. */
export interface Fought {
  attacker: number;
  attack: FogStrength;
  defence: FogStrength;
  winner: number | null;
  spear: boolean;
  /** The bonus cards by seat, as far as there were any. */
  shown: (Face | undefined)[];
}

/** The combat among the news; none if there was none and the one before is still the last; null when a turn has begun. */
export function foughtIn(news: Line[]): Fought | null | undefined {
  for (const { event } of news.toReversed()) {
    if (event.type === 'compared') {
      const card = (seat: number) => news.flatMap(({ event }) => (event.type === 'shown' && event.seat === seat ? [event.card] : []))[0];
      return { ...event, shown: [card(0), card(1)] };
    }
    if (event.type === 'turn' || event.type === 'attack' || event.type === 'flank-attack') return null;
  }
  return undefined;
}

/** What the others have touched: units, written as `touchedUnit` does, and columns by their numbers. */
export interface Touched {
  units: ReadonlySet<string>;
  columns: ReadonlySet<number>;
}

export const touchedUnit = (seat: number, column: number, face: Face): string => `${seat} ${column} ${face}`;

/** A unit that was placed or leads an attack is marked itself; where units were lost or a terrain card was turned, the column is. */
export function touchedIn(lines: Line[]): Touched {
  const units = new Set<string>();
  const columns = new Set<number>();
  for (const { event } of lines) {
    switch (event.type) {
      case 'placed':
        units.add(touchedUnit(event.seat, event.column, event.card));
        break;
      case 'attack':
        units.add(touchedUnit(event.seat, event.column, event.lead));
        columns.add(event.column);
        break;
      case 'flank-attack':
        units.add(touchedUnit(event.seat, event.launch, event.lead));
        columns.add(event.target);
        break;
      case 'turned':
      case 'advance-discarded':
      case 'retreated':
      case 'gave-up':
      case 'handed-over':
      case 'second-discarded':
      case 'tie-discarded':
        columns.add(event.column);
        break;
    }
  }
  return { units, columns };
}

/** Lines that say nothing that the board does not show better. */
const silent = new Set<FogEvent['type']>(['turn', 'drew', 'pack', 'kept', 'laid']);

export const toldLines = (news: Line[]) => lastLines(news, 4, { silent: ({ type }) => silent.has(type) });
