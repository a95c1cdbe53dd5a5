import { describe, expect, it, vi } from 'vitest';
import take from '../../../games/in-flanders-field/web/fixtures/take.json';
import { stage } from '../testing';
import { around, placed } from './fit';
import Learn from './Learn.svelte';

const page = {
  text: '## What it is about\n\nA race [IFF-2.5].\n\n![The field.](field)\n\n## Your turn\n\nRoll.\n\n![The dice.](dice)',
  components: {},
  pictures: ['field', 'dice'].map((name) => ({ name, seat: 0, room: [400, 900], shape: [4, 5], within: null, focus: `.${name === 'dice' ? 'decision' : name}`, observation: take })),
};

const { show, all } = stage();
const openRules = vi.fn();

describe('the page to start from', () => {
  it('draws its text, and the real board as a picture that cannot be used', async () => {
    const asked = vi.fn(async (_address: string) => new Response(JSON.stringify(page)));
    vi.stubGlobal('fetch', asked);
    show(Learn, { game: 'in-flanders-field', level: 2, openRules });
    await vi.waitFor(() => expect(all('[role="img"] .board')).toHaveLength(2), { timeout: 60_000 });
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/games/in-flanders-field/start/en']);
    expect(all('.text h2').map(({ textContent }) => textContent)).toEqual(['What it is about', 'Your turn']);
    expect(all('figure > [role="img"]').map((frame) => document.getElementById(frame.getAttribute('aria-labelledby')!)?.textContent)).toEqual(['The field.', 'The dice.']);
    expect(all('.board').every((board) => board.closest('[inert]'))).toBe(true);
    all('a').find(({ textContent }) => textContent === 'IFF-2.5')!.click();
    expect(openRules.mock.calls).toEqual([['IFF-2.5']]);
  });
});

describe('a part of the board in a frame', () => {
  it('lies in the middle and fills it as well as it can', () => {
    expect(placed({ left: 200, top: 300, width: 100, height: 50 }, [125, 100])).toEqual({ x: -250, y: -356.25, scale: 1.25 });
  });

  it('is not enlarged beyond measure', () => {
    expect(placed({ left: 0, top: 0, width: 10, height: 10 }, [1000, 1000]).scale).toBe(2.4);
  });

  it('is all of its parts with a little margin', () => {
    const [one, another] = [{ left: 10, top: 10, width: 5, height: 5 }, { left: 0, top: 12, width: 5, height: 20 }];
    expect(around([one, another])).toEqual({ left: -3, top: 7, width: 21, height: 28 });
  });
});
