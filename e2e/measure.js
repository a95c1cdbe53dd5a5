// Measures what each board asks of whoever plays, on a desk and on a phone, and writes a table for docs/MEASURED.md: how much of the
// first screen is board, how small its smallest text is, how many presses a choice, a turn and a game take, and how often one must scroll.
// Besides it names the choices, by their first words, that one must scroll to, or that take more than one press.
import { chromium } from '@playwright/test';
import { executablePath, flags } from './browser.js';
import { begin, chance } from './chance.js';
import { House, LAPTOP, PHONE } from './house.js';
import { outOfSight } from './looks.js';
import { company, Person } from './person.js';
import { byMouse, byTouch, play, shown } from './play.js';
import { pressFor } from './presses.js';

const DEVICES = [
  ['desk', LAPTOP, byMouse],
  ['phone', PHONE, byTouch],
];
/** What of a board is to fill the screen, where it is not the board as a whole. */
const GROUND = { 'victory-or-death': '.theatre' };
/** So many choices are made on the page; the rest of the game is counted by them. */
const ENOUGH = 120;

/** How much of the window is taken by what a board is about, and its smallest text. */
function layout(ground) {
  // A point in each square of so many pixels: what lies over the board does not count for it.
  const square = 15;
  let [points, within] = [0, 0];
  for (let x = square / 2; x < innerWidth; x += square) {
    for (let y = square / 2; y < innerHeight; y += square) {
      points += 1;
      if (document.elementFromPoint(x, y)?.closest(ground)) within += 1;
    }
  }
  // The layout's width is rounded to whole pixels: what differs by less than one is drawn as it is.
  const drawnIn = ({ offsetWidth }, { width }) => (offsetWidth && Math.abs(width - offsetWidth) >= 1 ? width / offsetWidth : 1);
  const outside = ({ left, top, right, bottom }) => right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT);
  let smallest = { px: Infinity };
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim();
    const element = texts.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    if (!text || box.width < 3 || outside(box) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : drawnIn(element, box);
    const px = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (px < smallest.px) smallest = { px, text };
  }
  return { share: within / points, ...smallest };
}

/** How often each action was met, by its first word. */
class Tally extends Map {
  add(action) {
    const [word] = action.split('(');
    this.set(word, (this.get(word) ?? 0) + 1);
  }

  toString() {
    const falling = [...this].toSorted(([, one], [, other]) => other - one);
    return falling.map(([word, times]) => `${word} ${times}`).join(', ') || 'none';
  }
}

/** Somebody who knows what he wants, and presses what comes nearest to it. */
class Player {
  presses = 0;
  decisions = 0;
  turns = 0;
  scrolled = 0;
  missed = 0;
  /** The choices that one must scroll to, and those that take more than one press, each as often as it was met. */
  far = new Tally();
  long = new Tally();
  #last = -2;

  constructor(page, person, press) {
    Object.assign(this, { page, person, press });
  }

  async decide(id) {
    const { number, observation } = await this.person.observation(id);
    if (observation.choices.length === 0) return;
    if (this.decisions >= ENOUGH) return this.person.decide(id);
    const wanted = chance.any(observation.choices).action;
    const pressed = await pressFor(this.page, this.press, wanted, number);
    if (!pressed) {
      this.missed += 1;
      return this.person.decide(id);
    }
    for (const { action } of pressed.filter(({ scrolled }) => scrolled)) {
      this.scrolled += 1;
      this.far.add(action);
    }
    this.presses += pressed.length;
    if (pressed.length > 1) this.long.add(wanted);
    this.decisions += 1;
    // Choices in a row are a turn.
    if (number !== this.#last) this.turns += 1;
    this.#last = await shown(this.page);
  }
}

begin('measure');
const house = await House.open(chance);
const browser = await chromium.launch({ executablePath, args: flags });
const games = (await new Person(house).get('/games')).filter(({ info }) => !process.argv[2] || info.id === process.argv[2]);
console.log('| game | where | board on the first screen | in the middle of a game | smallest text, px | presses a choice | choices a turn | choices a game, of one player | presses a game | choices that need scrolling | not come to |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const item of games) for (const [device, options, press] of DEVICES) await measure(item, device, options, press);
await browser.close();
await house.close();

async function measure(item, device, options, press) {
  const { id, people } = await company(house, item);
  await people[0].answerAlone(id);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript(() => (localStorage.quincunx ??= JSON.stringify({ forced: false, pace: 'now' })));
  const [name, value] = people[0].cookie.split('=');
  await context.addCookies([{ name, value, url: house.url }]);
  const page = await context.newPage();
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('.board').waitFor();
  const ground = GROUND[item.info.id] ?? '.board';
  const first = await page.evaluate(layout, ground);
  const player = new Player(page, people[0], press);
  let middle = first;
  let choices = 0;
  const counting = { person: people[0], decide: (id) => ((choices += 1), player.decide(id)) };
  await play(id, [counting, people[1]], { enough: () => player.decisions >= ENOUGH / 2 });
  if (await page.locator('[data-action]').count()) middle = await page.evaluate(layout, ground);
  await play(id, [counting, people[1]]);
  await context.close();
  const percent = (share) => `${Math.round(share * 100)} %`;
  const small = [first, middle].toSorted((one, other) => one.px - other.px)[0];
  const { presses, decisions, turns, scrolled, missed, far, long } = player;
  console.log(
    `| ${item.info.title} | ${device} | ${percent(first.share)} | ${percent(middle.share)} | ${small.px.toFixed(1)} (${small.text.slice(0, 16)}) | ${(presses / decisions).toFixed(2)} | ${(decisions / turns).toFixed(1)} | ${choices} | ${Math.round((choices * presses) / decisions)} | ${percent(scrolled / decisions)} | ${missed} |`,
  );
  console.error(`scrolled to: ${far}; more than one press: ${long}`);
}
