import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VodEvent } from '$generated/VodEvent';
import type { VodView } from '$generated/VodView';
import type { BoardModule, SeenLine, Observation } from '$lib/board';
import { allot } from '$lib/keys';
import { isDrawn } from './actions';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import { aiding, discarding, ended, fetching, fighting, keeping, losing, mustering, paying, planning, playing, reacting } from './fixtures/observations';
import module from './index';
import { selection } from './selection.svelte';

const t = (message: string | { key: string }, args?: Record<string, string | number>) =>
  typeof message === 'string' ? `${message} ${Object.values(args ?? {}).join(' ')}`.trim() : message.key;

let board: Record<string, unknown> | undefined;
const act = vi.fn();
const why = vi.fn();
const inspect = vi.fn();

function show(observation: Observation<VodView>, more: { readonly?: boolean; news?: SeenLine<VodEvent>[] } = {}) {
  const props = { observation, me: observation.turn.waiting[0] ?? null, names: ['Ann', 'Ben', 'Cleo', 'Dan'], act, why, inspect, readonly: false, busy: false, news: [], motion: false };
  board = mount(Board, { target: document.body, props: { ...props, ...more, openRules: () => {}, keyOf: () => undefined, t } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
/** What can be pressed on the board, each once. */
const offered = () => [...new Set(all('.board [data-action]').map(({ dataset }) => dataset['action']!))].sort();
const actions = (observation: Observation<VodView>) => observation.choices.map(({ action }) => action);
const withFirst = (observation: Observation<VodView>, word: string) => actions(observation).filter((action) => action.startsWith(`${word}(`));

function click(element: Element | null | undefined) {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const press = (action: string) => click(document.querySelector(`[data-action="${action}"]`));
function escape() {
  document.querySelector('.board')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
}

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
});

const observations = { keeping, discarding, planning, playing, mustering, fighting, paying, reacting, losing, aiding, fetching };

describe.each(Object.entries(observations))('%s', (_, observation) => {
  it('lets every choice that the board draws be pressed, at once or after one press', () => {
    show(observation);
    const first = offered();
    const reached = new Set(first);
    for (const action of first) {
      press(action);
      if (act.mock.calls.length === 0) offered().forEach((next) => reached.add(next));
      act.mockClear();
      escape();
    }
    expect([...reached].filter((action) => !actions(observation).includes(action))).toEqual([]);
    expect(actions(observation).filter((action) => isDrawn(action) && !reached.has(action))).toEqual([]);
  });

  it('has elements for its choices that the Tab key comes to', () => {
    show(observation);
    const unreachable = all('.board [data-action]').filter((element) => element.tagName !== 'BUTTON' && element.getAttribute('tabindex') !== '0');
    expect(unreachable).toEqual([]);
  });

  it('gives no key twice, and each key presses what it is for', () => {
    show(observation);
    const keys = allot(observation, module.key as BoardModule['key']);
    const drawn = offered();
    for (const [action] of keys) if (isDrawn(action)) expect(drawn, action).toContain(action);
  });

  it('offers nothing to those who only look on', () => {
    show(observation, { readonly: true });
    expect(offered()).toEqual([]);
  });
});

describe('the map', () => {
  it('lights up targets; two presses fight where there is one fighter', () => {
    show(fighting);
    expect(all('path.lit').map(({ dataset }) => dataset['space']).sort()).toEqual(['attica', 'megara', 'naxos']);
    press('fight(saronic_gulf, naxos)');
    expect(act).not.toHaveBeenCalled();
    click(document.querySelector('path[data-space="naxos"]'));
    expect(act.mock.calls).toEqual([['fight(saronic_gulf, naxos)']]);
  });

  it('lets one choose among several fighters', () => {
    show(fighting);
    press('fight(athens, attica)');
    expect(all('.popover [data-action]').map(({ dataset }) => dataset['action'])).toEqual(expect.arrayContaining(withFirst(fighting, 'fight').filter((action) => action.endsWith('attica)'))));
    click(document.querySelector('path[data-space="attica"]'));
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.popover')).toBeNull();
    press('fight(athens, attica)');
    press('fight(euboea_gulf, attica)');
    expect(act.mock.calls).toEqual([['fight(euboea_gulf, attica)']]);
  });

  it('puts a bribe by way of its bowl: then only its places shine', () => {
    show(mustering);
    const lit = () => all('path.lit').map(({ dataset }) => dataset['action']!).sort();
    expect(lit()).toEqual(withFirst(mustering, 'new').sort());
    click(document.querySelector('.purse .bowl[data-action]'));
    expect(act).not.toHaveBeenCalled();
    expect(lit().every((action) => action.startsWith('put(') || action.startsWith('d-18('))).toBe(true);
    press('put(megara)');
    expect(act.mock.calls).toEqual([['put(megara)']]);
  });

  it('puts bribes at once where the teammate has asked for them', () => {
    show(aiding);
    expect(all('path.lit').length).toBe(withFirst(aiding, 'put').length);
    expect(document.querySelector('.situation')?.textContent).toContain('describe-aid-muster');
  });

  it('keeps lifting behind the piece: it does not shine, and a second press on the piece does not lift', async () => {
    show(playing);
    const [lift] = withFirst(playing, 'lift');
    expect(all('path.lit')).toEqual([]);
    const piece = document.querySelector<SVGElement>(`.free[data-action="${lift}"]`)!;
    click(piece);
    expect(document.querySelector('.popover')).not.toBeNull();
    click(piece);
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.popover')).toBeNull();
    press(lift!);
    press(lift!);
    expect(act.mock.calls).toEqual([[lift]]);
  });

  it('asks why one cannot muster where it does not shine', () => {
    show(mustering);
    click(document.querySelector('path[data-space="hellespont"]'));
    expect(why.mock.calls).toEqual([['new(trireme, hellespont)']]);
  });

  it('draws the line of a piece that will be lost, with what breaks it, and marks the piece', () => {
    show(losing);
    const [lost] = losing.view.outlook.losses;
    const piece = losing.view.pieces.find(({ space, owner }) => space === lost!.space && owner === lost!.owner)!;
    expect(all('.supply.broken .gap')).toHaveLength(piece.supply.gaps.length);
    expect(all('.doomed')).toHaveLength(losing.view.outlook.losses.length);
    expect(document.querySelector('.warning')?.textContent).toContain('describe-losses');
  });

  it('draws the line of a piece that is pointed at', () => {
    show(playing);
    const piece = playing.view.pieces.find(({ kind, supply }) => kind !== 'city' && supply.supplied && supply.line.length > 1)!;
    expect(all('.supply')).toHaveLength(0);
    document.querySelector(`[data-space="${piece.space}"]`)!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(all('.supply .end')).toHaveLength(1);
    expect(inspect.mock.lastCall?.[0]).toMatchObject({ title: `space-${piece.space}` });
  });

  it('marks the spaces that lack nothing but supply', () => {
    show(mustering);
    expect(all('.wanting')).toHaveLength(mustering.view.decision!.unsupplied.length);
  });
});

describe('the cards', () => {
  it('are looked at first and played at the second press', () => {
    show(playing);
    press('play(spa_e3)');
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.popover')?.textContent).toContain('card-spa_e3');
    press('play(spa_e3)');
    expect(act.mock.calls).toEqual([['play(spa_e3)']]);
  });

  it('can be read while nothing can be done with them', () => {
    show(keeping);
    const [card] = all('.hand button[data-card]');
    click(card);
    expect(all('.popover p').length).toBeGreaterThan(0);
    expect(all('.popover [data-action]')).toEqual([]);
    escape();
    expect(all('.popover')).toEqual([]);
  });

  it('of two powers are kept apart; those of the one that is asked are spread out', () => {
    show(playing);
    expect(all('section.hand').map(({ className }) => className.includes('sparta'))).toEqual([true]);
    click(document.querySelector('.hands button.name[aria-expanded="false"]'));
    const shown = playing.view.powers.find(({ id }) => id === 'corinth')!.own!.hand.map(({ card }) => card);
    expect(all('section.hand.corinth li')).not.toHaveLength(0);
    expect(shown.every((card) => !withFirst(playing, 'play').includes(`play(${card})`))).toBe(true);
  });

  it('of both powers lie open in the opening, each with its own answers', () => {
    show(keeping);
    expect(all('section.hand')).toHaveLength(2);
    expect(offered()).toEqual(actions(keeping).sort());
    press('redraw(sparta)');
    expect(act.mock.calls).toEqual([['redraw(sparta)']]);
  });

  it('picked for the opening discards lie apart, in their order', () => {
    show(discarding);
    const picks = discarding.view.opening.find(({ cards }) => cards.length > 0)!;
    expect(all('.from-picked li')).toHaveLength(picks.cards.length);
    expect(offered()).toContain(`back(${picks.power})`);
  });

  it('that lie face down are seen by nobody but their owner', () => {
    show(reacting);
    const hidden = reacting.view.powers.filter(({ own }) => own === null).flatMap(({ laid }) => laid);
    expect(hidden.length).toBeGreaterThan(0);
    expect(all('.side .laid li').filter(({ textContent }) => textContent?.includes('board-laid-card'))).toHaveLength(hidden.length);
  });

  it('of the draw pile can be fetched', () => {
    show(fetching);
    expect(all('.from-deck li')).toHaveLength(withFirst(fetching, 'fetch').length);
  });
});

describe('what is in observation', () => {
  it.each([[keeping, 'board-hint-mulligan'], [discarding, 'board-hint-discards']] as const)('tells in the first round what there is to be done', (observation, words) => {
    show(observation);
    expect(document.querySelector('.situation')?.textContent).toContain(words);
  });

  it('tells of each scoring Status whether it scores', () => {
    show(losing);
    const scoring = losing.view.powers.flatMap(({ status }) => status).filter(({ scoring }) => scoring !== null);
    expect(all('.statuses .scores, .statuses .fails')).toHaveLength(scoring.length);
    expect(all('.statuses .scores')).toHaveLength(scoring.filter(({ scoring }) => scoring!.scores).length);
  });

  it('marks the spaces of the last act', () => {
    const event: VodEvent = { event: 'mustered', power: 'athens', kind: 'trireme', space: 'myrtoan_sea', inPlace: false };
    show(playing, { news: [{ event, line: { key: 'event-mustered', args: {} } }] });
    expect(all('path.struck').map(({ dataset }) => dataset['space'])).toEqual(['myrtoan_sea']);
    expect(document.querySelector('.situation')?.textContent).toContain('event-mustered');
  });

  it('shows the end as well', () => {
    show(ended);
    expect(all('.side')).toHaveLength(4);
    expect(all('.hands button.name')).toHaveLength(4);
  });

  it('is told in sentences', () => {
    const lines = inWords({ observation: losing, me: 1, names: ['Ann', 'Ben'], t });
    for (const { owner, kind, space } of losing.view.pieces) expect(lines.join('\n')).toContain(`figure-${owner}-${kind} in-${space}`);
    expect(lines.filter((line) => line.startsWith('describe-hand'))).toHaveLength(2);
  });
});

it('steps back with Escape', () => {
  show(playing);
  press('play(spa_e3)');
  expect(selection.card?.card).toBe('spa_e3');
  escape();
  expect(selection.any).toBe(false);
});
