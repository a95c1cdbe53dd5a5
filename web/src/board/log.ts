import { voided } from '$lib/log';
import type { Message, SeenEntry, SeenLine } from './contract';

/**
 * What happened in a whole game, without what was taken back: for a tally of the result sheet.
 *
 * ```ts
 * const rolls = eventsOf<Event>(entries).filter(({ type }) => type === 'rolled');
 * ```
 */
export function eventsOf<Event>(entries: SeenEntry[]): Event[] {
  const gone = voided(entries);
  return entries.filter(({ number }) => !gone.has(number)).flatMap(({ lines }) => lines.map(({ event }) => event as Event));
}

/**
 * The last lines of the log, to be told beside the board; those whose events the board shows better are left out.
 *
 * ```ts
 * const last = lastLines(news, 4, ({ type }) => type === 'turn');
 * ```
 */
export const lastLines = <Event>(news: SeenLine<Event>[], most: number, silent: (event: Event) => boolean = () => false): Message[] =>
  news.flatMap(({ event, line }) => (line && !silent(event) ? [line] : [])).slice(-most);
