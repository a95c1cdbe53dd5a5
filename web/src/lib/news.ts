/** What is new at the reader's tables, as it happens. */
import type { News } from '../generated/News';
import { Stream } from './stream';

/** One page of a browser hears it for all. */
const ONE = { enough: 1, evenIfShown: true };

/**
 * Tells of each table at which something is new, and that the stream has begun (again): what was new before is not told. Where it is lost,
 * nothing is told; the list is asked for now and then as it is. The returned function ends it.
 */
export function hear(table: (id: string) => void, begin: () => void): () => void {
  const events = { begin, news: (data: string) => table((JSON.parse(data) as News).table) };
  const stream = new Stream(() => '/api/me/events', { events, health: () => {}, ask: () => {} }, ONE);
  stream.open();
  return () => stream.close();
}
