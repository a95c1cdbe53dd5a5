import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { SeenEntry } from '$generated/SeenEntry';
import type { SeenPosition } from '$generated/SeenPosition';
import type { TableInfo } from '$generated/TableInfo';
import type { Saying, Translate } from '$board/contract';
import { t } from '$lib/locale.svelte';
import { sinceOwn } from '$lib/log';
import type { Marks } from '$lib/marks';
import { stage } from '../testing';
import Log from './Log.svelte';
import Players from './Players.svelte';
import PromptBar from './PromptBar.svelte';

const words = (message: Saying | string) => (typeof message === 'string' ? message : message.key);
const says: Translate = Object.assign(words, { has: () => false });
const names = ['Anna', 'Béla'];
const marks: Marks = { colours: undefined, parts: undefined };
const { place, clear, show, all, texts } = stage();

const person = (name: string, present: boolean | null = true) => ({ kind: 'person', name, present, resigned: false, kept: false, releasable: false }) as const;
const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 't', game: 'g', status: 'playing', seats: names.map((name) => person(name)), you: 0, waiting: [0], undoAsked: null, ...more }) as TableInfo;
const position = (waiting: number[], choices: string[] = []): SeenPosition => ({
  number: 3,
  undo: 'free',
  orders: null,
  observation: {
    turn: { waiting, over: false },
    prompt: { clause: 'X-1', message: { key: 'prompt', args: {} } },
    choices: choices.map((action) => ({ action, label: { key: `do ${action}`, args: {} } })),
    view: null,
  },
});
const entry = (number: number, seat: number, ...keys: string[]): SeenEntry => ({
  number,
  seat,
  kind: 'act',
  to: null,
  lines: keys.map((key) => ({ event: key, line: { key, args: {} } })),
});

describe('the prompt bar', () => {
  const act = vi.fn();
  const undo = vi.fn();
  const bar = (seen: SeenPosition, more: Record<string, unknown> = {}) => {
    const entries = (more['entries'] as SeenEntry[]) ?? [];
    show(PromptBar, {
      info: info(),
      position: seen,
      names,
      choices: seen.observation.choices,
      weighed: undefined,
      drawn: false,
      done: sinceOwn(entries, 0, undefined),
      entries,
      module: {},
      marks,
      passes: undefined,
      keyOf: () => undefined,
      next: [],
      busy: false,
      declined: false,
      answer: undefined,
      says,
      list: () => {},
      again: () => {},
      hint: false,
      order: () => {},
      dismiss: () => {},
      openRules: () => {},
      ...{ act, undo },
      ...more,
    });
  };

  it('has one primary button: the first choice, none where the board draws others, or what a first press has chosen', async () => {
    const choices = position([0], ['stop', 'fail']);
    bar(choices);
    expect(texts('.primary')).toEqual(['do stop']);
    await clear();
    bar(choices, { drawn: true });
    expect(texts('.primary')).toEqual([]);
    await clear();
    bar(choices, { drawn: true, weighed: { action: 'attack', label: { key: 'do attack', args: {} } } });
    expect(texts('.primary')).toEqual(['do attack']);
    place.querySelector<HTMLElement>('.primary')!.click();
    expect(act.mock.calls).toEqual([['attack']]);
  });

  it('says first what is asked, and what the others have done beside it', () => {
    bar(position([0]), { entries: [entry(0, 0, 'mine'), entry(1, 1, 'theirs'), entry(2, 1, 'more')] });
    expect(texts('.first')).toEqual(['prompt']);
    expect(texts('.last')[0]).toContain('more');
    expect(texts('.last')[0]).toContain('and 1 more');
  });

  it('tells how one reads what something does only where nothing else is to be told', async () => {
    bar(position([0]), { hint: true });
    expect(texts('.words .small')).toEqual([t('key-hold')]);
    await clear();
    bar(position([0]), { hint: true, entries: [entry(0, 0, 'mine'), entry(1, 1, 'theirs')] });
    expect(texts('.words .small')).toHaveLength(1);
    expect(texts('.last')[0]).toContain('theirs');
  });

  it('says first what the others do while they are to decide, and who is away when all wait for him', () => {
    const away = info({ seats: [person('Anna'), person('Béla', false)], waiting: [1] });
    bar(position([1]), { info: away, entries: [entry(0, 1, 'theirs')] });
    expect(texts('.first')[0]).toContain('theirs');
    expect(texts('.away')).toEqual(['The table waits; not here just now: Béla']);
  });

  it('says of nobody to be away who does not want to be seen', () => {
    bar(position([1]), { info: info({ seats: [person('Anna'), person('Béla', null)], waiting: [1] }) });
    expect(texts('.away')).toEqual([]);
  });

  it('names to both the choice that is to be taken back, and lets who asks ask no more', async () => {
    const entries = [entry(0, 0, 'played')];
    bar(position([1]), { info: info({ undoAsked: { seat: 0, agreed: [] } }), entries });
    expect(texts('q')).toEqual(['played']);
    all('button').find(({ textContent }) => textContent === 'Do not ask any more')!.click();
    expect(undo.mock.calls).toEqual([[false]]);
    await clear();
    bar(position([1]), { info: info({ you: 1, undoAsked: { seat: 0, agreed: [] } }), entries });
    expect(texts('.first')).toEqual(['Anna asks to take back this choice:']);
    expect(texts('q')).toEqual(['played']);
  });

  it('says that it is not allowed, and for whom one waits, whatever the others do meanwhile', () => {
    bar(position([1]), { declined: true, entries: [entry(0, 0, 'played'), entry(1, 1, 'theirs')] });
    expect(texts('[role="status"]')).toEqual(['It stays as it is, since not everybody lets you take it back: played']);
    expect(texts('.soft').at(-1)).toBe('prompt');
  });

  it('leads to the next table that waits, and says how many do', async () => {
    bar(position([1]), { next: [info({ id: 'first' }), info({ id: 'second' })] });
    expect(texts('a.button')).toEqual(['Next game (2)j']);
    expect(place.querySelector('a.button')!.getAttribute('href')).toBe('/table/first');
    await clear();
    bar(position([1]));
    expect(texts('a.button')).toEqual([]);
  });
});

describe('the strip of players', () => {
  it('never says “Your turn” and “Their turn” together, and always who is there', async () => {
    const absent = info({ seats: [person('Anna'), person('Béla', false)] });
    show(Players, { info: absent, names, waiting: [0, 1], marks });
    expect(texts('.whose')).toEqual(['Your turn', 'Decides as well']);
    expect(texts('.presence')).toEqual(['At the table', 'Away']);
    await clear();
    show(Players, { info: absent, names, waiting: [1], marks });
    expect(texts('.whose')).toEqual(['Their turn']);
    expect(texts('.presence')).toEqual(['At the table', 'Away']);
  });

  it('says nothing of whoever does not want to be seen', () => {
    show(Players, { info: info({ seats: [person('Anna'), person('Béla', null)] }), names, waiting: [1], marks });
    expect(texts('.presence')).toEqual(['At the table']);
  });

  it('tells how strong a computer is, who gave up, and what is played from each seat in the place of a letter', async () => {
    const seats = [{ ...person('Anna'), resigned: true }, { ...person('Hanno · experienced'), kind: 'computer' as const }];
    show(Players, { info: info({ seats }), names, waiting: [1], marks });
    expect(texts('.letter')).toEqual(['A', 'B']);
    expect(texts('.more')).toEqual(['gave up', 'Experienced']);
    await clear();
    const part = (name: string) => ({ name, colours: ['#a31621', '#fff'] as [string, string], sign: 'M0 0' });
    show(Players, { info: info({ seats }), names, waiting: [1], marks: { ...marks, parts: [[part('Corinth'), part('Sparta')], [part('Athens')]] } });
    expect(texts('.letter')).toEqual([]);
    expect(all('.sign svg path[d="M0 0"]')).toHaveLength(3);
    expect(texts('.more span')).toEqual(['Corinth, Sparta', 'gave up', 'Athens', 'Experienced']);
  });
});

describe('the log', () => {
  const log = (entries: SeenEntry[], more: Record<string, unknown> = {}) =>
    show(Log, {
      entries,
      names,
      module: { heading: (event: string) => event.startsWith('turn') },
      says,
      colours: undefined,
      at: entries.length,
      seen: 0,
      arrived: 0,
      marked: undefined,
      looking: false,
      jump: () => {},
      ...more,
    });

  it('folds what is between the first and the last line of a long act, and unfolds it at a press', () => {
    log([entry(0, 0, 'a', 'b', 'c', 'd', 'e', 'f'), entry(1, 1, 'turn', 'g')]);
    expect(texts('li')).toEqual(['a', '4 more lines', 'f', 'turn', 'g']);
    place.querySelector<HTMLElement>('[aria-expanded]')!.click();
    flushSync();
    expect(texts('li')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'turn', 'g']);
  });

  it('tells like lines once', () => {
    log([entry(0, 0, 'draws', 'draws', 'draws')]);
    expect(texts('li')).toEqual(['draws (× 3)']);
  });

  it('marks what the others have done since, and what is new since the last visit', () => {
    log([entry(0, 0, 'a'), entry(1, 1, 'b'), entry(2, 1, 'c')], { seen: 2, arrived: 3, marked: 1 });
    expect(texts('li')).toEqual(['a', 'b', 'New since your last visit', 'c']);
    expect(texts('.marked')).toEqual(['b', 'c']);
  });

  it('tells of a turn that opens as nobody’s deed', () => {
    log([entry(0, 1, 'a', 'b', 'turn', 'c'), { ...entry(1, 0, 'd'), seat: null, kind: 'chance' }], { colours: [['red', 'white'], ['blue', 'white']], marked: 0 });
    const lines = all('li');
    expect(lines.map(({ style }) => style.getPropertyValue('--seat'))).toEqual(['blue', 'blue', '', '', '']);
    expect(texts('.marked')).toEqual(['a', 'b']);
  });

  it('makes words of what is new alone, and of everything when a name changes', () => {
    const spoken = Object.assign(vi.fn(words), { has: () => false });
    const table = (count: number, called: string[]) => ({
      entries: Array.from({ length: count }, (_, number) => entry(number, number % 2, `line ${number}`)),
      at: count,
      // These come anew with every position.
      names: [...called],
      colours: [['red', 'white'], ['blue', 'white']],
    });
    const props = $state({ ...table(100, names), module: {}, says: spoken, seen: 0, arrived: 0, marked: undefined, looking: false, jump: () => {} });
    show(Log, props);
    expect(spoken).toHaveBeenCalledTimes(100);
    Object.assign(props, table(101, names));
    flushSync();
    expect(texts('li')).toHaveLength(101);
    expect(spoken).toHaveBeenCalledTimes(101);
    Object.assign(props, table(101, ['Anna', 'Csaba']));
    flushSync();
    expect(spoken).toHaveBeenCalledTimes(202);
  });

  it('follows only where it stands at its end; to whoever reads back it tells how many lines are new', async () => {
    const told = (count: number) => Array.from({ length: count }, (_, number) => entry(number, number % 2, `e${number}`));
    const props = $state({ entries: told(9), names, module: {}, says, colours: undefined, at: 9, seen: 0, arrived: 0, marked: undefined, looking: false, jump: () => {} });
    show(Log, props);
    const box = place.querySelector<HTMLElement>('[role="log"]')!;
    // Each line is 20 pixels high, and 5 are seen.
    const lines = () => box.querySelectorAll('li').length;
    Object.defineProperties(box, { clientHeight: { value: 100 }, scrollHeight: { get: () => 20 * lines() } });
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 20 * Number(this.dataset['line'] ?? 0);
    });
    const comes = async (count: number) => {
      // The entries come before the position that they have led to.
      for (const news of [{ entries: told(count) }, { at: count }]) {
        Object.assign(props, news);
        flushSync();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const scroll = (to: number) => {
      box.scrollTop = to;
      box.dispatchEvent(new Event('scroll'));
      flushSync();
    };
    const toEnd = () => place.querySelector<HTMLElement>('.unread');

    scroll(80);
    await comes(10);
    expect(box.scrollTop).toBeGreaterThan(80);
    // More has come by the time the browser tells that it has followed.
    Object.assign(props, { entries: told(12), at: 12 });
    flushSync();
    scroll(box.scrollTop);
    await comes(12);
    expect(box.scrollTop).toBeGreaterThan(120);
    scroll(20);
    await comes(15);
    expect([box.scrollTop, toEnd()?.textContent]).toEqual([20, '3 new lines']);
    toEnd()!.click();
    await comes(15);
    expect(toEnd()).toBeNull();
    expect(box.scrollTop).toBeGreaterThan(100);
    offset.mockRestore();
  });
});
