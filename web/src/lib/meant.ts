/**
 * Presses that nobody has meant do nothing: the second one of a double click where the first one has done something, a key that is held,
 * and a press on what has just come to stand under a hand that has not moved.
 */
import { within, writing } from './press';

/** Nobody sees, decides and presses within so many milliseconds. */
export const PAUSE = 300;

/** So many pixels around are the same place: neither the second press of a double click nor a finger comes down quite where it was before. */
const NEAR = 16;

interface Place {
  clientX: number;
  clientY: number;
}

/** Where the hand is. */
let hand: Place | undefined;
/** When what can be pressed was another the last time, and where the hand was then. */
let turned = { at: -Infinity, hand };
/** The last press of the hand: when, where, and on which choice. */
let last: { at: number; hand: Place | undefined; choice: string | undefined } = { at: -Infinity, hand, choice: undefined };
/** The last press of a key. */
let typed = { at: -Infinity, key: '' };

/** What can be pressed is another now: something has been done, has come, has been opened or closed. */
export function changed(): void {
  turned = { at: performance.now(), hand };
}

const near = (one: Place | undefined, other: Place) =>
  one !== undefined && Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR;

/** Is this a press on what has come to stand under the hand just now? */
export const surprises = (event: MouseEvent): boolean => event.timeStamp - turned.at < PAUSE && near(turned.hand, event);

/** Has the hand meant this click? A click without a place is none of a hand: see `pressed`. */
function clicked(event: MouseEvent): boolean {
  if (event.detail === 0) return true;
  const before = last;
  const choice = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>('[data-action]')?.dataset['action'] : undefined;
  last = { at: event.timeStamp, hand: { clientX: event.clientX, clientY: event.clientY }, choice };
  if (surprises(event) || (event.detail > 1 && turned.at >= before.at)) return false;
  // The first press may have brought other choices to where it was. One that is to be pressed twice may be pressed as fast as one likes.
  const twice = event.timeStamp - before.at < PAUSE && near(before.hand, event);
  return !twice || choice === undefined || choice === before.choice;
}

/** Does the key press what is in focus, or is it a letter that may stand for a choice? */
const presses = (event: KeyboardEvent) =>
  event.key === 'Enter' || event.key === ' '
    ? within(event, 'a, button, summary, [role="button"], [data-action]')
    : /^[\p{L}\p{N}]$/u.test(event.key) && !within(event, 'select');

/** Has the hand meant this key? */
function pressed(event: KeyboardEvent): boolean {
  if (writing(event) || event.ctrlKey || event.metaKey || event.altKey) return true;
  const before = typed;
  const key = event.code || event.key;
  typed = { at: event.timeStamp, key };
  if (!presses(event)) return true;
  return !event.repeat && !(key === before.key && turned.at >= before.at && event.timeStamp - turned.at < PAUSE);
}

/** From now on what nobody has meant comes to nothing. To be called before anything else listens. */
export function watchHands(): () => void {
  const moved = (event: PointerEvent) => void (hand = event);
  const unless = <E extends Event>(meant: (event: E) => boolean) => (event: E) => {
    if (meant(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const [click, keydown] = [unless(clicked), unless(pressed)];
  addEventListener('pointermove', moved, true);
  addEventListener('pointerdown', moved, true);
  addEventListener('click', click, true);
  addEventListener('keydown', keydown, true);
  return () => {
    removeEventListener('pointermove', moved, true);
    removeEventListener('pointerdown', moved, true);
    removeEventListener('click', click, true);
    removeEventListener('keydown', keydown, true);
  };
}
