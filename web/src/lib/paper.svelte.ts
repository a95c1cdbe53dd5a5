/** Paper has no places to be rolled or unfolded: while the page is printed, all of it is there. */
import { flushSync } from 'svelte';

let now = $state(false);

// The browser lays the page out for paper as soon as these have returned.
addEventListener('beforeprint', () => flushSync(() => (now = true)));
addEventListener('afterprint', () => (now = false));

/** Is the page being printed? */
export const printing = (): boolean => now;

/** So many CSS pixels are across a sheet of A4 between the margins that `paper.css` gives it. */
const ACROSS = 700;

/** What was laid out for a screen keeps its size there, and is made as small as the sheet asks for. */
export function onSheet(node: HTMLElement): { width: number; height: number; zoom: number } {
  const { clientWidth: width, clientHeight } = node;
  // What is rolled on the screen is as high as it would be if it were not.
  const beyond = [node, ...node.querySelectorAll('.board, .board > *')].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return { width, height: clientHeight + Math.max(...beyond), zoom: Math.min(1, ACROSS / width) };
}
