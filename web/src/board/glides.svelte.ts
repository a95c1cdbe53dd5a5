import type { Attachment } from 'svelte/attachments';

/**
 * What stays in a list glides to its new place when something comes or goes.
 *
 * ```svelte
 * const glide = glides(() => cards.map(({ key }) => key), () => motion);
 * <ul {@attach glide}>{#each cards as card (card.key)}<li in:arrive={…} out:leave={…}>…</li>{/each}</ul>
 * ```
 *
 * Where things stand is asked for only when the order has changed, and only if there is motion. Svelte's own `animate:` asks at every
 * update, so it lays the page out twice more for each action of a game.
 */
export function glides(keys: () => readonly (string | number)[], motion: () => boolean): Attachment<HTMLElement> {
  const lists = new Set<HTMLElement>();
  const order = $derived(keys().join(' '));
  let stood = new Map<Element, DOMRect>();
  $effect.pre(() => {
    void order;
    stood = new Map(motion() ? [...lists].flatMap(({ children }) => Array.from(children, (item) => [item, item.getBoundingClientRect()] as const)) : []);
  });
  $effect(() => {
    void order;
    for (const [item, from] of stood) glide(item, from);
    // What has gone is not kept.
    stood = new Map();
  });
  return (list) => {
    lists.add(list);
    return () => lists.delete(list);
  };
}

const DURATION = 220;

function glide(item: Element, from: DOMRect): void {
  const to = item.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (to.width === 0 || (x === 0 && y === 0)) return;
  item.animate([{ translate: `${x}px ${y}px` }, { translate: '0' }], { duration: DURATION, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' });
}
