/** Choices in notation (VOD-8.6): `new(hoplite, argos)`, `fight(argos, athens)`, `d-18(athens, put, crete)`, `end`. */
import type { VodDecision } from '$generated/VodDecision';
import type { VodPower } from '$generated/VodPower';
import type { VodView } from '$generated/VodView';
import type { Choice } from '$board/contract';
import { type Act, parse } from '$board/notation';

/** Where the space stands among the arguments. */
const spaceAt: Record<string, number> = {
  new: 1,
  'place-in': 0,
  place: 1,
  fight: 1,
  target: 0,
  off: 0,
  lift: 0,
  put: 0,
  'take-back': 0,
};

/** The space of the map that a choice is made on; of a battle its target. */
export function spaceOf({ word, args }: Act): string | undefined {
  if (word === 'ask') return args[1];
  if (word === 'd-18') return args[1] === 'buy' ? undefined : args[2];
  const place = spaceAt[word];
  return place === undefined ? undefined : args[place];
}

/** The space that a fighter stands in. */
export const fighterOf = ({ word, args }: Act): string | undefined =>
  word === 'fight' || (word === 'ask' && args.length === 2 && args[0] !== 'hoplite' && args[0] !== 'trireme') ? args[0] : undefined;

const onCards = new Set(['play', 'lay', 'discard', 'fetch', 'take', 'use']);

/** The card that a choice is about. */
export function cardOf({ word, args }: Act): string | undefined {
  if (word === 'd-18' && args[1] === 'buy') return args[2] === 'none' ? undefined : args[2];
  return onCards.has(word) ? args.at(-1) : undefined;
}

/** Decisions to which putting a bribe is the answer; elsewhere it is a free action. */
const aboutBribes = new Set<VodDecision>(['aid', 'scoring', 'place-bribe']);

/** Free actions (VOD-3.9) and what stands beside the open decision (D-18): they are there, but they do not shine. */
export function isFree({ word }: Act, decision: VodDecision | undefined): boolean {
  if (word === 'put') return decision === undefined || !aboutBribes.has(decision);
  return word === 'lift' || word === 'take-back' || word === 'buy' || word === 'd-18';
}

/** Putting a bribe from the bowl of a power; without a name it is the power that decides. */
export function isPutOf({ word, args }: Act, power: VodPower, decider: VodPower | null | undefined): boolean {
  return word === 'd-18' ? args[0] === power && args[1] === 'put' : word === 'put' && power === decider;
}

/** A bribe is bought with this, or without choosing a card yet. */
export const isBuyOf = ({ word, args }: Act, power: VodPower, decider: VodPower | null | undefined): boolean =>
  word === 'buy' ? power === decider : word === 'd-18' && args[0] === power && args[1] === 'buy' && args[2] === 'none';

/** Is so much given up by it that it is looked at a second time: ten cards for ten others, and the last of the opening discards? */
export function weighs(action: string, { phase, opening }: Pick<VodView, 'phase' | 'opening'>): boolean {
  const { word, args } = parse(action);
  if (word === 'redraw') return true;
  return word === 'discard' && phase === 'discards' && opening.find(({ power }) => power === args[0])?.cards.length === 2;
}

const inHands = new Set(['keep', 'redraw', 'buy', 'emergency', 'none']);

/** Drawn on the board; the rest are buttons of the prompt bar. */
export function isDrawn(action: string): boolean {
  const act = parse(action);
  if (spaceOf(act) !== undefined || cardOf(act) !== undefined || inHands.has(act.word)) return true;
  return act.word === 'd-18' || (act.word === 'back' && act.args.length > 0);
}

const passing = new Set(['emergency', 'none', 'stop', 'pass', 'wait', 'back']);

/** What is asked for is done on the board; this is the way past it. */
export const isPassing = (action: string): boolean => passing.has(parse(action).word);

const letters: Record<string, string> = {
  end: 'e',
  'end-off': 'e',
  done: 'e',
  stop: 's',
  pass: 'p',
  wait: 'w',
  none: 'n',
  emergency: 'y',
  pay: 'y',
  do: 'o',
  draw: 'c',
  buy: 'b',
  'go-on': 'g',
  self: 'o',
  teammate: 't',
  vp: 'v',
  bribe: 'i',
};

/** What the player has in mind, as far as keys follow it. */
export interface InMind {
  space: string | undefined;
  bowl: VodPower | undefined;
  /** The power whose cards are spread out. */
  spread: VodPower | undefined;
}

/**
 * The keys of choices. Of several at one space the first stands for choosing the space; the others have a key once it is
 * chosen. Free actions have none until the player turns to them, but for the bowl, which has the x.
 */
export function keyFor(action: string, choices: Choice[], decision: { kind: VodDecision; power: VodPower | null } | null, mind: InMind): string | null | undefined {
  const act = parse(action);
  const space = spaceOf(act);
  // In the opening the cards of one power are seen at a time.
  if (act.word === 'discard' && act.args.length === 2 && act.args[0] !== mind.spread) return null;
  if (space === undefined) return act.word === 'back' ? (act.args.length > 0 ? null : 'k') : act.word === 'd-18' ? null : letters[act.word];
  const acts = choices.map((choice) => parse(choice.action));
  const put = (other: Act) => mind.bowl !== undefined && isPutOf(other, mind.bowl, decision?.power);
  if (mind.bowl !== undefined) return put(act) ? undefined : null;
  if (space === mind.space) return undefined;
  if (isFree(act, decision?.kind)) {
    const first = acts.find((other) => other.word === 'put' || (other.word === 'd-18' && other.args[1] === 'put'));
    return first?.action === action ? 'x' : null;
  }
  const leads = acts.find((other) => !isFree(other, decision?.kind) && spaceOf(other) === space)?.action === action;
  return leads ? undefined : null;
}
