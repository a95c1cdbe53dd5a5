/**
 * What the player has in mind before anything is done: the card that is about to be placed, the unit that is about to be ordered.
 * The board draws it, and the keys of choices follow it in `index.ts`; so it stands in a module, and the board clears it when it goes.
 *
 * ```ts
 * export const selection = inMind({ card: undefined as string | undefined, pack: [] as number[] });
 * selection.card = 'HI4';
 * if (selection.any) selection.clear();
 * ```
 */
export function inMind<Mind extends object>(nothing: Mind): InMind<Mind> {
  const mind: InMind<Mind> = $state({
    ...nothing,
    get any() {
      const names = Object.keys(nothing) as (keyof Mind)[];
      return names.map((name): unknown => mind[name]).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));
    },
    clear: () => void Object.assign(mind, nothing),
  });
  return mind;
}

export type InMind<Mind extends object> = Mind & {
  /** Is there anything in mind? What is undefined or an empty list is nothing. */
  readonly any: boolean;
  clear: () => void;
};
