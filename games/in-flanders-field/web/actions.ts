/** Choices in notation: `take(4)`, `advance(8, 0, 0)`. */
import { type Act, parse } from '$board/notation';

/** What can be done on a space of the display: by the words of the notation. */
const onSpaces = new Set(['take', 'balloon', 'gas']);

/** The choice that belongs to each space of the display. No two words are on offer for one space. */
export const spaceActs = (acts: Act[]): Map<number, Act> =>
  new Map(acts.filter(({ word }) => onSpaces.has(word)).map((act) => [Number(act.args[0]), act]));

/** The key of a choice: spaces by their number, 10 by `0`, 11 by `1`; the others by letters that the table leaves free. */
export function keyFor(action: string): string | undefined {
  const { word, args } = parse(action);
  if (onSpaces.has(word)) return { 10: '0', 11: '1' }[Number(args[0])] ?? args[0];
  return { roll: 'g', stop: 's', fail: 'f', reconnaissance: 'e', artillery: 'a', hold: 'h' }[word];
}

/** Drawn on the board itself: the dice, the order to stop, cards that are clicked, spaces to go to. The rest are buttons of the prompt bar. */
export function isDrawn(action: string): boolean {
  const { word } = parse(action);
  return onSpaces.has(word) || ['roll', 'stop', 'give-up', 'cancel', 'advance'].includes(word);
}
