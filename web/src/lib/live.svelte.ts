/** A table as it is played: what the server tells of it, and what the player does. */
import type { Explanation } from '../generated/Explanation';
import type { Problem } from '../generated/Problem';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenPosition } from '../generated/SeenPosition';
import type { TableInfo } from '../generated/TableInfo';
import { api, type Components, events, insist, Trouble, withComponents } from './api';
import { type Health, Stream } from './stream';

/** How the page hangs together with the server. */
export type Wire = 'joining' | Health | 'resending';

/** Why not: a rule, or anything else that went wrong. */
export type Answer = { rule: Explanation } | { problem: Problem };

export class LiveTable {
  info = $state.raw<TableInfo>();
  position = $state.raw<SeenPosition>();
  entries = $state.raw<SeenEntry[]>([]);
  wire = $state<Wire>('joining');
  /** Why what is sent has to wait, where the server has said for how long. */
  delay = $state.raw<Trouble['problem']>();
  /** An action is on its way. */
  busy = $state(false);
  answer = $state.raw<Answer>();
  /** What the reader asked to take back stands, as somebody does not allow it. It is told until something happens. */
  declined = $state(false);
  /** There is no such table, or none for this reader. */
  missing = $state.raw<Problem>();

  /** Hears of every position as soon as it is there. */
  moved: (position: SeenPosition) => void = () => {};

  /** Asked for with the first position. */
  components: Components | undefined;

  readonly #stream = new Stream(() => events(this.id, this.#covered), {
    events: {
      table: (info) => this.#tell(JSON.parse(info)),
      entry: (entry) => this.#add([JSON.parse(entry)]),
      observation: (position) => this.#move(JSON.parse(position)),
    },
    health: (health) => (this.wire = health),
    ask: () => this.#ask(),
  });
  /** Counts whose eyes these are: what was told to others before is not shown. */
  #eyes = 0;
  #closed = false;
  #asking: Promise<void> | undefined;
  /** So many entries must be seen before the next action. */
  #awaited = 0;
  /** It is the reader who does not ask any more. */
  #withdrawn = false;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.info = await insist(() => api.table(this.id), () => (this.wire = 'lost'));
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.missing = trouble.problem;
      return;
    }
    if (!this.#closed) this.#stream.open();
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  /** Opens the stream anew: after taking a seat the same table looks different. */
  reopen(): void {
    this.entries = [];
    this.position = undefined;
    this.#eyes += 1;
    this.#stream.open();
  }

  act(action: string): Promise<void> {
    return this.#send((number) => api.act(this.id, { number, action }));
  }

  undo(agree?: boolean): Promise<void> {
    this.#withdrawn = agree === false && this.info?.undoAsked?.seat === this.info?.you;
    return this.#send((number) => api.undo(this.id, agree === undefined ? { number } : { number, agree }));
  }

  resign(): Promise<void> {
    return this.#send(() => api.resign(this.id));
  }

  /** Leaves a standing order; what it comes to is told with the position. */
  async order(order: string): Promise<void> {
    try {
      await insist(() => api.order(this.id, { order }), this.#resend);
      if (this.wire === 'resending') this.wire = this.#stream.health ?? 'joining';
    } catch (trouble) {
      this.#refused(trouble);
    }
  }

  /** Asks for something that cannot be done, to hear why. */
  async why(action: string): Promise<void> {
    const number = this.position?.number;
    if (number === undefined || this.position?.observation.choices.some((choice) => choice.action === action)) return;
    try {
      const { problem } = await api.why(this.id, { number, action });
      if (problem) this.#refused(new Trouble(problem));
    } catch (trouble) {
      this.#refused(trouble);
    }
  }

  async #send(request: (number: number) => Promise<{ number: number }>): Promise<void> {
    const position = this.position;
    if (!position || this.busy) return;
    this.busy = true;
    // The observation may come before the answer to the request.
    this.#awaited = Infinity;
    this.answer = undefined;
    try {
      const { number } = await insist(() => request(position.number), this.#resend);
      if (this.wire === 'resending') this.wire = this.#stream.health ?? 'joining';
      this.#awaited = number;
      // What was asked before does not tell of it.
      if (this.#stream.health !== 'live') void Promise.resolve(this.#asking).then(() => this.#ask());
    } catch (trouble) {
      this.#awaited = 0;
      this.#refused(trouble);
      if (trouble instanceof Trouble && trouble.problem.key === 'stale') this.#stream.open();
    }
    this.#settle();
  }

  #resend = ({ problem }: Trouble): void => {
    this.wire = 'resending';
    this.delay = problem.until === undefined ? undefined : problem;
  };

  #refused(trouble: unknown): void {
    if (!(trouble instanceof Trouble)) throw trouble;
    const { problem } = trouble;
    if (problem.key === 'stale') return;
    this.answer = problem.refusal ? { rule: problem.refusal } : { problem };
  }

  /** So many entries are here. */
  get #covered(): number {
    return (this.entries.at(-1)?.number ?? -1) + 1;
  }

  /** Looks by requests what the stream does not tell. */
  #ask(): Promise<void> {
    this.#asking ??= this.#look().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #look(): Promise<void> {
    if (this.#closed || !this.info) return;
    const eyes = this.#eyes;
    try {
      const info = await api.table(this.id);
      const position = info.status === 'waiting' || info.number === this.position?.number ? undefined : await api.sight(this.id);
      if (eyes !== this.#eyes || this.#closed) return;
      this.#tell(info);
      if (position) await this.#move(position);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      // Whoever has made the table may have closed it before the game. Otherwise the next time comes soon.
      if (trouble.problem.key !== 'no-such-table' || this.#closed) return;
      this.missing = trouble.problem;
      this.wire = 'joining';
      this.close();
    }
  }

  /** Of a no to a question about an undo the server tells by the question alone: it is gone, and nothing has happened. */
  #tell(info: TableInfo): void {
    const before = this.info;
    const asked = before?.undoAsked;
    this.info = info;
    if (before?.number !== info.number || info.undoAsked) this.declined = false;
    else if (asked && asked.seat === info.you) this.declined = !this.#withdrawn;
    if (!info.undoAsked) this.#withdrawn = false;
  }

  #add(entries: SeenEntry[]): void {
    const known = new Map([...this.entries, ...entries].map((entry) => [entry.number, entry]));
    this.entries = [...known.values()].sort((a, b) => a.number - b.number);
  }

  /** Shows a position when all that belongs to it is there, unless it is seen with other eyes meanwhile. */
  async #move(position: SeenPosition): Promise<void> {
    const eyes = this.#eyes;
    try {
      if (this.components === undefined) this.components = await insist(() => api.components(this.id), () => {});
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.missing = trouble.problem;
      return;
    }
    const covered = this.#covered;
    if (covered < position.number) {
      try {
        const missed = await insist(() => api.log(this.id, covered), () => {});
        if (eyes === this.#eyes) this.#add(missed);
      } catch (trouble) {
        if (!(trouble instanceof Trouble)) throw trouble;
      }
    }
    if (eyes !== this.#eyes) return;
    const before = this.position?.number;
    if (before !== undefined && position.number < before) return;
    this.position = withComponents(this.components, position);
    if (before !== undefined && before < position.number) this.answer = undefined;
    this.moved(this.position);
    this.#settle();
  }

  #settle(): void {
    if ((this.position?.number ?? 0) >= this.#awaited) this.busy = false;
  }
}
