/** The draft: two of four cards, chosen one after the other and then kept. */
import type { Face } from '$generated/Face';
import { parse } from './actions';

/** The choice that keeps these two. */
export function keeping(choices: string[], one: Face, other: Face): string | undefined {
  const wanted = [one, other].sort().join();
  return choices.find((action) => {
    const { word, args } = parse(action);
    return word === 'keep' && [...args].sort().join() === wanted;
  });
}

/**
 * The choice towards which a press on each card of the pack leads. With nothing chosen that is one with the card after it;
 * with one chosen, the pair; with two, the pair stands on the button, and the cards have none.
 */
export function leads(choices: string[], pack: Face[], chosen: number[]): (string | undefined)[] {
  const [first, second] = chosen.map((place) => pack[place]!);
  return pack.map((card, place) => {
    if (second !== undefined) return undefined;
    if (first !== undefined) return chosen.includes(place) ? undefined : keeping(choices, first, card);
    return keeping(choices, card, pack[(place + 1) % pack.length]!);
  });
}

/** Chosen after a press: a chosen one is put back; a third takes the place of the first. */
export function toggle(chosen: number[], place: number): number[] {
  return chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place].slice(-2);
}
