/** Choices in notation (OH-8.6): `place(w-c3)`, `attack(2)`, `target(B3 mount)`, `activate(1 weapon, 2)`, `finish`. */
import type { Choice } from '$board/contract';
import { type Act, parse } from '$board/notation';

/** Players are lettered by their seats. */
export const letter = (seat: number): string => 'AB'[seat] ?? '';

const ofCards = new Set(['starting-card', 'set-aside', 'discard', 'place', 'equip', 'ability', 'potion', 'instant', 'quick']);
const ofSlots = new Set(['attack', 'turn-idle', 'slot', 'guard']);

const isSpot = (word: string): boolean => /^[AB]([1-4]( mount| attached)?)?$/.test(word);

/** The card of a hand, a deck or a discard pile that a choice is about. */
export function cardOf({ word, args }: Act): string | undefined {
  const first = args[0] ?? '';
  return ofCards.has(word) || (word === 'target' && !isSpot(first)) ? first : undefined;
}

/** Where on the battlefield a choice of this seat is made: `A3`, `B3 mount`, `A3 weapon`, `A battlefield`; `B` is the player. */
export function spotOf({ word, args }: Act, seat: number): string | undefined {
  const own = letter(seat);
  const first = args[0] ?? '';
  if (ofSlots.has(word)) return own + first;
  if (word === 'trap') return own + (args[1] ?? '');
  if (word === 'target' && isSpot(first)) return first;
  if (word !== 'activate') return undefined;
  if (first === 'noble') return own;
  return first === 'battlefield' ? `${own} battlefield` : own + first.replace(/ body$/, '');
}

/** Is it done by pressing what stands there? Other choices at a place have a button of their own. */
export const isMain = ({ word }: Act): boolean => word === 'target' || word === 'slot' || word === 'guard' || word === 'attack';

/** Choices that the board draws; the others stand in the prompt bar. */
export function isDrawn(action: string): boolean {
  const act = parse(action);
  return cardOf(act) !== undefined || spotOf(act, 0) !== undefined;
}

const letters: Record<string, string> = {
  'draw-seven': 's',
  me: 'm',
  opponent: 'o',
  done: 'd',
  keep: 'k',
  finish: 'f',
  active: 'a',
  idle: 'i',
  enough: 'e',
  pass: 'p',
  'no-guard': 'n',
  suffer: 's',
  'take-over': 't',
  no: 'n',
  yes: 'y',
};

export const keyFor = ({ action }: Choice): string | undefined => letters[parse(action).word];

const passing = new Set(['finish', 'pass', 'keep', 'done', 'no', 'no-guard', 'suffer', 'enough']);

export const isPassing = (action: string): boolean => passing.has(parse(action).word);
