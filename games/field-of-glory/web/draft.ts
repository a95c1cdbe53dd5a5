/** The draft: two of four cards, chosen one after the other; with the second both are kept. */
import type { Face } from '$generated/Face';
import { parse } from '$board/notation';

/** The choice that keeps these two. */
export function keeping(choices: string[], one: Face, other: Face): string | undefined {
  const wanted = [one, other].sort().join();
  return choices.find((action) => {
    const { word, args } = parse(action);
    return word === 'keep' && [...args].sort().join() === wanted;
  });
}

/**
 * The choice towards which a press on each card of the pack leads. With nothing chosen that is one with the card after it; with one
 * chosen, the pair.
 */
export function leads(choices: string[], pack: Face[], chosen: number[]): (string | undefined)[] {
  const first = chosen[0] === undefined ? undefined : pack[chosen[0]];
  return pack.map((card, place) => {
    if (first !== undefined) return chosen.includes(place) ? undefined : keeping(choices, first, card);
    return keeping(choices, card, pack[(place + 1) % pack.length]!);
  });
}
