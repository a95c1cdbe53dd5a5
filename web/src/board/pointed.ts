/**
 * Tells of what the pointer or the focus is on, usually in the inspector pane. On a touch screen a long press gives focus, so
 * it tells as well. `left` is called when both have gone.
 *
 * ```svelte
 * <button {@attach pointed(() => inspect({ title: name }))}>…</button>
 * <button {@attach pointed(() => (hovered = action), () => (hovered = undefined))}>…</button>
 * ```
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function pointed(told: () => void, left?: () => void): Attachment<Element> {
  return (node) => listen(node, { mouseenter: told, focus: told, ...(left && { mouseleave: left, blur: left }) });
}

const LONG = 450;

/** A long press of a finger tells, and does not press: for what is pressed at once, and would be pressed by mistake. */
export function held(told: () => void): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const down = (event: Event) => {
      long = false;
      if ((event as PointerEvent).pointerType !== 'touch') return;
      timer = setTimeout(() => {
        long = true;
        told();
      }, LONG);
    };
    const stop = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!long) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      long = false;
    };
    const menu = (event: Event) => long && event.preventDefault();
    const release = listen(node, { pointerdown: down, pointerup: stop, pointercancel: stop, pointerleave: stop, contextmenu: menu });
    const unswallow = on(node, 'click', swallow, { capture: true });
    return () => {
      stop();
      release();
      unswallow();
    };
  };
}

/**
 * Svelte's own `on` and not `addEventListener`: a node that Svelte takes away while the pointer or the focus is on it tells of that
 * at once, in the middle of the update, and what listens must be free to set state even then.
 */
function listen(node: Element, listeners: Record<string, (event: Event) => unknown>): () => void {
  const releases = Object.entries(listeners).map(([name, listener]) => on(node, name, listener));
  return () => releases.forEach((release) => release());
}
