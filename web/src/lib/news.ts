/** What is new at the reader's tables, as it happens. */
import type { News } from '../generated/News';
import { Stream } from './stream';

/** One page of the browser is enough, which tells the others. */
const ENOUGH = 1;

/**
 * Tells of each table at which something is new, and that the stream has come (again): what was new before that is not told. Where it is lost,
 * nothing is told; the list is asked for now and then as it is. The returned function ends it.
 */
export function hear(table: (id: string) => void, come: () => void): () => void {
  const stream = new Stream(
    () => '/api/me/events',
    {
      events: { news: (data) => table((JSON.parse(data) as News).table) },
      health: (health) => health === 'live' && come(),
      ask: () => {},
    },
    ENOUGH,
  );
  stream.open();
  return () => stream.close();
}
