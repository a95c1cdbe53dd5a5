/** What has just happened, for spaces that are marked. */
import type { VodEvent } from '$generated/VodEvent';
import type { SeenLine } from '$board/contract';

type Line = SeenLine<VodEvent>;

/** Where something happened. */
export function placesIn(lines: Line[]): Set<string> {
  const places = lines.flatMap(({ event }) => {
    const space = 'space' in event && event.space !== null ? [event.space] : [];
    return event.event === 'battle' ? [...space, event.from, event.target] : space;
  });
  return new Set(places);
}

/** The same of the turn that is taken. */
export const struckIn = (news: Line[]): Set<string> => placesIn(news.slice(news.findLastIndex(({ event }) => event.event === 'turn-begins') + 1));

/** The last battle, for an arrow. */
export function battleIn(news: Line[]): { from: string; target: string } | undefined {
  for (const { event } of news.toReversed()) {
    if (event.event === 'battle') return { from: event.from, target: event.target };
    if (event.event === 'turn-begins') return undefined;
  }
  return undefined;
}
