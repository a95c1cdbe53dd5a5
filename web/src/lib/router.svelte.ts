/** Where the reader is. Links are plain anchors; those within the site do not load the page anew. */
import { layers } from './layers';
import { changed } from './meant';

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const read = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let place = $state.raw(read());

export function here(): Place {
  return place;
}

/** The parts of a path; `undefined` if they cannot be read. */
export function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Goes to an address of the site; while a window that was closed takes its entry out of the history, as soon as that is done. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  layers.arrived(() => enter(address, how));
}

function enter(address: string, how: 'push' | 'replace'): void {
  if (how === 'replace') history.replaceState(history.state, '', address);
  else if (layers.entered) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = place.path;
  place = read();
  changed();
  if (place.path !== before && !place.hash) scrollTo(0, 0);
}

/** Listens to the browser's history and to links. */
export function route(): void {
  layers.begin();
  addEventListener('popstate', () => {
    const { path, query, hash } = read();
    if (path !== place.path || String(query) !== String(place.query) || hash !== place.hash) place = { path, query, hash };
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    const { pathname, search, hash } = link;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    go(pathname + search + hash);
  });
}
