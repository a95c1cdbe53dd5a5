/** Pressing by key what could be pressed by hand. */

/** Presses the element that was drawn for a choice, so that the key does what the click does; without one it acts. */
export function press(action: string, act: (action: string) => void): void {
  const drawn = document.querySelector<HTMLElement | SVGElement>(`[data-action="${CSS.escape(action)}"]:not(:disabled)`);
  if (!drawn) return act(action);
  drawn.focus();
  drawn.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * The key as hints call it. A layout without Latin letters has them printed beside its own, so there the place of the key tells which is
 * meant. A letter is a capital one only with Shift, whatever Caps Lock makes of it.
 */
export function named({ key, code, shiftKey }: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /\p{Script=Latin}/u.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** What is written into. A list, a slider or a box that is ticked takes a few keys, and leaves the others to the page. */
const WRITTEN_INTO = `textarea, [contenteditable], input:not(${['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type="${type}"]`)
  .join(', ')})`;

/** Keys by which a list, a slider or a group of radio buttons is moved. */
const MOVES = new Set([' ', 'Enter', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Is what the event is for inside of such an element? */
export const within = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;

/** Is something written? */
export const writing = (event: Event): boolean => within(event, WRITTEN_INTO);

/** Does the key belong to what is in focus, or to a dialog that is open? */
export function taken(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') || writing(event)) return true;
  return MOVES.has(event.key) && within(event, 'select, input');
}
