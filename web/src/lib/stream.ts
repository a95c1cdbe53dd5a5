/**
 * A stream of events that does not trust its connection. One may carry nothing any more without either end being told: after sleep, from
 * Wi-Fi to mobile, behind a router that forgets, or a proxy that holds events back.
 */

/** The server shows a sign of life every 20 s, if there is nothing else to tell. A silence of more than two of them is the end. */
export const SILENCE = 45_000;
/** Where nothing at all has come after so long, the page asks instead. */
export const BEGINNING = 5_000;
/** How often it asks, and looks whether the stream is silent: a timer of that length would stand still while the machine sleeps. */
export const LOOK = 5_000;
/** A page that is shown again takes a stream for alive that was heard so shortly before. */
const JUST_NOW = 3_000;
/** A refused stream is asked for again after so long, as the server wishes with `Retry-After`, which an `EventSource` does not tell. */
export const AGAIN = 10_000;
/**
 * So many pages of one browser that were opened or shown later make a hidden one give the stream of its table up: without HTTP/2 a browser
 * has six connections to a server for all its pages.
 */
export const ENOUGH = 3;
/** As those of one page know each other; a younger one comes after an older. */
const PAGE = `${performance.timeOrigin} ${Math.random()}`;

/** What a page tells the others when it opens a stream. */
export interface Opened {
  page: string;
  shown: boolean;
}

/** What the stream tells of itself: it is there; it is lost; it is open, but nothing comes through. */
export type Health = 'live' | 'lost' | 'mute';

export interface Hears {
  /** The events, by their names. */
  events: Record<string, (data: string) => void>;
  health(health: Health): void;
  /** Asks the server by a request of its own, since the stream tells nothing. */
  ask(): void;
}

export class Stream {
  readonly #address: () => string;
  readonly #hears: Hears;
  readonly #enough: number;
  readonly #evenIfShown: boolean;
  /** What was told last. */
  health: Health | undefined;
  #source: EventSource | undefined;
  /** When something came last, or the stream was opened. */
  #heard = 0;
  /** Nothing has come yet. */
  #mute = true;
  /** The pages that were opened or shown since this one. */
  #later = new Set<string>();
  readonly #others = new BroadcastChannel('quincunx-streams');
  #look: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  /**
   * `address` says where to take the stream up: after what was seen. Once `enough` other pages were opened or shown, a page gives its own up if it is
   * hidden; or `evenIfShown`, to a younger one that is shown as well.
   */
  constructor(address: () => string, hears: Hears, { enough = ENOUGH, evenIfShown = false } = {}) {
    this.#address = address;
    this.#hears = hears;
    this.#enough = enough;
    this.#evenIfShown = evenIfShown;
    this.#others.onmessage = ({ data: { page, shown } }: MessageEvent<Opened>) => {
      if (page === PAGE) return;
      this.#later.add(page);
      // Of two that are shown and open theirs at the same moment the younger page keeps its own.
      this.#yield(shown && page > PAGE);
    };
    addEventListener('online', this.#awake);
    document.addEventListener('visibilitychange', this.#shown);
    this.#look = setInterval(() => this.#check(), LOOK);
  }

  /** Begins, or begins anew. */
  open(): void {
    clearTimeout(this.#again);
    this.#source?.close();
    if (!document.hidden) this.#later.clear();
    this.#others.postMessage({ page: PAGE, shown: !document.hidden } satisfies Opened);
    const source = new EventSource(this.#address());
    this.#source = source;
    [this.#heard, this.#mute] = [Date.now(), true];
    const hear = (take: (data: string) => void) => ({ data }: MessageEvent<string>) => {
      if (source !== this.#source) return;
      this.#heard = Date.now();
      this.#mute = false;
      this.#tell('live');
      take(data);
    };
    for (const [name, take] of Object.entries({ alive: () => {}, ...this.#hears.events })) source.addEventListener(name, hear(take));
    source.onopen = () => (this.#heard = Date.now());
    source.onerror = () => {
      if (source !== this.#source) return;
      this.#mute = true;
      this.#tell('lost');
      if (source.readyState !== EventSource.CLOSED) return;
      // The server has refused it, and may say why if it is asked.
      this.#source = undefined;
      this.#hears.ask();
      this.#again = setTimeout(() => this.open(), AGAIN);
    };
  }

  close(): void {
    this.#source?.close();
    this.#source = undefined;
    clearTimeout(this.#again);
    clearInterval(this.#look);
    this.#others.close();
    removeEventListener('online', this.#awake);
    document.removeEventListener('visibilitychange', this.#shown);
  }

  get #silence(): number {
    return Date.now() - this.#heard;
  }

  #check(): void {
    if (!this.#source) return this.#hears.ask();
    const isMute = this.#mute && this.#silence >= BEGINNING;
    const isOpen = this.#source.readyState === EventSource.OPEN;
    if (isMute) {
      this.#tell(isOpen ? 'mute' : 'lost');
      this.#hears.ask();
    } else if (this.#silence > SILENCE) this.#tell('lost');
    // A request that has not been answered may have gone by another dead connection, which the browser has kept for it.
    if (this.#silence > SILENCE || (isMute && !isOpen)) this.open();
  }

  #tell(health: Health): void {
    if (health !== this.health) this.#hears.health(health);
    this.health = health;
  }

  #awake = (): void => this.open();

  #shown = (): void => {
    if (document.hidden) this.#yield();
    else if (!this.#source || this.#silence > JUST_NOW) this.open();
  };

  /** Leaves the connection to others. */
  #yield(toShown = false): void {
    if (!(document.hidden || (this.#evenIfShown && toShown)) || this.#later.size < this.#enough) return;
    clearTimeout(this.#again);
    this.#source?.close();
    this.#source = undefined;
  }
}
