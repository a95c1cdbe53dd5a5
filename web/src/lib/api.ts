/** The HTTP interface. Everything that fails throws a {@link Trouble}. */
import type { Act } from '../generated/Act';
import type { AskForLink } from '../generated/AskForLink';
import type { AskPasskey } from '../generated/AskPasskey';
import type { BotInfo } from '../generated/BotInfo';
import type { ChangeDeck } from '../generated/ChangeDeck';
import type { ChangePassword } from '../generated/ChangePassword';
import type { ChangeSettings } from '../generated/ChangeSettings';
import type { CheckedRecord } from '../generated/CheckedRecord';
import type { ChooseName } from '../generated/ChooseName';
import type { CodesLeft } from '../generated/CodesLeft';
import type { Commitment } from '../generated/Commitment';
import type { DeckInfo } from '../generated/DeckInfo';
import type { Done } from '../generated/Done';
import type { EndSessions } from '../generated/EndSessions';
import type { EndToken } from '../generated/EndToken';
import type { Faults } from '../generated/Faults';
import type { GivenOptions } from '../generated/GivenOptions';
import type { History } from '../generated/History';
import type { LeaveOrder } from '../generated/LeaveOrder';
import type { LinkAsked } from '../generated/LinkAsked';
import type { MailedLinkUsed } from '../generated/MailedLinkUsed';
import type { MailInfo } from '../generated/MailInfo';
import type { Me } from '../generated/Me';
import type { NewBot } from '../generated/NewBot';
import type { NewReport } from '../generated/NewReport';
import type { NewTable } from '../generated/NewTable';
import type { NewToken } from '../generated/NewToken';
import type { Observation } from '../generated/Observation';
import type { PasskeyAnswer } from '../generated/PasskeyAnswer';
import type { PasskeyAsked } from '../generated/PasskeyAsked';
import type { Passkeys } from '../generated/Passkeys';
import type { People } from '../generated/People';
import type { Problem } from '../generated/Problem';
import type { Proof } from '../generated/Proof';
import type { Record as GameRecord } from '../generated/Record';
import type { Recover } from '../generated/Recover';
import type { RecoveryCodes } from '../generated/RecoveryCodes';
import type { Relate } from '../generated/Relate';
import type { ReleaseSeat } from '../generated/ReleaseSeat';
import type { RemovePasskey } from '../generated/RemovePasskey';
import type { ReportInfo } from '../generated/ReportInfo';
import type { SeatsLink } from '../generated/SeatsLink';
import type { SeatsTaken } from '../generated/SeatsTaken';
import type { SeatTaken } from '../generated/SeatTaken';
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenPosition } from '../generated/SeenPosition';
import type { SessionInfo } from '../generated/SessionInfo';
import type { SetAddress } from '../generated/SetAddress';
import type { Setting } from '../generated/Setting';
import type { ShelfItem } from '../generated/ShelfItem';
import type { SignIn } from '../generated/SignIn';
import type { Start } from '../generated/Start';
import type { TableCreated } from '../generated/TableCreated';
import type { TableInfo } from '../generated/TableInfo';
import type { TableLeft } from '../generated/TableLeft';
import type { TakeSeat } from '../generated/TakeSeat';
import type { TakeSeats } from '../generated/TakeSeats';
import type { TokenMade } from '../generated/TokenMade';
import type { Undo } from '../generated/Undo';
import type { UseMailedLink } from '../generated/UseMailedLink';
import type { Why } from '../generated/Why';
import type { JsonValue } from '../generated/serde_json/JsonValue';
import { announced } from './announced.svelte';

export type { GameRecord };

/** Whose eyes: a seat, anybody's, or (after the end) all at once. */
export type Eyes = number | 'spectator' | 'everything';

/** What lies open beside every view of a table and never changes; no two games have the same. */
export type Components = Record<string, JsonValue> | null;

/** What is seen with the components in its view, where boards look for them. */
export const beside = (components: Components, observation: Observation<JsonValue>): Observation<JsonValue> => ({
  ...observation,
  view: { ...(observation.view as Record<string, JsonValue>), ...components },
});

/** The same of a position. */
export const withComponents = (components: Components, position: SeenPosition): SeenPosition => ({
  ...position,
  observation: beside(components, position.observation),
});

/** What is known of a problem beside what the server says. */
export interface Circumstances {
  /** When the server wishes to be asked again, in milliseconds since 1970. */
  until?: number;
  /** Under what the operator finds the request in the log, where the server has failed. */
  request?: string;
}

/** What went wrong. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem & Circumstances,
  ) {
    super(problem.title);
  }

  /** May the same request succeed a little later? */
  get passing(): boolean {
    return [0, 429, 502, 503, 504].includes(this.problem.status);
  }
}

/** The server takes no longer for any request. */
const PATIENCE = 25_000;
/** A small one without an answer was lost; those that do something do it once, however often they are sent. */
const PATIENCE_AT_PLAY = 10_000;

/** For no longer is an address left alone, whatever it has said: the world may have changed. */
const LONGEST = 60_000;
/** What has said when it may be asked again. Whoever asks earlier, by hand or by itself, hears the same again without asking. */
const resting = new Map<string, { trouble: Trouble; until: number }>();

/** When the server wishes to be asked again. */
function restOf({ status, headers }: Response): number | undefined {
  const after = [429, 503].includes(status) ? headers.get('retry-after') : null;
  if (after === null) return undefined;
  // Something before the server may name a date.
  const wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return wait > 0 ? Date.now() + wait : undefined;
}

/** What is answered. What is `lasting` reaches the server, though the reader closes the page at once. */
async function call(method: 'GET' | 'POST', path: string, json?: string, patience = PATIENCE, lasting = false): Promise<string> {
  const address = `${method} ${path}`;
  const rest = resting.get(address);
  if (rest && Date.now() < rest.until) throw rest.trouble;
  resting.delete(address);
  let response: Response;
  let body: string;
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(lasting && { keepalive: true }),
      ...(json === undefined ? {} : { body: json, headers: { 'content-type': 'application/json' } }),
    });
    body = await response.text();
  } catch {
    throw new Trouble({ type: 'about:blank', title: 'unreachable', status: 0, key: 'unreachable' });
  }
  if (response.ok) {
    announced.hear(response.headers.get('x-announcement'));
    return body;
  }
  const until = restOf(response);
  const request = requestOf(response);
  const known: Circumstances = { ...(until === undefined ? {} : { until }), ...(request === undefined ? {} : { request }) };
  const trouble = new Trouble({ ...problem(response, body), ...known });
  if (until !== undefined) resting.set(address, { trouble, until: Math.min(until, Date.now() + LONGEST) });
  throw trouble;
}

/** The id of a request that the server has failed; whatever else is refused the operator need not hear of. */
function requestOf({ status, headers }: Response): string | undefined {
  return status >= 500 || status === 408 ? (headers.get('x-request-id') ?? undefined) : undefined;
}

/** What the server says is wrong; something before the server may have said it, in words of its own. */
function problem({ status, statusText }: Response, body: string): Problem {
  const unknown: Problem = { type: 'about:blank', title: statusText, status, key: 'unknown' };
  try {
    return { ...unknown, ...JSON.parse(body) };
  } catch {
    return unknown;
  }
}

const get = async <T>(path: string, patience?: number): Promise<T> => JSON.parse(await call('GET', path, undefined, patience));
const post = async <T>(path: string, body: unknown, patience?: number, lasting?: boolean): Promise<T> =>
  JSON.parse(await call('POST', path, JSON.stringify(body), patience, lasting));
/** What is done at a table. */
const play = <T>(path: string, body: unknown): Promise<T> => post<T>(path, body, PATIENCE_AT_PLAY);

/** A seat is for a browser that sends its cookie back: by nothing else is it known whose seat it is. The first answer gives the cookie. */
async function asKnown<T>(request: () => Promise<T>): Promise<T> {
  const isKnown = async () => (await get<Me>('/me')).known;
  if (!(await isKnown()) && !(await isKnown())) throw new Trouble({ type: 'about:blank', title: '', status: 403, key: 'no-cookie' });
  return request();
}

/** So many tables a page of a list has; one that is not full is the last. */
export const PAGE = 50;

export const api = {
  games: () => get<ShelfItem[]>('/games'),
  rules: (game: string, lang: string) => call('GET', `/games/${game}/rules/${lang}`),
  /** The page to start from. */
  start: (game: string, lang: string) => get<Start>(`/games/${game}/start/${lang}`),
  /** Everything that is wrong with options. */
  check: (game: string, given: GivenOptions) => post<Faults>(`/games/${game}/check`, given),
  /** What can be chosen from with these options. */
  catalogue: (game: string, given: GivenOptions) => post<JsonValue>(`/games/${game}/components`, given),
  /** A page of the list of the reader's own tables, counted from 0. */
  own: (page: number) => get<TableInfo[]>(`/tables?mine=1&page=${page}`),
  /** A page of the games that the reader has played, counted from 0, and what all that are looked for come to. */
  history: (search: Record<'game' | 'name' | 'outcome', string>, page: number) => {
    const wanted = Object.entries({ ...search, page: String(page) }).filter(([, value]) => value !== '');
    return get<History>(`/me/games?${new URLSearchParams(wanted)}`);
  },
  /** A page of the lobby's list, counted from 0. */
  lobby: (page: number) => get<TableInfo[]>(`/tables?page=${page}`),
  commitment: () => get<Commitment>('/commitment'),
  open: (table: NewTable) => asKnown(() => post<TableCreated>('/tables', table)),
  table: (id: string) => get<TableInfo>(`/tables/${id}`, PATIENCE_AT_PLAY),
  sit: (id: string, seat: TakeSeat) => asKnown(() => post<SeatTaken>(`/tables/${id}/seats`, seat)),
  /** Gives a seat that is kept for somebody to whoever has the link. */
  release: (id: string, seat: ReleaseSeat) => post<TableInfo>(`/tables/${id}/release`, seat),
  /** Gives the reader's seat up before the game; whoever has made the table closes it. */
  leave: (id: string) => post<TableLeft>(`/tables/${id}/leave`, {}),
  observation: (id: string, at: number, as: Eyes) => get<SeenPosition>(`/tables/${id}/observation?at=${at}&as=${as}`),
  /** The newest position, with the reader's own eyes. */
  sight: (id: string) => get<SeenPosition>(`/tables/${id}/observation`, PATIENCE_AT_PLAY),
  components: (id: string) => get<Components>(`/tables/${id}/components`, PATIENCE_AT_PLAY),
  log: (id: string, from: number, as?: Eyes) =>
    get<SeenEntry[]>(`/tables/${id}/log?from=${from}${as === undefined ? '' : `&as=${as}`}`),
  act: (id: string, act: Act) => play<Done>(`/tables/${id}/act`, act),
  /** Why something cannot be done; nothing is done. */
  why: (id: string, act: Act) => play<Why>(`/tables/${id}/why`, act),
  undo: (id: string, undo: Undo) => play<Done>(`/tables/${id}/undo`, undo),
  order: (id: string, order: LeaveOrder) => play<Done>(`/tables/${id}/orders`, order),
  resign: (id: string) => play<Done>(`/tables/${id}/resign`, {}),
  /** Tells the operator of another player at the table, or of a fault there. */
  report: (id: string, report: NewReport) => post<ReportInfo>(`/tables/${id}/reports`, report),
  rematch: (id: string) => post<TableCreated>(`/tables/${id}/rematch`, {}),
  me: () => get<Me>('/me'),
  /** Chooses another name in place of one that was taken away, or stays with what there is instead. */
  chooseName: (choice: ChooseName) => post<Me>('/me/name', choice),
  /** Makes an account, which takes in what the reader has as a guest. */
  signUp: (account: SignIn) => post<Me>('/me/account', account),
  signIn: (account: SignIn) => post<Me>('/me/sign-in', account),
  signOut: () => post<Me>('/me/sign-out', {}, undefined, true),
  changePassword: (change: ChangePassword) => post<Me>('/me/password', change),
  /** Deletes the reader's account. */
  deleteAccount: (sure: Proof) => post<Me>('/me/delete', sure),
  /** Recovery codes: how many there are, new ones, and signing in with one. */
  codes: () => get<CodesLeft>('/me/codes'),
  newCodes: (ask: Proof) => post<RecoveryCodes>('/me/codes', ask),
  recover: (by: Recover) => post<Me>('/me/recover', by),
  /** The reader's e-mail address, and the links that are mailed there. */
  mail: () => get<MailInfo>('/me/mail'),
  setAddress: (set: SetAddress) => post<MailInfo>('/me/mail', set),
  askForLink: (ask: AskForLink) => post<LinkAsked>('/me/mail/ask', ask),
  /** Does what a mailed link is for, or only looks. */
  useMailedLink: (link: UseMailedLink) => post<MailedLinkUsed>('/me/mail/link', link),
  /** The reader's passkeys, and what a device answers that was asked for one. */
  passkeys: () => get<Passkeys>('/me/passkeys'),
  askPasskey: (wanted: AskPasskey) => asKnown(() => post<PasskeyAsked>('/me/passkeys/ask', wanted)),
  signUpByPasskey: (made: PasskeyAnswer) => post<Me>('/me/passkeys/sign-up', made),
  signInByPasskey: (used: PasskeyAnswer) => post<Me>('/me/passkeys/sign-in', used),
  addPasskey: (made: PasskeyAnswer) => post<Passkeys>('/me/passkeys', made),
  removePasskey: (which: RemovePasskey) => post<Passkeys>('/me/passkeys/remove', which),
  /** The browsers in which the reader is signed in. */
  sessions: () => get<SessionInfo[]>('/me/sessions'),
  endSessions: (end: EndSessions) => post<Me>('/me/sessions/end', end),
  /** The reader's settings, as the account has them; those that were changed here are told. */
  settings: () => get<Setting[]>('/me/settings'),
  changeSettings: (change: ChangeSettings) => post<Setting[]>('/me/settings', change),
  /** The reader's decks, as the account has them; one that was changed here is told, and answered with what counts. */
  decks: () => get<DeckInfo[]>('/me/decks'),
  changeDeck: (change: ChangeDeck) => post<DeckInfo>('/me/decks', change),
  /** Whom the reader follows and blocks. */
  people: () => get<People>('/me/people'),
  relate: (other: Relate) => post<People>('/me/people', other),
  /** The reader's bots, and their tokens. */
  bots: () => get<BotInfo[]>('/me/bots'),
  makeBot: (bot: NewBot) => post<BotInfo[]>('/me/bots', bot),
  makeToken: (token: NewToken) => post<TokenMade>('/me/bots/tokens', token),
  endToken: (end: EndToken) => post<BotInfo[]>('/me/bots/tokens/end', end),
  /** A link with which another browser takes all seats of this one over. */
  seatsLink: () => post<SeatsLink>('/me/link', {}),
  /** Takes them over, or only looks. */
  takeSeats: (take: TakeSeats) => post<SeatsTaken>('/me', take),
  record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
  verify: (record: GameRecord) => post<CheckedRecord>('/records/verify', record),
  /** A file as it stands: to read it first would mend what is wrong with it, such as a field that stands there twice. */
  verifyFile: async (text: string): Promise<CheckedRecord> => JSON.parse(await call('POST', '/records/verify', text)),
  replay: (record: GameRecord, at: number, as: Eyes) => post<SeenPosition>('/records/replay', { record, at, as: String(as) }),
  recordComponents: (record: GameRecord) => post<Components>('/records/components', record),
  recordLog: (record: GameRecord) => post<SeenEntry[]>('/records/log', { record }),
};

/** The address of a table's events after so many entries. */
export const events = (id: string, after: number) => `/api/tables/${id}/events${after > 0 ? `?after=${after}` : ''}`;

/** The address of a table's record. */
export const recordFile = (id: string) => `/api/tables/${id}/record`;

/**
 * Asks again until there is an answer: for requests that do once what they are sent twice. `waiting` hears of every
 * attempt that went astray. An address that has said when to ask again is not asked before.
 */
export async function insist<T>(request: () => Promise<T>, waiting: (trouble: Trouble) => void, pause = wait): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request();
    } catch (trouble) {
      if (!(trouble instanceof Trouble && trouble.passing)) throw trouble;
      waiting(trouble);
      const wished = Math.min((trouble.problem.until ?? 0) - Date.now(), LONGEST);
      await pause(Math.max(Math.min(500 * 2 ** attempt, 8000), wished));
    }
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
