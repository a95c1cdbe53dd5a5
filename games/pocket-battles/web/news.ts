/** What has just happened, for pieces that move and dice that fall. */
import type { PbEvent } from '$generated/PbEvent';
import type { PbUnitId } from '$generated/PbUnitId';
import type { SeenLine } from '$board/contract';
import { lastLines } from '$board/log';

type Line = SeenLine<PbEvent>;
export type Rolled = Extract<PbEvent, { type: 'rolled' }>;
export type Fallen = Extract<PbEvent, { type: 'unit-destroyed' }>;

/** The rolls among the news, the last one last. */
export const rollsIn = (news: Line[]): Rolled[] => news.flatMap(({ event }) => (event.type === 'rolled' ? [event] : []));

/** What follows from a roll. */
const aftermath = new Set<PbEvent['type']>([
  'shared',
  'wounded',
  'destroyed',
  'unit-destroyed',
  'to-front',
  'leader-token',
  'disbanded',
  'cannot-strike',
  'declined',
]);

/** Is the roll before still what it is about? */
export const isAftermath = (news: Line[]): boolean => news.length > 0 && news.every(({ event }) => aftermath.has(event.type));

/** Hits that each unit took in the last roll against it. */
export function struckIn(news: Line[]): Map<PbUnitId, number> {
  const struck = new Map<PbUnitId, number>();
  for (const { event } of news) {
    if (event.type === 'rolled') struck.set(event.target, event.hits + event.more);
    if (event.type === 'shared') for (const unit of event.units) struck.set(unit, event.hits);
  }
  return struck;
}

/** The units that were destroyed, and where they stood. */
export const fallenIn = (lines: Line[]): Fallen[] => lines.flatMap(({ event }) => (event.type === 'unit-destroyed' ? [event] : []));

/** Units that did something, or to which something was done. */
export function touchedIn(lines: Line[]): Set<PbUnitId> {
  return new Set(
    lines.flatMap(({ event }) => [
      ...('unit' in event ? [event.unit] : []),
      ...('target' in event ? [event.target] : []),
      ...('charger' in event ? [event.charger] : []),
      ...('units' in event ? event.units : []),
    ]),
  );
}

/** Lines that say nothing that the board does not show better. */
const silent = new Set<PbEvent['type']>(['turn', 'contact', 'spread']);

export const toldLines = (news: Line[]) => lastLines(news, 5, { silent: ({ type }) => silent.has(type) });
