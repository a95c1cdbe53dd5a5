/** Choices in notation: `place(HI4, 3, (MI2))`, `flank(2, 3, HI2)`, `keep(HI4, CO5)`. */
import type { Choice } from '$board/contract';
import { type Act, parse } from '$board/notation';
import type { Face } from '$generated/Face';

/** A unit that can be placed. */
export interface Place {
  action: string;
  card: Face;
  column: number;
  replaced: Face[];
  price: number;
}

export function places(choices: Choice[]): Place[] {
  return choices.flatMap(({ action, label }) => {
    const { word, args } = parse(action);
    if (word !== 'place') return [];
    const [card = '', column, ...replaced] = args;
    const price = label.args['price'];
    return [{ action, card, column: Number(column), replaced, price: price && 'number' in price ? price.number : 0 }];
  });
}

/** What a press on one's own unit does, unless a card is about to be placed. */
export function unitAct(acts: Act[], column: number, face: Face, fighting: boolean): Act | undefined {
  return acts.find(({ word, args }) => {
    if (word === 'attack' || word === 'advance_discard') return Number(args[0]) === column && args[1] === face;
    if (word === 'flank') return Number(args[1]) === column && args[2] === face;
    return fighting && (word === 'front' || word === 'lose') && args[0] === face;
  });
}

/** What a press on a card of the hand does at once. */
const onHand = new Set(['pay', 'hand', 'discard', 'limit']);

export function handAct(acts: Act[], face: Face): Act | undefined {
  return acts.find(({ word, args }) => onHand.has(word) && args[0] === face);
}

const drawn = new Set([...onHand, 'place', 'keep', 'attack', 'flank']);

/** Drawn on the board alone; the rest are buttons of the prompt bar. */
export const isDrawn = (action: string): boolean => drawn.has(parse(action).word);

/** Single choices that follow from a hidden hand (8.A): among people they wait for the player, so that his pause tells nothing. */
const secret = new Set(['keep', 'end', 'done', 'pay', 'hand']);
export const isSecret = (action: string): boolean => secret.has(parse(action).word);

const letters: Record<string, string> = {
  end: 'e',
  done: 'f',
  three: 't',
  deck: 'k',
  none: 'n',
  overlap: 'o',
  reserves: 'v',
};

/** The placement towards which a press on a card of the hand leads: the first of its face. */
export const firstPlace = (choices: Choice[], face: Face): string | undefined =>
  choices.find(({ action }) => action.startsWith(`place(${face},`))?.action;

/**
 * The keys of choices. With a card chosen a column has its number. `null`: the choice has no key, since the board has no
 * element for it now.
 */
export function keyFor(action: string, choices: Choice[], chosen: Face | undefined): string | null | undefined {
  const { word, args } = parse(action);
  if (word !== 'place') return letters[word];
  const [card = '', column, ...replaced] = args;
  if (card === chosen) return replaced.length === 0 ? column : undefined;
  return action === firstPlace(choices, card) ? undefined : null;
}
