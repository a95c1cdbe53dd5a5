/** Parts of the page, its words among them, are loaded when they are wanted. Then the network may fail, or the server have another page. */
import { Trouble } from './api';

/** A part has not come: the reader is told, wherever it was wanted. */
export const lost = $state({ now: false });

/** When the page was last loaded anew for a part that is gone. */
const KEY = 'quincunx/renewed';
/** Not again so soon, should it be gone then as well. */
const SOON = 60_000;

/** Loads a part. Fails with [`Trouble`]; where the server has another page by now, that one is loaded. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    if ((await replaced()) && may()) location.reload();
    lost.now = true;
    throw new Trouble({ type: 'about:blank', title: '', status: 0, key: 'part-lost' });
  }
}

/** Has the server another page than this one? Each has the hash of its program in it. */
async function replaced(): Promise<boolean> {
  const program = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!program) return false;
  try {
    const page = await fetch('/', { cache: 'no-cache' });
    return page.ok && !(await page.text()).includes(program);
  } catch {
    return false;
  }
}

/** Where that cannot be remembered it is not done. */
function may(): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY));
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - before > SOON;
  } catch {
    return false;
  }
}
