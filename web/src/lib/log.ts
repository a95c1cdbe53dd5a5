/** The log as it is read. */
import type { Arg } from '../generated/Arg';
import type { Message } from '../generated/Message';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenLine } from '../generated/SeenLine';
import type { JsonValue } from '../generated/serde_json/JsonValue';
import type { Saying } from './words';

/** The entries that were taken back by a later one. */
export function voided(entries: readonly SeenEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const { number, to } of entries) {
    if (to !== null) for (let entry = to; entry < number; entry++) gone.add(entry);
  }
  return gone;
}

/** The numbers at which a replay stops: the beginning, and wherever something was to be seen. */
export function stops(entries: readonly SeenEntry[], last: number): number[] {
  const seen = entries.filter(({ lines, kind }) => lines.some(({ line }) => line) || kind === 'undo' || kind === 'resign');
  return [...new Set([0, ...seen.map(({ number }) => number + 1), last])].sort((a, b) => a - b);
}

/** What somebody does, with what chance makes of it; at the beginning, what chance has laid out. */
export interface Act {
  /** The number before it, and the one after it. */
  from: number;
  to: number;
  /** Who does it; none for chance, and where it is not told. */
  seat: number | null;
  kind: string;
  lines: SeenLine<JsonValue>[];
  /** The turn that opens after it, from its heading on: that comes of the rules, and is nobody's deed. */
  opens: SeenLine<JsonValue>[];
  /** Of that what is no heading: what happens as the turn opens is told with the act that has brought it about. */
  follows: SeenLine<JsonValue>[];
}

/** Does a turn open with this event? Boards say so. */
export type Heading = ((event: JsonValue) => boolean) | undefined;

/** A group of entries at a time, as the server tells of them. */
export function acts(entries: readonly SeenEntry[], heading: Heading): Act[] {
  const all: Act[] = [];
  for (const { number, seat, kind, lines } of entries) {
    let act = all.at(-1);
    if (!act || kind !== 'chance') {
      act = { from: number, to: number, seat, kind, lines: [], opens: [], follows: [] };
      all.push(act);
    }
    act.to = number + 1;
    for (const line of lines) {
      const heads = heading?.(line.event);
      if (heads || act.opens.length > 0) act.opens.push(line);
      else act.lines.push(line);
      if (!heads && act.opens.length > 0) act.follows.push(line);
    }
  }
  return all;
}

/** Is there anything to be told of it? */
export const tells = ({ kind, lines, opens }: Act): boolean => kind === 'undo' || kind === 'resign' || [...lines, ...opens].some(({ line }) => line);

/**
 * What the others have done last, without a choice of one's own between. Who only looks on follows whoever acts: what the
 * last one has done.
 */
export function doneByOthers(entries: readonly SeenEntry[], me: number | null, heading: Heading): Act[] {
  // What chance has laid out at the beginning nobody has done.
  const told = acts(entries, heading).filter((act) => tells(act) && act.kind !== 'chance');
  const own = ({ seat }: Act) => (me === null ? seat !== told.at(-1)?.seat : seat === me);
  const end = told.findLastIndex((act) => !own(act)) + 1;
  const begin = told.slice(0, end).findLastIndex(own) + 1;
  return told.slice(begin, end);
}

/** What they have done since one's own last choice: nothing, if that was the last. */
export function sinceOwn(entries: readonly SeenEntry[], me: number | null, heading: Heading): Act[] {
  const done = doneByOthers(entries, me, heading);
  const last = acts(entries, heading).findLast(tells);
  return done.at(-1)?.to === last?.to ? done : [];
}

/** A line, or several that are told as one. */
export interface Told {
  message: Saying;
  event: JsonValue;
  /** So often, where no sentence says it. */
  times: number;
}

/** Is there a sentence for this key? */
export type Has = (key: string) => boolean;

/**
 * The lines of an act. Like ones in a row become one, if there is a sentence for them: `KEY-several` says that something came `$n` times,
 * and `KEY-several-ARG` besides lists all `$ARG`, in which they may differ.
 */
export function toldTogether(lines: readonly SeenLine<JsonValue>[], has: Has): Told[] {
  const groups: { event: JsonValue; messages: Message[] }[] = [];
  for (const { line, event } of lines) {
    if (!line) continue;
    const group = groups.at(-1);
    const first = group?.messages[0];
    if (group && first && alike(first, line, has)) group.messages.push(line);
    else groups.push({ event, messages: [line] });
  }
  return groups.map(({ event, messages }) => ({ event, ...asOne(messages, has) }));
}

/** The argument in which messages may differ and be told as one all the same. */
const listedIn = ({ key, args }: Message, has: Has): string | undefined => Object.keys(args).find((name) => has(`${key}-several-${name}`));

const same = (a: Arg | undefined, b: Arg | undefined) => JSON.stringify(a) === JSON.stringify(b);

function alike(a: Message, b: Message, has: Has): boolean {
  if (a.key !== b.key) return false;
  const listed = listedIn(a, has);
  return [...new Set([...Object.keys(a.args), ...Object.keys(b.args)])].every((name) => name === listed || same(a.args[name], b.args[name]));
}

function asOne(messages: Message[], has: Has): Pick<Told, 'message' | 'times'> {
  const [first] = messages as [Message];
  const times = messages.length;
  if (times === 1) return { message: first, times };
  const list = listedIn(first, has);
  const key = `${first.key}-several${list === undefined ? '' : `-${list}`}`;
  if (!has(key)) return { message: first, times };
  const listed = list === undefined ? {} : { [list]: { several: messages.flatMap(({ args }) => args[list] ?? []) } };
  return { message: { key, args: { ...first.args, n: { number: times }, ...listed } }, times: 1 };
}

/** Who won, of returns such as `1/2 1/2 0`: the seats with the most. */
export function winners(returns: string): number[] {
  const shares = returns.split(' ').map((share) => {
    const [over = 0, under = 1] = share.split('/').map(Number);
    return over / under;
  });
  const best = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === best ? [seat] : []));
}
