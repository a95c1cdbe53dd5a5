/** The keys of choices. */
import type { BoardModule, Observation } from '../board/contract';
import { writing } from './press';

/** Keys that the table has for itself. */
export const tableKeys = { undo: 'u', rules: 'r', log: 'l', describe: 'd', again: 'z', next: 'j', help: '?' } as const;

const spare = [...'1234567890', ...'asdfghjkqwetyopxcvbnm'];

/**
 * The letters of shortcuts look like values of the game: they are shown while the keyboard is in use, or its help is open. The style
 * sheet asks for `data-keys`.
 */
export function watchKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      const command = event.key === 'Tab' || (event.key.length === 1 && event.key !== ' ' && !writing(event));
      if (command && !event.ctrlKey && !event.metaKey && !event.altKey) showKeys();
    },
    true,
  );
  addEventListener('pointerdown', () => delete document.documentElement.dataset['keys'], true);
}

export function showKeys(): void {
  document.documentElement.dataset['keys'] = '';
}

/** A key for every choice, as far as keys go: the one that the game wishes, else the next spare one; none if the game wishes none (`null`). */
export function allot(observation: Observation<unknown>, wish: BoardModule['key']): Map<string, string> {
  const taken = new Set<string>(Object.values(tableKeys));
  const keys = new Map<string, string>();
  const give = (action: string, key: string | null | undefined) => {
    if (key == null || taken.has(key)) return;
    taken.add(key);
    keys.set(action, key);
  };
  const wishes = observation.choices.map((choice) => ({ action: choice.action, key: wish?.(choice, observation) }));
  for (const { action, key } of wishes) give(action, key);
  for (const { action, key } of wishes) {
    if (key !== null && !keys.has(action)) give(action, spare.find((key) => !taken.has(key)));
  }
  return keys;
}
