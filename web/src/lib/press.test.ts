import { afterEach, describe, expect, it } from 'vitest';
import { named, taken, writing } from './press';

/** Presses a key on an element, and tells what `told` says of it. */
function at<T>(element: Element, key: string, told: (event: KeyboardEvent) => T): T {
  let said: T;
  element.addEventListener('keydown', (event) => (said = told(event as KeyboardEvent)), { once: true });
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return said!;
}

const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-it]')!;
};

describe('keys', () => {
  afterEach(() => (document.body.innerHTML = ''));

  const controls = {
    button: '<button data-it>go</button>',
    link: '<a href="/" data-it>go</a>',
    'closed list': '<select data-it><option>one</option></select>',
    slider: '<input type="range" data-it>',
    box: '<input type="checkbox" data-it>',
    'radio button': '<input type="radio" data-it>',
    file: '<input type="file" data-it>',
    summary: '<details><summary data-it>more</summary></details>',
  };

  for (const [name, html] of Object.entries(controls)) {
    it(`are the page's when the focus is on a ${name}`, () => {
      for (const key of ['?', 'r', '1', 'Escape']) expect(at(draw(html), key, taken), key).toBe(false);
      expect(at(draw(html), '?', writing)).toBe(false);
    });
  }

  it('that move a list, a slider or a group are its own', () => {
    for (const name of ['closed list', 'slider', 'radio button'] as const) {
      for (const key of ['ArrowRight', 'ArrowDown', 'End']) expect(at(draw(controls[name]), key, taken), `${name} ${key}`).toBe(true);
    }
    expect(at(draw(controls.button), 'ArrowRight', taken)).toBe(false);
  });

  it('belong to what is written into, and to a dialog that is open', () => {
    for (const html of ['<input data-it>', '<input type="text" data-it>', '<textarea data-it></textarea>', '<p contenteditable data-it></p>']) {
      expect(at(draw(html), '?', taken), html).toBe(true);
    }
    expect(at(draw('<dialog open><button data-it>go</button></dialog>'), '?', taken)).toBe(true);
  });

  it('are named as the hints name them, in any layout, whatever Caps Lock says', () => {
    const called = (key: string, code: string, shiftKey = false) => named(new KeyboardEvent('keydown', { key, code, shiftKey }));
    // Latin letters as they are written, wherever they stand.
    expect([called('y', 'KeyZ'), called('a', 'KeyQ'), called('7', 'Digit7')]).toEqual(['y', 'a', '7']);
    // Cyrillic and Greek ones by their places.
    expect([called('к', 'KeyR'), called('ω', 'KeyV'), called('К', 'KeyR', true), called('х', 'BracketLeft')]).toEqual(['r', 'v', 'R', 'х']);
    // Caps Lock, and Caps Lock with Shift.
    expect([called('R', 'KeyR'), called('r', 'KeyR', true), called('К', 'KeyR')]).toEqual(['r', 'R', 'r']);
    expect([called('?', 'Slash', true), called('Escape', 'Escape'), called(' ', 'Space')]).toEqual(['?', 'Escape', ' ']);
  });
});
