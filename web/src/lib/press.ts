/** Pressing by key what could be pressed by hand. */

/** Presses the element that was drawn for a choice, so that the key does what the click does; without one it acts. */
export function press(action: string, act: (action: string) => void): void {
  const drawn = document.querySelector<HTMLElement | SVGElement>(`[data-action="${CSS.escape(action)}"]:not(:disabled)`);
  if (!drawn) return act(action);
  drawn.focus();
  drawn.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Does the key belong to a field, or to a dialog that is open? */
export function typing(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]') !== null;
}
