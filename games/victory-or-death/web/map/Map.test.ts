import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borders, spaces } from './fixtures/file';
import names from './fixtures/names.json';
import { geometry, NAME } from './geometry';
import Ground from './Ground.svelte';
import { LEGIBLE } from './lettering';
import Piece from './Piece.svelte';
import { POWERS } from './emblems';
import View from './View.svelte';

const map = geometry(spaces, borders);
const name = (id: string) => (names as Record<string, Record<string, string>>)[id]!['hu']!;
const PHONE: [number, number] = [368, 268];
const words = { nearer: 'nearer', farther: 'farther', whole: 'whole' };

let shown: ReturnType<typeof mount> | undefined;
const key = (target: Element, name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event;
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
});

describe('the ground', () => {
  const press = vi.fn();
  const point = vi.fn();
  const ground = (lit: [string, string][], pixels = 1) => {
    const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    shown = mount(Ground, { target: svg, props: { geometry: map, name, pixels, lit: new Map(lit), told: (id: string) => `Muster in ${id}`, press, point } });
    flushSync();
  };
  const space = (id: string) => document.querySelector(`[data-space="${id}"]`)!;
  const buttons = () => [...document.querySelectorAll('[role="button"]')];

  it('names every space in the language of the page', () => {
    ground([]);
    const texts = [...document.querySelectorAll('text')].map((text) => text.textContent!.replaceAll(/[ -]/g, ''));
    expect(texts).toEqual(spaces.map(({ id }) => name(id).replaceAll(/[ -]/g, '')));
  });

  it('writes no name too small to be read: where there is no room for all, the spaces in question have theirs', () => {
    const asked = ['laconia', 'messenia', 'argos'];
    ground(asked.map((id) => [id, `NEW(hoplite, ${id})`]), 0.3);
    const texts = [...document.querySelectorAll('text')];
    expect(texts.slice(0, 2).map((text) => text.textContent)).toEqual([name('argos'), name('laconia')]);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.length).toBeLessThan(spaces.length);
    expect(Math.min(...texts.map((text) => Number(text.getAttribute('font-size')))) * 0.3).toBeCloseTo(LEGIBLE);
  });

  it('makes buttons of what is lit and of nothing else, in the order of the file', () => {
    ground([['lesbos', 'NEW(hoplite, lesbos)'], ['argos', 'NEW(hoplite, argos)']]);
    expect(buttons().map((button) => [button.getAttribute('aria-label'), button.getAttribute('data-action'), button.getAttribute('tabindex')])).toEqual([
      ['Muster in argos', 'NEW(hoplite, argos)', '0'],
      ['Muster in lesbos', 'NEW(hoplite, lesbos)', '0'],
    ]);
  });

  it('answers to click, Enter and the space bar where it is lit', () => {
    ground([['argos', 'NEW(hoplite, argos)']]);
    space('argos').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    key(space('argos'), 'Enter');
    key(space('argos'), ' ');
    space('megara').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    key(space('megara'), 'Enter');
    expect(press.mock.calls).toEqual([['argos'], ['argos'], ['argos']]);
  });

  it('tells which space is under the pointer, lit or not', () => {
    ground([]);
    space('megara').dispatchEvent(new Event('pointerenter'));
    space('megara').dispatchEvent(new Event('pointerleave'));
    expect(point.mock.calls).toEqual([['megara'], [undefined]]);
  });
});

describe('VOD-2.1.7: pieces', () => {
  it.each(['hoplite', 'trireme', 'city', 'bribe'] as const)('of one kind have another sign for each power: %s', async (kind) => {
    const signs = new Set<string>();
    for (const power of POWERS) {
      const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      const piece = mount(Piece, { target: svg, props: { kind, power } });
      flushSync();
      signs.add(svg.querySelector('.emblem')!.getAttribute('d')!);
      expect(svg.querySelector(`.${power}`)).not.toBeNull();
      await unmount(piece);
      svg.remove();
    }
    expect(signs.size).toBe(POWERS.length);
  });
});

describe('the window on the map', () => {
  const view = (interest: string[] = [], [width, height]: [number, number] = [1000, 690]) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    const children = createRawSnippet(() => ({ render: () => '<g></g>' }));
    shown = mount(View, { target: document.body, props: { geometry: map, label: 'Map', interest, words, motion: false, children } });
    flushSync();
  };
  const sight = () => document.querySelector('.pane > svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  const pane = () => document.querySelector('.pane')!;
  const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
  const click = (label: string) => {
    button(label).click();
    flushSync();
  };

  it('begins with all of it', () => {
    view();
    const [x, y, width, height] = sight() as [number, number, number, number];
    expect(x <= 0 && y <= 0 && x + width >= map.width && y + height >= map.height).toBe(true);
    expect([button('farther').disabled, button('whole').disabled]).toEqual([true, true]);
  });

  it('zooms by buttons and keys, and goes back to the whole', () => {
    view();
    const whole = sight();
    click('nearer');
    expect(sight()[2]!).toBeLessThan(whole[2]!);
    key(pane(), '+');
    const near = sight()[2]!;
    key(pane(), '-');
    expect(sight()[2]!).toBeGreaterThan(near);
    key(pane(), 'Home');
    expect(sight()).toEqual(whole);
    click('nearer');
    click('whole');
    expect(sight()).toEqual(whole);
  });

  it('moves by the arrows when it is near, and leaves them to the page when it is not', () => {
    view();
    expect(key(pane(), 'ArrowRight').defaultPrevented).toBe(false);
    click('nearer');
    const before = sight();
    expect(key(pane(), 'ArrowRight').defaultPrevented).toBe(true);
    expect(sight()[0]!).toBeGreaterThan(before[0]!);
    key(pane(), 'ArrowDown');
    expect(sight()[1]!).toBeGreaterThan(before[1]!);
  });

  const holds = (space: string) => {
    const [x, y, width, height] = sight() as [number, number, number, number];
    const { centre } = map.places.get(space)!;
    return x < centre.x && centre.x < x + width && y < centre.y && centre.y < y + height;
  };

  it('begins on a phone so near that names can be read, with what is in question in sight, and goes back to the whole', () => {
    view(['byzantium', 'lesbos'], PHONE);
    expect((NAME * PHONE[0]) / sight()[2]!).toBeGreaterThanOrEqual(LEGIBLE / 1.1 - 0.01);
    expect(['byzantium', 'lesbos', 'syracuse'].map(holds)).toEqual([true, true, false]);
    click('whole');
    expect(holds('syracuse')).toBe(true);
  });

  it('begins as far as it must to have in sight all that is in question', () => {
    view(['byzantium', 'syracuse'], PHONE);
    expect(['byzantium', 'syracuse'].map(holds)).toEqual([true, true]);
  });
});
