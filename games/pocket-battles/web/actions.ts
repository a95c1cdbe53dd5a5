/** Choices in notation (section 8): `charge(A3)`, `shoot(A3, B2)`, `allot(C15)`, `pass`. */
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbZone } from '$generated/PbZone';
import type { Choice } from '$board/contract';
import { type Act, parse } from '$board/notation';
import { sectors } from './field';
import { isUnit, numberOf, seatOf } from './units';

/** Orders, and placing: a unit is chosen first. */
const ordering = new Set(['redeploy', 'move', 'charge', 'carry_on', 'leave', 'heal', 'double_order', 'deploy']);

export const isOrder = ({ word, args }: Act): boolean => ordering.has(word) || (word === 'shoot' && args.length === 2);

/** The orders that a unit can be given. */
export const ordersOf = (acts: Act[], id: PbUnitId): Act[] => acts.filter((act) => isOrder(act) && act.args[0] === id);

/** What is done to a unit at once: no other is chosen before. */
const aimed = new Set(['target', 'intercept', 'shoot', 'parting', 'from', 'give_up']);

export const aimsAt = (acts: Act[], id: PbUnitId): Act[] =>
  acts.filter((act) => aimed.has(act.word) && act.args.length === 1 && act.args[0] === id);

/** What is done to a troop. */
const onTroops = new Set(['allot', 'troop', 'give_up']);

export const troopAct = (acts: Act[], tile: string): Act | undefined =>
  acts.find(({ word, args }) => onTroops.has(word) && args.length === 1 && args[0] === tile);

/** What is listed with what it would come to. One press does it. */
const listed = new Set(['charge', 'carry_on', 'leave', 'shoot', 'intercept', 'target', 'parting', 'heal', 'double_order', 'give_up']);

export const isListed = (action: string): boolean => listed.has(parse(action).word);

/** Much is given up: the first press shows it, the second does it. */
export const isWeighed = (action: string): boolean => parse(action).word === 'give_up';

/** Steps to a zone. */
export const stepsTo = (acts: Act[], zone: PbZone): Act[] => acts.filter(({ args }) => args[1] === zone);

const plain = new Set(['pass', 'wait', 'enough', 'unused', 'spent', 'remove', 'strike', 'decline', 'done']);

/** Drawn on the board; the rest are buttons of the prompt bar. */
export const isDrawn = (action: string): boolean => !plain.has(parse(action).word);

/** Leaves undone what is asked for. */
const passing = new Set(['pass', 'wait', 'enough', 'decline', 'done']);

export const isPass = (action: string): boolean => passing.has(parse(action).word);

const letters: Record<string, string> = {
  charge: 'c',
  close: 'c',
  commit: 'k',
  leave: 'v',
  double_order: 'o',
  pass: 'p',
  wait: 'w',
  enough: 'e',
  done: 'e',
  yes: 'y',
  no: 'n',
  unused: 't',
  spent: 's',
  remove: 'm',
  strike: 's',
  decline: 'n',
};

/** Choices of building that are reached with the arrows: there are too many for keys. */
const keyless = new Set(['open', 'add', 'top', 'undo', 'ready']);

/** Two rows of three letters, as the zones of a side lie before its owner. */
const spots = { F: 'qwe', R: 'asz' };

function spotKey(id: PbUnitId, zone: PbZone): string | undefined {
  const row = spots[zone[1] as 'F' | 'R'];
  return row?.[sectors(seatOf(id)).indexOf(Number(zone[2]))];
}

/** A unit has its number as its key. */
const unitKey = (id: PbUnitId): string | undefined => (numberOf(id) < 10 ? String(numberOf(id)) : undefined);

/**
 * The keys of choices. The first order of a unit that is not chosen stands for choosing it; the others have no key until it
 * is.
 */
export function keyFor(action: string, choices: Choice[], chosen: PbUnitId | undefined): string | null | undefined {
  const act = parse(action);
  const { word, args } = act;
  const [first = '', second = ''] = args;
  if (keyless.has(word)) return null;
  if (isOrder(act)) {
    if (first !== chosen) {
      const leads = choices.find((choice) => isOrder(parse(choice.action)) && parse(choice.action).args[0] === first)?.action === action;
      return leads ? unitKey(first) : null;
    }
    if (word === 'redeploy' || word === 'deploy') return spotKey(first, second);
    return letters[word];
  }
  if (isUnit(first)) return word === 'shoot' || word === 'give_up' ? undefined : unitKey(first);
  return letters[word];
}
