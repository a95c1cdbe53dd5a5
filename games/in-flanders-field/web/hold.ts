/** A long press shows something, and does not press. */
import type { Attachment } from 'svelte/attachments';

const long = 450;

export function hold(show: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const start = (event: PointerEvent) => {
      held = false;
      if (event.pointerType !== 'touch') return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, long);
    };
    const stop = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!held) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    };
    const menu = (event: Event) => held && event.preventDefault();
    const listeners = { pointerdown: start, pointerup: stop, pointercancel: stop, pointerleave: stop, contextmenu: menu };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', swallow, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', swallow, { capture: true });
    };
  };
}
