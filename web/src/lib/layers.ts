/** A browser needs a moment to go through its history, never so many milliseconds. */
const LONGEST = 1000;

/**
 * What is open over the page, and the browser's Back, which closes the topmost of it: a phone has no Escape. Each open layer has an
 * entry of its own in the history, at the same address.
 */
export class Layers {
  /** Those that are open, the topmost last, each with what closes it. */
  readonly #open: (() => void)[] = [];
  /** We are on our way through the history ourselves. */
  #going = false;
  /** What is to be done when we have arrived. */
  #then: (() => void)[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;
  #due = false;

  /** So many layers the entry of the history stands for that the browser is at. */
  get #entered(): number {
    return history.state?.layers ?? 0;
  }

  /** A layer has been opened. Returns what is to be called when it is closed, by whatever way. */
  open(close: () => void): () => void {
    const own = () => close();
    this.#open.push(own);
    this.begin();
    return () => {
      const place = this.#open.indexOf(own);
      if (place < 0) return;
      this.#open.splice(place, 1);
      this.begin();
    };
  }

  /**
   * Brings the history to as many entries as layers are open; after the page has been loaded, too: what was open before is not open now.
   * One layer may close and another open at once: then the entry of the first is that of the second.
   */
  begin(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#agree();
    });
  }

  #agree(): void {
    if (this.#going) return;
    const [now, wanted] = [this.#entered, this.#open.length];
    for (let layers = now + 1; layers <= wanted; layers++) history.pushState({ layers }, '');
    if (now > wanted) {
      this.#going = true;
      history.go(wanted - now);
      // Where there is nothing to go to one never arrives.
      this.#late = setTimeout(() => this.#arrive(), LONGEST);
    }
  }

  /** The browser has gone elsewhere in its history: to be called of every `popstate`. */
  moved(): void {
    if (this.#going) this.#arrive();
    // It is the user who went back.
    else for (const close of this.#open.slice(this.#entered).reverse()) close();
    // Forwards, after loading anew, or beyond another address there are entries of layers that are open no more.
    this.begin();
  }

  /** Does something with the history, once the browser is not on its way through it: its arrival would undo that. */
  arrived(act: () => void): void {
    if (this.#going) this.#then.push(act);
    else act();
  }

  #arrive(): void {
    clearTimeout(this.#late);
    this.#going = false;
    for (const act of this.#then.splice(0)) act();
  }

  /** Is the browser at the entry of a layer, so that another address takes its place? */
  get entered(): boolean {
    return this.#entered > 0;
  }
}

/** Those of this page. */
export const layers = new Layers();
// Before the router hears of it, and looks where we are.
addEventListener('popstate', () => layers.moved());

/** Opens a layer; returns what is to be called when it is closed. */
export const layer = (close: () => void): (() => void) => layers.open(close);
