/**
 * What is open over the page, and the browser's Back, which closes the topmost of it: a phone has no Escape. Each open layer has an
 * entry of its own in the history, at the same address.
 */

/** The layers that are open, the topmost last, each with what closes it. */
const open: (() => void)[] = [];
/** We are on our way through the history ourselves. */
let going = false;
let due = false;

/** So many layers the entry of the history stands for that the browser is at. */
const entered = (): number => history.state?.layers ?? 0;

/** A layer has been opened. Returns what is to be called when it is closed, by whatever way. */
export function layer(close: () => void): () => void {
  const own = () => close();
  open.push(own);
  soon();
  return () => {
    const place = open.indexOf(own);
    if (place < 0) return;
    open.splice(place, 1);
    soon();
  };
}

/** One layer may close and another open at once: then the entry of the first is that of the second. */
function soon(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    agree();
  });
}

/** Brings the history to as many entries as layers are open. */
function agree(): void {
  if (going) return;
  const [now, wanted] = [entered(), open.length];
  for (let layers = now + 1; layers <= wanted; layers++) history.pushState({ layers }, '');
  if (now > wanted) {
    going = true;
    history.go(wanted - now);
  }
}

/** The browser has gone elsewhere in its history: to be called of every `popstate`. */
export function moved(): void {
  if (going) going = false;
  // It is the user who went back.
  else for (const close of open.slice(entered()).reverse()) close();
  // Forwards, after loading anew, or beyond another address there are entries of layers that are open no more.
  soon();
}

/** Is a layer open, so that another address takes the place of its entry? */
export const layered = (): boolean => entered() > 0;

/** The page has been loaded: what was open then is not open now. */
export const begin = (): void => soon();
