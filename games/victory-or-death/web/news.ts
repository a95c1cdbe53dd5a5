/** What has just happened, for spaces that are marked and lines that are told again. */
import type { VodEvent } from '$generated/VodEvent';
import type { SeenLine } from '$lib/board';

type Line = SeenLine<VodEvent>;

/** The spaces of the last act. */
export function struckIn(news: Line[]): Set<string> {
  const struck = new Set<string>();
  for (const { event } of news) {
    if (event.event === 'turn-begins') struck.clear();
    if ('space' in event && event.space !== null) struck.add(event.space);
    if (event.event === 'battle') [event.from, event.target].forEach((space) => struck.add(space));
  }
  return struck;
}

/** The last battle, for an arrow. */
export function battleIn(news: Line[]): { from: string; target: string } | undefined {
  for (const { event } of news.toReversed()) {
    if (event.event === 'battle') return { from: event.from, target: event.target };
    if (event.event === 'turn-begins') return undefined;
  }
  return undefined;
}

/** Lines that say nothing that the board does not show better. */
const silent = new Set<VodEvent['event']>(['turn-begins', 'done']);

export const toldLines = (news: Line[]) => news.flatMap(({ event, line }) => (line && !silent.has(event.event) ? [line] : [])).slice(-5);
