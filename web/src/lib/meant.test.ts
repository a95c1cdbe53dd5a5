import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changed, PAUSE, watchHands } from './meant';

/** A page with two choices and a board of its own, on which the clock stands still until it is told. */
describe('a hand', () => {
  let now = 1e7;
  let stop = () => {};
  let done: string[];
  let page: HTMLElement;

  beforeEach(() => {
    // What happened in an earlier test is long ago.
    now += 1e6;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    stop = watchHands();
    done = [];
    page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = '<button data-action="end">End</button><button data-action="keep">Keep</button><button id="plain">+</button><input type="text">';
    page.addEventListener('click', ({ target }) => void done.push((target as HTMLElement).innerText));
    page.addEventListener('keydown', ({ key }) => void done.push(key));
  });
  afterEach(() => {
    stop();
    page.remove();
    vi.restoreAllMocks();
  });

  const fire = (event: Event, target: string) => {
    Object.defineProperty(event, 'timeStamp', { value: now });
    page.querySelector(target)!.dispatchEvent(event);
  };
  const click = (target: string, { at = 100, detail = 1 } = {}) =>
    fire(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: at, clientY: 50, detail }), target);
  const move = (at: number) => fire(new PointerEvent('pointermove', { bubbles: true, clientX: at, clientY: 50 }), 'button');
  const press = (key: string, target = 'button', more: KeyboardEventInit = {}) =>
    fire(new KeyboardEvent('keydown', { key, code: `Key${key}`, bubbles: true, cancelable: true, ...more }), target);
  const end = '[data-action="end"]';
  const keep = '[data-action="keep"]';

  it('that clicks twice does once what the first click has done', () => {
    move(100);
    click(end);
    changed();
    now += 60;
    changed();
    now += 70;
    click(end, { detail: 2 });
    now += PAUSE;
    click(end, { at: 102, detail: 3 });
    expect(done).toEqual(['End', 'End']);
  });

  it('may take half a second for a double click, as the browser counts it', () => {
    move(100);
    click(end);
    changed();
    now += 450;
    click(end, { detail: 2 });
    expect(done).toEqual(['End']);
    now += 700;
    click(end);
    expect(done).toEqual(['End', 'End']);
  });

  it('presses a choice twice as fast as it likes, where nothing was done at the first press', () => {
    click(end);
    now += 90;
    click(end, { detail: 2 });
    expect(done).toEqual(['End', 'End']);
  });

  it('does not press another choice that the first press has brought to its place', () => {
    click('#plain');
    now += 130;
    click(keep, { detail: 2 });
    now += PAUSE;
    click(keep, { detail: 1 });
    expect(done).toEqual(['+', 'Keep']);
  });

  it('does not press what has come to stand under it just now, by whatever way', () => {
    move(300);
    changed();
    now += PAUSE - 1;
    click(keep, { at: 310 });
    expect(done).toEqual([]);
    now += 1;
    click(keep, { at: 310 });
    expect(done).toEqual(['Keep']);
  });

  it('that has gone elsewhere presses at once', () => {
    move(100);
    click(end);
    changed();
    now += 40;
    move(200);
    click(keep, { at: 200 });
    expect(done).toEqual(['End', 'Keep']);
  });

  it('that counts something up is not held back', () => {
    for (let presses = 1; presses < 5; presses++, now += 80) click('#plain', { detail: presses });
    expect(done).toHaveLength(4);
  });

  it('lets a screen reader or a key click as often as it likes', () => {
    click(end, { detail: 0 });
    changed();
    click(end, { detail: 0 });
    expect(done).toHaveLength(2);
  });

  it('that holds a key presses it once', () => {
    for (const key of ['e', 'Enter', ' ']) {
      press(key);
      now += 500;
      press(key, end, { repeat: true });
    }
    expect(done).toEqual(['e', 'Enter', ' ']);
  });

  it('that presses a key twice does once what it has done', () => {
    press('e');
    changed();
    now += 130;
    press('e');
    now += 20;
    press('a');
    now += PAUSE;
    press('a');
    expect(done).toEqual(['e', 'a', 'a']);
  });

  it('that writes, or walks by arrows, holds keys', () => {
    press('e', 'input', { repeat: true });
    press('ArrowRight', 'button', { repeat: true });
    press('+', 'button', { repeat: true });
    expect(done).toEqual(['e', 'ArrowRight', '+']);
  });
});
