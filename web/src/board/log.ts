import { type Has, toldTogether, voided } from '$lib/log';
import type { JsonValue } from '../generated/serde_json/JsonValue';
import type { Saying, SeenEntry, SeenLine } from './contract';

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
 * The last lines of the log, to be told beside the board, like ones together; those whose events the board shows better are left out.
 *
 * ```ts
 * const last = lastLines(news, 4, { silent: ({ type }) => type === 'turn' });
 * ```
 */
export function lastLines<Event>(news: SeenLine<Event>[], most: number, { silent = () => false, has = () => false }: Leaving<Event> = {}): Saying[] {
  const told = news.filter(({ event }) => !silent(event));
  return toldTogether(told as SeenLine<JsonValue>[], has).flatMap(({ message, times }) => Array<Saying>(times).fill(message)).slice(-most);
}

interface Leaving<Event> {
  silent?: (event: Event) => boolean;
  /** Of the game's words: what comes many times in a row has sentences of its own. */
  has?: Has;
}
