import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../testing';
import HandRow, { type InHand } from './HandRow.svelte';

const { show, all } = stage();
const { animate } = Element.prototype;
const glided = vi.fn((_frames: unknown) => ({}) as Animation);
/** Each card stands as far to the right as its place in the row says; one that has gone has no size. */
const asked = vi.fn(function (this: Element) {
  const row = this.parentElement;
  return row ? new DOMRect(100 * [...row.children].indexOf(this), 0, 90, 120) : new DOMRect();
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(asked);
  Element.prototype.animate = glided;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Element.prototype.animate = animate;
});

const cards = (...keys: string[]): InHand[] => keys.map((key) => ({ key, label: key, legal: true, from: undefined, to: undefined }));
const face = createRawSnippet(() => ({ render: () => '<i></i>' }));

/** A hand of three, of which one goes or nothing changes. */
function hand(motion: boolean) {
  const props = $state({ cards: cards('a', 'b', 'c'), face, press() {}, look() {}, none: '', motion });
  show(HandRow, props);
  vi.clearAllMocks();
  return (...keys: string[]) => {
    props.cards = cards(...keys);
    flushSync();
  };
}

it('cards that stay glide from where they stood when one before them goes', () => {
  const now = hand(true);
  now('b', 'c');
  expect(glided.mock.calls.map(([frames]) => frames)).toEqual([1, 2].map(() => [{ translate: '100px 0px' }, { translate: '0' }]));
});

it('where cards stand is not asked when they stay as they are', () => {
  hand(true)('a', 'b', 'c');
  expect(asked).not.toHaveBeenCalled();
});

it('without motion nothing glides, and it is not asked where anything stands', () => {
  const now = hand(false);
  now('c', 'a');
  expect(all('li')).toHaveLength(2);
  expect([asked, glided].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
