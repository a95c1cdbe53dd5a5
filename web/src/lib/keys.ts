/** The keys of choices. */
import type { BoardModule, Sight } from './board';

/** Keys that the table has for itself. */
export const tableKeys = { undo: 'u', rules: 'r', log: 'l', describe: 'd', help: '?' } as const;

const spare = [...'1234567890', ...'asdfghjkqwetyopzxcvbnm'];

/** A key for every choice, as far as keys go: the one that the game wishes, else the next spare one. */
export function allot(sight: Sight<unknown>, wish: BoardModule['key']): Map<string, string> {
  const taken = new Set<string>(Object.values(tableKeys));
  const keys = new Map<string, string>();
  const give = (action: string, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    taken.add(key);
    keys.set(action, key);
  };
  for (const choice of sight.choices) give(choice.action, wish?.(choice, sight));
  for (const { action } of sight.choices) {
    if (!keys.has(action)) give(action, spare.find((key) => !taken.has(key)));
  }
  return keys;
}
