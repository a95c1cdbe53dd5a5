import { describe, expect, it } from 'vitest';
import type { IffEvent } from '$generated/IffEvent';
import type { IffView } from '$generated/IffView';
import type { Observation } from '$board/contract';
import { Bench, keys as t } from '$board/bench.svelte';
import advance from './fixtures/advance.json';
import take from './fixtures/take.json';
import Board from './Board.svelte';
import module from './index';
import { describe as inWords } from './describe';

/** Observations of real games: B chooses a card with a Balloon in the hand; A, on 7, may advance to 10. */
const taking = take as unknown as Observation<IffView>;
const advancing = advance as unknown as Observation<IffView>;

const bench = new Bench<IffView, IffEvent>(Board, ['Ann', 'Ben', 'Cid', 'Dot']);
const { act, why, drawn, press } = bench;
const show = (observation: Observation<IffView>, more: Parameters<typeof bench.show>[1] = {}) => bench.show(observation, { me: 1, ...more });
const actions = (observation: Observation<IffView>) => observation.choices.map(({ action }) => action);

/** After a taking: roll again or stop. */
const deciding = {
  ...taking,
  view: { ...taking.view, step: 'after-taking' },
  choices: ['roll', 'stop'].map((action) => ({ action, label: { key: `action-${action}`, args: {} } })),
} as unknown as Observation<IffView>;

describe('rolling again or stopping', () => {
  it('stands on the board alone, the order to stop beside what it leads to', () => {
    show(deciding);
    expect(drawn()).toEqual(['roll', 'stop']);
    expect(deciding.choices.every((choice) => module.handled?.(choice, deciding as Observation<never>))).toBe(true);
    expect(document.querySelector('.stop')?.textContent).toMatch(/board-stop-(stays|free).*action-stop/s);
    press('stop');
    expect(act.mock.calls).toEqual([['stop']]);
  });

  it('says of every card in the hand, and of the dice, why nothing comes of a press', () => {
    show({ ...deciding, choices: deciding.choices.slice(1) });
    document.querySelector<HTMLElement>('.tray')?.click();
    expect(why.mock.calls).toEqual([['roll']]);
    const cards = [...document.querySelectorAll<HTMLElement>('.hand button[aria-disabled="true"]')];
    cards.forEach((card) => card.click());
    expect(cards.length).toBeGreaterThan(0);
    expect(why).toHaveBeenCalledTimes(1 + cards.length);
    expect(act).not.toHaveBeenCalled();
  });
});

it('leads from the goal to the clause about it', () => {
  show(taking);
  bench.click('.goal button');
  expect(bench.openRules.mock.calls).toEqual([['IFF-5.2']]);
});

it('shows the whole battlefield as one line, with everybody on it', () => {
  show(taking);
  const strip = document.querySelector('.strip [role="img"]');
  expect(strip?.querySelectorAll('.way > span')).toHaveLength(4);
  expect(strip?.getAttribute('aria-label')).toMatch(/Ann: board-distance \d+ 30/);
});

it('marks what the others have done until one’s own next act: cards, companies, and where figures have gone', async () => {
  const lines = (...events: IffEvent[]) => events.map((event) => ({ event, line: null }));
  const marked = lines(
    { type: 'turn', seat: 2, round: 2 },
    { type: 'rolled', seat: 2, dice: [1, 2, 3] },
    { type: 'took', seat: 2, space: 3, card: 'INF1', balloon: false },
    { type: 'failed', seat: 2, grey: 1, black: 0, cards: [] },
    { type: 'turn', seat: 0, round: 2 },
    { type: 'rolled', seat: 0, dice: [1, 2, 3] },
    { type: 'took', seat: 0, space: 5, card: 'ART', balloon: false },
    { type: 'advanced', seat: 0, from: 1, to: 3, troops: 0, mines: 0 },
    { type: 'turn', seat: 1, round: 3 },
  );
  show(taking, { marked });
  expect(bench.all('.display .space:has(.struck)').map(({ textContent }) => /board-space \d+/.exec(textContent ?? '')?.[0])).toEqual(['board-space 5']);
  expect(bench.all('.company:has(.struck)').map(({ dataset }) => dataset['place'])).toEqual(['company-2']);
  expect(bench.all('.battlefield .space:has(.struck)').map(({ dataset }) => dataset['space'])).toEqual(['3']);
  await bench.clear();
  show(taking, { news: marked });
  expect(bench.all('.struck')).toEqual([]);
});

describe('the board', () => {
  it('draws every choice of a taking, and nothing else can be pressed', () => {
    show(taking);
    expect(drawn().sort()).toEqual(actions(taking).sort());
    press('take(8)');
    expect(act.mock.calls).toEqual([['take(8)']]);
  });

  it('asks why when a space is pressed that is not on offer', () => {
    show(taking);
    const other = [...document.querySelectorAll<HTMLElement>('.display button')].find((space) => space.textContent?.includes('board-space 5'));
    other?.click();
    expect(why.mock.calls).toEqual([['take(5)']]);
    expect(act).not.toHaveBeenCalled();
  });

  it('asks why while another is to act', () => {
    show({ ...taking, choices: [] }, { me: 2, readonly: true });
    const space = [...document.querySelectorAll<HTMLElement>('.display button')].find((space) => space.textContent?.includes('board-space 5'));
    space?.click();
    document.querySelector<SVGGElement>('[data-space="4"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(why.mock.calls).toEqual([['take(5)'], ['advance(4, 0, 0)']]);
    expect(act).not.toHaveBeenCalled();
  });

  it('offers nothing to one who only looks on', () => {
    show({ ...taking, choices: [] }, { me: null, readonly: true });
    expect(drawn()).toEqual([]);
    document.querySelectorAll<HTMLElement>('.board button').forEach((button) => button.click());
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });

  it('chooses what costs nothing to begin with, and another space at the first press on it', () => {
    show(advancing);
    expect(drawn().sort()).toEqual(actions(advancing).sort());
    expect(document.querySelector('.order h2')?.textContent).toBe('board-go 8 line');
    press('advance(10, 1, 1)');
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.order h2')?.textContent).toBe('board-go 10 open');
    press('advance(10, 1, 1)');
    expect(act.mock.calls).toEqual([['advance(10, 1, 1)']]);
  });

  it('steps back with Escape to what costs nothing', () => {
    show(advancing);
    press('advance(10, 1, 1)');
    bench.escape();
    expect(document.querySelector('.order h2')?.textContent).toBe('board-go 8 line');
    expect(bench.escape()).toBe(true);
    press('advance(10, 1, 1)');
    expect(bench.escape()).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  it('goes at one press to the space that is chosen to begin with', () => {
    show(advancing);
    const [free] = actions(advancing).filter((action) => action.startsWith('advance(8, 0, 0'));
    press(free!);
    expect(act.mock.calls).toEqual([[free]]);
  });
});

it('lays equal cards on each other where there is no room for all', () => {
  const held = [
    { card: 'INF1', count: 3 },
    { card: 'TANK', count: 1 },
  ];
  show({ ...taking, view: { ...taking.view, held } });
  expect(bench.all('.hand.heaped li').map(({ classList }) => classList.contains('again'))).toEqual([false, true, true, false]);
});

it('tells the position in words: companies, the nine spaces, the dice', () => {
  const lines = inWords({ observation: taking, me: 1, names: ['Ann', 'Ben', 'Cid', 'Dot'], t });
  expect(lines.filter((line) => line.startsWith('board-company'))).toHaveLength(4);
  expect(lines.filter((line) => /^board-space \d/.test(line))).toHaveLength(9);
  expect(lines).toContain('board-dice 3-5-6 8, 9, 11');
});
