/**
 * Reads a choice in notation: a word, and behind it in brackets what it is about.
 *
 * The parts of a nested bracket stand behind the others, as if there were no bracket: a game knows how many come before.
 *
 * ```ts
 * parse('place(HI4, 3, (MI2))'); // { action: 'place(HI4, 3, (MI2))', word: 'place', args: ['HI4', '3', 'MI2'] }
 * parse('pass'); // { action: 'pass', word: 'pass', args: [] }
 * ```
 */
export function parse(action: string): Act {
  const [, word = action, args = ''] = /^([a-z0-9_-]+)(?:\((.*)\))?$/.exec(action) ?? [];
  return { action, word, args: args.replace(/[()]/g, '').split(',').map((arg) => arg.trim()).filter(Boolean) };
}

/** A choice, taken apart. */
export interface Act {
  /** The whole of it: what is handed to `act`. */
  action: string;
  word: string;
  args: string[];
}
