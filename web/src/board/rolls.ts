/**
 * What may be higher than its room is reached by the keyboard while it is, so that it can be rolled: axe's
 * `scrollable-region-focusable`.
 *
 * ```svelte
 * <section class="situation" {@attach rolls}>…</section>
 * ```
 */
import type { Attachment } from 'svelte/attachments';

export const rolls: Attachment<HTMLElement> = (node) => {
  let frame = 0;
  const measure = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(node);
  const contents = new MutationObserver(soon);
  contents.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
};
