/** What the board makes of what has just happened. */
import type { OhEvent } from '$generated/OhEvent';
import type { Message, SeenLine } from '$lib/board';

/** The spots that something was done to. */
export function struckIn(news: SeenLine<OhEvent>[]): Set<string> {
  const struck = new Set<string>();
  for (const { event } of news) {
    if (event.event === 'suffered' || event.event === 'woke' || event.event === 'prevented' || event.event === 'restored') struck.add(event.spot);
    if (event.event === 'life' && event.change < 0) struck.add('AB'[event.player] ?? '');
  }
  return struck;
}

/** The last lines that were told. */
export const toldLines = (news: SeenLine<OhEvent>[]): Message[] => news.flatMap(({ line }) => (line ? [line] : [])).slice(-4);
