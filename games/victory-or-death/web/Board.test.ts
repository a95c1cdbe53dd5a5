import { flushSync, tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { VodEvent } from '$generated/VodEvent';
import type { VodView } from '$generated/VodView';
import type { BoardModule, Observation } from '$board/contract';
import { Bench, keys as t } from '$board/bench.svelte';
import { allot } from '$lib/keys';
import { isDrawn } from './actions';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import { aiding, discarding, ended, fetching, fighting, keeping, losing, mustering, paying, planning, playing, reacting } from './fixtures/observations';
import module from './index';
import { selection } from './selection.svelte';

const bench = new Bench<VodView, VodEvent>(Board, ['Ann', 'Ben', 'Cleo', 'Dan']);
const { act, why, inspect, show, all, press, click, escape } = bench;
/** What can be pressed on the board, each once. */
const offered = () => [...new Set(bench.drawn())].sort();
const actions = (observation: Observation<VodView>) => observation.choices.map(({ action }) => action);
const withFirst = (observation: Observation<VodView>, word: string) => actions(observation).filter((action) => action.startsWith(`${word}(`));

/** With a mouse cards rise over the map when they are pointed at. */
function pointAtCards() {
  document.querySelector('.spread-out')!.dispatchEvent(new Event('pointerenter'));
  flushSync();
}

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
    for (const tab of all('.dock button.name[aria-expanded="false"]')) {
      click(tab);
      offered().forEach((next) => reached.add(next));
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

  it('calls each button what it says', () => {
    show(observation);
    const named = all('.dock .do[aria-label]');
    expect(named.filter((button) => !button.getAttribute('aria-label')!.includes(button.firstChild!.textContent!.trim()))).toEqual([]);
  });

  it('offers nothing to those who only look on', () => {
    show(observation, { readonly: true });
    expect(offered()).toEqual([]);
  });
});

describe('the map', () => {
  it('lights up targets; one press fights where there is one fighter', () => {
    show(fighting);
    expect(all('path.lit').map(({ dataset }) => dataset['space']).sort()).toEqual(['attica', 'megara', 'naxos']);
    press('fight(saronic_gulf, naxos)');
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

  it('asks why of every space that does not shine, whatever it is about', () => {
    show(playing);
    click(document.querySelector('path[data-space="argos"]'));
    expect(why.mock.calls).toEqual([['new(hoplite, argos)']]);
  });

  it('tells who waits for others why not, and nobody who only looks on', async () => {
    show({ ...playing, choices: [] }, { readonly: true, me: 0 });
    click(document.querySelector('path[data-space="argos"]'));
    click(document.querySelector('.hand button'));
    expect(why).toHaveBeenCalledTimes(2);
    await bench.clear();
    why.mockClear();
    show(playing, { readonly: true, me: null });
    click(document.querySelector('path[data-space="argos"]'));
    click(document.querySelector('.hand button'));
    expect(why).not.toHaveBeenCalled();
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
  it('say what they do when they are pointed at, and are played at one press', () => {
    show(playing);
    pointAtCards();
    const card = playing.view.cards.find(({ id }) => id === 'spa_e3')!;
    expect(document.querySelector('[data-card="spa_e3"] .text')?.textContent).toContain(card.text[0]!.key);
    press('play(spa_e3)');
    expect(act.mock.calls).toEqual([['play(spa_e3)']]);
  });

  it('that cannot be played are asked about', () => {
    show(keeping);
    const [card] = all('.hand button[data-card]');
    click(card);
    expect(why.mock.calls).toEqual([[`discard(corinth, ${card!.dataset['card']})`]]);
    expect(act).not.toHaveBeenCalled();
  });

  it('are played out of the Strategy step, where nothing else is left to do in it', () => {
    const idle = { ...planning, choices: planning.choices.filter(({ action }) => !action.startsWith('use(')) };
    show(idle);
    const card = document.querySelector<HTMLElement>('.hand [data-ahead]')!;
    expect(card.textContent).toContain('board-play-ahead');
    click(card);
    expect(act.mock.calls).toEqual([['end', `play(${card.dataset['ahead']})`]]);
  });

  it('wait in the Strategy step while a prepared card can be used', () => {
    show(planning);
    expect(all('.hand [data-ahead]')).toEqual([]);
  });

  it('go down where it is about the map, and can be raised', () => {
    show(mustering);
    expect(document.querySelector('.dock.up')).toBeNull();
    click(document.querySelector('.dock .spread button.name'));
    expect(document.querySelector('.dock.up')).not.toBeNull();
  });

  it('of two powers are kept apart; those of the one that is asked are spread out', () => {
    show(playing);
    expect(all('section.hand').map(({ className }) => className.includes('sparta'))).toEqual([true]);
    click(document.querySelector('.dock .power:not(.spread) button.name'));
    const shown = playing.view.powers.find(({ id }) => id === 'corinth')!.own!.hand.map(({ card }) => card);
    expect(all('section.hand.corinth li')).not.toHaveLength(0);
    expect(shown.every((card) => !withFirst(playing, 'play').includes(`play(${card})`))).toBe(true);
  });

  it('in the opening each power has its own answers; ten cards are given up at the second look', () => {
    show(keeping);
    expect(offered()).toEqual(actions(keeping).sort());
    press('redraw(sparta)');
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.popover')).toBeNull();
    expect(document.querySelector('.situation .warning')?.textContent).toContain('board-weigh-redraw');
    press('redraw(sparta)');
    expect(act.mock.calls).toEqual([['redraw(sparta)']]);
  });

  it('are not weighed any more once something else is done', () => {
    show(keeping);
    for (const action of ['redraw(sparta)', 'keep(corinth)', 'redraw(sparta)']) press(action);
    expect(act.mock.calls).toEqual([['keep(corinth)']]);
  });

  it('are given up in the opening at one press, the third at the second look', () => {
    const power = discarding.view.opening.find(({ cards }) => cards.length > 0)!.power;
    const [first] = withFirst(discarding, 'discard').filter((action) => action.startsWith(`discard(${power},`));
    const at = (cards: string[]) => ({ ...discarding, view: { ...discarding.view, opening: [{ power, cards }] } });
    const picks = discarding.view.powers.find(({ id }) => id === power)!.own!.hand.map(({ card }) => card).filter((card) => !first!.includes(card));
    const look = (count: number) => {
      show(at(picks.slice(0, count)));
      if (!document.querySelector(`section.hand.${power}`)) click(document.querySelector('.dock .power:not(.spread) button.name'));
      press(first!);
    };
    look(2);
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.situation .warning')?.textContent).toContain('board-weigh-discard');
    press(first!);
    expect(act.mock.calls).toEqual([[first]]);
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

describe('what is in view', () => {
  it.each([[keeping, 'board-hint-mulligan'], [discarding, 'board-hint-discards']] as const)('tells in the first round what there is to be done, beside cards that rise over the map when they are pointed at', (observation, words) => {
    show(observation);
    expect(all('.hand .card').every(({ className }) => className.includes('slip'))).toBe(true);
    pointAtCards();
    expect(all('.hand .text')).not.toHaveLength(0);
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
  });

  it('says in one line what wins, how both teams stand, and when it ends', () => {
    show(losing);
    const line = document.querySelector('.track')!;
    for (const words of ['board-goal', `board-clock ${losing.view.round} ${losing.view.outlook.scoring}`, 'team-oligarchs', 'team-demos']) expect(line.textContent).toContain(words);
    expect([...line.querySelectorAll('.team b')].map((score) => Number(score.textContent))).toEqual(losing.view.vp);
  });

  it('tells all of a power at a press', () => {
    show(losing);
    const power = losing.view.powers.find(({ status }) => status.length > 0)!;
    click(document.querySelector(`.side.${power.id} button`));
    expect(document.querySelector('.popover .detail')?.textContent).toContain(`card-${power.status[0]!.card}`);
    escape();
    expect(all('.popover')).toEqual([]);
  });

  it('shows the end as well', () => {
    show(ended);
    expect(all('.side')).toHaveLength(4);
    expect(all('.dock button.name')).toHaveLength(4);
  });

  it('shows at the end by name what lay face down, of friend and enemy', () => {
    const laid = { card: 'spa_p1', round: 2, step: 'planning', fetched: false } as const;
    const powers = ended.view.powers.map((power) => ({ ...power, laid: [laid] }));
    show({ ...ended, view: { ...ended.view, powers } });
    expect(all('.side .laid li.open').map(({ textContent }) => textContent)).toEqual(Array.from({ length: 4 }, () => 'card-spa_p1'));
  });

  it('is told in sentences', () => {
    const lines = inWords({ observation: losing, me: 1, names: ['Ann', 'Ben'], t });
    for (const { owner, kind, space } of losing.view.pieces) expect(lines.join('\n')).toContain(`figure-${owner}-${kind} in-${space}`);
    expect(lines.filter((line) => line.startsWith('describe-hand'))).toHaveLength(2);
  });
});

it('steps back with Escape', () => {
  show(fighting);
  press('fight(athens, attica)');
  expect(selection.space).toBe('attica');
  escape();
  expect(selection.any).toBe(false);
});
