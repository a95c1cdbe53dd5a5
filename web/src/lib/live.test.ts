import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenPosition } from '../generated/SeenPosition';
import { LiveTable } from './live.svelte';
import { AGAIN, ENOUGH, LOOK, type Opened, SILENCE } from './stream';

class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  static readonly CONNECTING = 0;
  readyState = Stream.OPEN;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    Stream.all.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  tell(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

const position = (number: number): SeenPosition => ({
  number,
  undo: 'none',
  orders: null,
  observation: {
    turn: { waiting: [0], over: false },
    prompt: { clause: 'X-1', message: { key: 'p', args: {} } },
    choices: [{ action: 'roll', label: { key: 'roll', args: {} } }],
    view: null,
  },
});
const entry = (number: number, key = `e${number}`): SeenEntry => ({
  number,
  seat: 0,
  kind: 'act',
  to: null,
  lines: [{ event: key, line: { key, args: {} } }],
});

/** All that is on its way has come; an insisting request has been sent again. */
const settled = () => vi.advanceTimersByTimeAsync(2000);

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => () => new Response(JSON.stringify(body), { status });
const lost: Answer = () => {
  throw new TypeError('network');
};

describe('a live table', () => {
  let sent: [string, unknown][];
  let answers: Record<string, Answer[]>;
  let table: LiveTable;
  let heard: number[];
  const stream = () => Stream.all.at(-1)!;
  const acts = () => sent.filter(([path]) => path.endsWith('/act')).map(([, body]) => body);

  beforeEach(async () => {
    vi.useFakeTimers();
    sent = [];
    answers = { '/api/tables/t': [json({ id: 't' })], '/api/tables/t/components': [json({ cards: ['ace'] })] };
    Stream.all = [];
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push([path, init.body ? JSON.parse(init.body as string) : undefined]);
      return (answers[path]?.shift() ?? json({ key: 'not-found', title: '' }, 404))();
    });
    table = new LiveTable('t');
    heard = [];
    table.moved = ({ number }) => void heard.push(number);
    await table.open();
    stream().tell('entry', entry(0));
    stream().tell('observation', position(1));
    await settled();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('asks for the components once and puts them into every view', async () => {
    stream().tell('entry', entry(1));
    stream().tell('observation', position(2));
    await settled();
    expect(table.position).toMatchObject({ number: 2, observation: { view: { cards: ['ace'] } } });
    expect(sent.filter(([path]) => path.endsWith('/components'))).toHaveLength(1);
  });

  it('sends an action again with the same number until it is answered, and acts once', async () => {
    answers['/api/tables/t/act'] = [lost, lost, json({ number: 2, asked: false })];
    const acting = table.act('roll');
    await vi.advanceTimersByTimeAsync(100);
    expect([table.busy, table.wire]).toEqual([true, 'resending']);
    await table.act('roll');
    await settled();
    await acting;
    expect(acts()).toEqual([1, 1, 1].map((number) => ({ number, action: 'roll' })));
    expect([table.busy, table.wire]).toEqual([true, 'live']);
    stream().tell('entry', entry(1));
    stream().tell('observation', position(2));
    await settled();
    expect(table.busy).toBe(false);
    expect(heard).toEqual([1, 2]);
  });

  it('sends again no sooner than the server wishes, and says so', async () => {
    const full = () => new Response(JSON.stringify({ key: 'disk-full', title: '' }), { status: 503, headers: { 'retry-after': '30' } });
    answers['/api/tables/t/act'] = [full, json({ number: 2, asked: false })];
    const acting = table.act('roll');
    await vi.advanceTimersByTimeAsync(29_000);
    expect([acts().length, table.wire, table.delay?.key]).toEqual([1, 'resending', 'disk-full']);
    await vi.advanceTimersByTimeAsync(2_000);
    await acting;
    expect(acts().length).toBe(2);
  });

  it('shows the rule that refused, and looks again where the game has gone on', async () => {
    const refusal = { clause: 'X-2', message: { key: 'no', args: {} } };
    answers['/api/tables/t/act'] = [json({ key: 'refused', refusal }, 422), json({ key: 'stale', number: 3 }, 409)];
    await table.act('roll');
    expect(table.answer).toEqual({ rule: refusal });
    expect(table.busy).toBe(false);
    await table.act('roll');
    expect(table.answer).toBeUndefined();
    expect(Stream.all.length).toBe(2);
    expect(table.position?.number).toBe(1);
  });

  it('never asks why of what may be done: that would do it', async () => {
    await table.why('roll');
    expect(acts()).toEqual([]);
    expect(sent.filter(([path]) => path.endsWith('/why'))).toEqual([]);
  });

  it('asks why without doing anything, and without a request that fails', async () => {
    answers['/api/tables/t/why'] = [json({ problem: { key: 'refused', refusal: { clause: 'X-3', message: { key: 'no', args: {} } } } })];
    await table.why('stop');
    expect(acts()).toEqual([]);
    expect(sent.at(-1)).toEqual(['/api/tables/t/why', { number: 1, action: 'stop' }]);
    expect(table.answer).toMatchObject({ rule: { clause: 'X-3' } });
    answers['/api/tables/t/why'] = [json({ problem: null })];
    await table.why('stop');
    expect(table.answer).toMatchObject({ rule: { clause: 'X-3' } });
  });

  it('fetches what it has missed, and forgets nothing that it has', async () => {
    answers['/api/tables/t/log?from=1'] = [json([entry(1), entry(2)])];
    stream().tell('observation', position(3));
    await settled();
    expect(table.entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(heard).toEqual([1, 3]);
    stream().tell('observation', position(2));
    await settled();
    expect(table.position?.number).toBe(3);
  });

  it('forgets what an earlier stream told, with the eyes of one who had no seat yet', async () => {
    let arrive = () => {};
    const late = new Promise<Response>((resolve) => (arrive = () => resolve(new Response(JSON.stringify([entry(1, 'hidden')])))));
    answers['/api/tables/t/log?from=1'] = [() => late];
    stream().tell('observation', { ...position(2), observation: { ...position(2).observation, choices: [] } });
    await settled();
    table.reopen();
    stream().tell('entry', entry(0));
    stream().tell('entry', entry(1));
    stream().tell('observation', position(2));
    await settled();
    arrive();
    await settled();
    expect(table.position?.observation.choices).toHaveLength(1);
    expect(table.entries.flatMap(({ lines }) => lines.map(({ event }) => event))).toEqual(['e0', 'e1']);
  });

  it('asks for a stream that was refused again after as long as the server wishes', async () => {
    stream().readyState = Stream.CLOSED;
    stream().onerror?.();
    expect(table.wire).toBe('lost');
    await vi.advanceTimersByTimeAsync(AGAIN - 100);
    expect(Stream.all.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(Stream.all.length).toBe(2);
    stream().tell('table', { id: 't' });
    expect(table.wire).toBe('live');
  });

  const shown = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const asked = () => sent.filter(([path]) => path === '/api/tables/t/observation').length;

  it('takes a long silence for the end, and goes on after what it has seen', async () => {
    for (let signs = 0; signs < 5; signs++) {
      await vi.advanceTimersByTimeAsync(20_000);
      stream().tell('alive', {});
    }
    expect([Stream.all.length, table.wire]).toEqual([1, 'live']);
    await vi.advanceTimersByTimeAsync(SILENCE + LOOK);
    expect([Stream.all.length, table.wire]).toEqual([2, 'lost']);
    expect(Stream.all[0]!.readyState).toBe(Stream.CLOSED);
    expect(stream().url).toBe('/api/tables/t/events?after=1');
    stream().tell('table', { id: 't' });
    expect(table.wire).toBe('live');
  });

  it('opens the stream anew when the page is shown or the network comes back, unless it was heard just now', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    stream().tell('alive', {});
    shown(false);
    expect(Stream.all.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    shown(false);
    expect(Stream.all.length).toBe(2);
    window.dispatchEvent(new Event('online'));
    expect(Stream.all.length).toBe(3);
    table.close();
    window.dispatchEvent(new Event('online'));
    shown(false);
    await vi.advanceTimersByTimeAsync(2 * SILENCE);
    expect(Stream.all.length).toBe(3);
  });

  it('asks by itself while an open stream carries nothing', async () => {
    window.dispatchEvent(new Event('online'));
    answers['/api/tables/t'] = [json({ id: 't', status: 'playing', number: 2 })];
    answers['/api/tables/t/observation'] = [json(position(2))];
    answers['/api/tables/t/log?from=1'] = [json([entry(1)])];
    await vi.advanceTimersByTimeAsync(2 * LOOK);
    expect([table.wire, table.position?.number]).toEqual(['mute', 2]);
    expect(table.entries.map(({ number }) => number)).toEqual([0, 1]);
    stream().tell('alive', {});
    expect(table.wire).toBe('live');
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(4 * LOOK);
    expect(sent.length).toBe(before);
  });

  it('asks at once what an act has come to while the stream carries nothing', async () => {
    window.dispatchEvent(new Event('online'));
    answers['/api/tables/t'] = [json({ id: 't', status: 'playing', number: 1 })];
    await vi.advanceTimersByTimeAsync(2 * LOOK);
    expect(table.wire).toBe('mute');
    answers['/api/tables/t/act'] = [json({ number: 2, asked: false })];
    answers['/api/tables/t'] = [json({ id: 't', status: 'playing', number: 2 })];
    answers['/api/tables/t/observation'] = [json(position(2))];
    answers['/api/tables/t/log?from=1'] = [json([entry(1)])];
    await table.act('roll');
    await vi.advanceTimersByTimeAsync(100);
    expect([table.position?.number, table.busy]).toEqual([2, false]);
  });

  it('tells of a no to a question of the reader’s own', async () => {
    const info = (undoAsked: { seat: number; agreed: number[] } | null, number: number = 1) => ({ id: 't', status: 'playing', you: 0, seats: [{}, {}, {}], number, undoAsked });
    const told = (...infos: object[]) => {
      for (const info of infos) stream().tell('table', info);
      return table.declined;
    };
    expect(told(info(null), info({ seat: 0, agreed: [] }), info(null))).toBe(true);
    expect(told(info({ seat: 0, agreed: [1] })), 'it is asked again').toBe(false);
    expect(told(info(null))).toBe(true);
    expect(told(info(null, 2)), 'something has happened').toBe(false);
    expect(told(info({ seat: 0, agreed: [1] }, 2), info(null, 3)), 'it was taken back').toBe(false);
    const undo = async () => {
      answers['/api/tables/t/undo'] = [json({ number: 3, asked: false })];
      await table.undo(false);
    };
    told(info({ seat: 1, agreed: [] }, 3));
    await undo();
    expect(told(info(null, 3)), 'another one has asked').toBe(false);
    expect(told(info({ seat: 0, agreed: [] }, 3), info(null, 3)), 'whoever has refused may be refused').toBe(true);
    told(info({ seat: 0, agreed: [] }, 3));
    await undo();
    expect(told(info(null, 3)), 'the reader asks no more').toBe(false);
  });

  it('says that there is no such table any more when its maker has closed it, and asks no further', async () => {
    answers['/api/tables/t'] = [json({ key: 'no-such-table', title: '' }, 404)];
    stream().readyState = Stream.CLOSED;
    stream().onerror!();
    await settled();
    expect([table.missing?.key, table.wire]).toEqual(['no-such-table', 'joining']);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(2 * SILENCE);
    expect([Stream.all.length, sent.length]).toEqual([1, before]);
  });

  it('leaves the connection to later pages while it is hidden, and asks meanwhile', async () => {
    const others = new BroadcastChannel('quincunx-streams');
    // The channel is the browser's own: what it carries comes in its own time.
    vi.useRealTimers();
    for (let page = 0; page < ENOUGH; page++) others.postMessage({ page: `page ${page}`, shown: true } satisfies Opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stream().readyState).toBe(Stream.OPEN);
    shown(true);
    expect(stream().readyState).toBe(Stream.CLOSED);
    shown(false);
    expect([Stream.all.length, stream().readyState]).toEqual([2, Stream.OPEN]);
    shown(true);
    expect(stream().readyState).toBe(Stream.OPEN);
    others.close();
    expect(asked()).toBe(0);
  });
});
