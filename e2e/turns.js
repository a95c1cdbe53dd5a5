// Counts how often one presses for a usual turn of each game, and for a draft, on a desk and on a phone, and writes a table for
// docs/MEASURED.md. On a phone nothing may have to be scrolled to. Who plays knows what to do and what a press does, and has the settings that everybody begins with: what is forced the page does by itself. The server's chance and the
// choices before the turn follow from the name of the game, so that it is the same turn each time and on each device.
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { executablePath, flags } from './browser.js';
import { begin, chance } from './chance.js';
import { House, LAPTOP, PHONE } from './house.js';
import { sleep, until } from './patience.js';
import { company, Person } from './person.js';
import { byMouse, byTouch, shown, shows } from './play.js';
import { pressAhead, pressFor, pressOn } from './presses.js';

const DEVICES = [
  { device: 'desk', options: LAPTOP, press: byMouse, how: 'click' },
  { device: 'phone', options: PHONE, press: byTouch, how: 'tap' },
];

/**
 * Usual turns by the rulebook: at which prompt it begins, what must be possible there, and what must hold of the position; what is done,
 * one after the other; and what is answered to whatever else is asked, the first that there is. A turn in which not all of it could be
 * done is none of these. It is over with the turn, or as `over` says. What the page then does to the end by itself is `left` to it by one
 * press on a thing of the page.
 */
const TURNS = [
  // Two rolls with their cards, a stop and the advance.
  {
    game: 'in-flanders-field',
    at: 'prompt-roll',
    does: [/^take/, /^roll$/, /^take/, /^stop$/, /^advance\((?!0)/],
    answers: [/^roll$/, /./],
  },
  // A unit is placed and paid for, one attacks, and three cards are drawn. Who has spent all cards can do nothing but draw three, which
  // the page does by itself; whoever knows the game keeps some.
  {
    game: 'field-of-glory',
    at: 'prompt-actions',
    holds: ({ players }) => players[0].handSize >= 6,
    possible: [/^place\(\w+, \d, \(\)\)/, /^attack\(/],
    does: [/^place\(\w+, \d, \(\)\)/, /^attack\(/, /^end$/, /^three$/],
    answers: [/^done$/, /^no/, /./],
  },
  // The draft, pack by pack, and left to the army that the page names first.
  { game: 'field-of-glory', at: 'prompt-keep', does: Array(12).fill(/^keep\(/), answers: [], over: hasDrafted },
  { game: 'field-of-glory', at: 'prompt-keep', left: '.army', does: [], answers: [], over: hasDrafted },
  // An order: a unit charges, and its hits are allotted.
  {
    game: 'pocket-battles',
    at: 'prompt-turn',
    possible: [/^charge\(/],
    does: [/^charge\(/],
    answers: [/./],
  },
  // A character is placed, and another one attacks.
  {
    game: 'osok-hajnala',
    at: 'prompt-tactical',
    possible: [/^place\(/, /^attack\(/],
    does: [/^place\(/, /^attack\(/, /^finish$/],
    answers: [/^slot/, /^active$/, /^target/, /^pass$/, /^finish$/, /./],
  },
  // The one card of the turn, here one that musters, and the hand is filled.
  {
    game: 'victory-or-death',
    at: 'prompt-strategy',
    does: [/^end$/, /^play\(\w+_muster_/, /^new\(/],
    answers: [/^end$/, /^stop$/, /./],
  },
  // The same, and a Prepare card is laid as well.
  {
    game: 'victory-or-death',
    at: 'prompt-strategy',
    does: [/^end$/, /^play\(\w+_muster_/, /^new\(/, /^lay\(/, /^discard\(/],
    answers: [/^end$/, /^stop$/, /^discard/, /^play\(/, /./],
  },
];

/** So many turns are looked at for one in which all can be done. */
const MOST = 40;

const games = await onceOpen('the shelf', (house) => new Person(house).get('/games'));
const browser = await chromium.launch({ executablePath, args: flags });
console.log('| game | where | presses | scrolled to | what is pressed |');
console.log('| --- | --- | --- | --- | --- |');
const below = [];
for (const script of TURNS.filter(({ game }) => !process.argv[2] || game === process.argv[2])) {
  const { info } = games.find(({ info }) => info.id === script.game);
  for (const way of DEVICES) {
    const pressed = await onceOpen(`a turn of ${info.id}`, (house) => turn(house, info, script, way));
    const scrolled = pressed.filter((press) => press.scrolled).map(({ action }) => action);
    console.log(`| ${info.title} | ${way.device} | ${pressed.length} | ${scrolled.length} | ${pressed.map(({ action }) => action).join(', ')} |`);
    if (way.device === 'phone') below.push(...scrolled.map((action) => `${info.id}: ${action}`));
  }
}
await browser.close();
assert.deepEqual(below, [], 'on a phone a usual turn is in sight');

/** A house whose chance follows from these words. */
async function onceOpen(words, visit) {
  begin(words);
  const house = await House.open(chance);
  try {
    return await visit(house);
  } finally {
    await house.close();
  }
}

/** What is pressed in the first turn in which all can be done that is to be done. */
async function turn(house, info, script, way) {
  for (let turns = 0; turns < MOST; ) {
    const { id, people } = await company(house, { info });
    while ((await people[0].get(`/tables/${id}`)).status === 'playing' && turns < MOST) {
      const { prompt, choices, view } = (await people[0].observation(id)).observation;
      const can = (wish) => choices.some(({ action }) => wish.test(action));
      const begins = prompt.message.key === script.at && choices.length > 0;
      if (!begins || !(script.possible ?? []).every(can) || !(script.holds?.(view) ?? true)) {
        await others(id, people);
        continue;
      }
      turns += 1;
      const pressed = await played(house, id, people, script, way);
      if (pressed) return pressed;
    }
  }
  return assert.fail(`no usual turn of ${info.id}`);
}

/** Whoever is to act does any of what is possible. */
async function others(id, people, but) {
  const { waiting } = await people[0].get(`/tables/${id}`);
  for (const seat of waiting) if (people[seat] !== but) return people[seat].decide(id);
}

/** Plays a turn to its end on a page, and tells what was pressed if all was done. */
async function played(house, id, people, script, { options, press, how }) {
  const [person] = people;
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  // Nobody is waited for: that is the only setting that is another.
  await context.addInitScript(() => (localStorage.quincunx ??= JSON.stringify({ pace: 'now' })));
  const [name, value] = person.cookie.split('=');
  await context.addCookies([{ name, value, url: house.url }]);
  const page = await context.newPage();
  const { number: from } = await person.observation(id);
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('.board').waitFor();
  const done = [];
  const pressed = [];
  const isOver = () => (script.over ?? turnIsOver)(person, id, from);
  if (script.left) {
    pressed.push(await pressOn(page, how, `${script.left} >> nth=0`, script.left));
    await until(isOver, () => 'what is left to the page does not come to its end');
  }
  while (!(await isOver())) {
    const { number, observation } = await settled(page, person, id);
    if (observation.choices.length === 0) {
      await others(id, people, person);
      continue;
    }
    const step = script.does[done.length];
    const find = (wish) => observation.choices.find(({ action }) => wish.test(action))?.action;
    const wanted = (step && find(step)) ?? script.answers.map(find).find(Boolean);
    const ahead = wanted === 'end' && step?.test(wanted) && script.does[done.length + 1];
    const both = ahead && (await pressAhead(page, how, ahead, number));
    if (both) {
      pressed.push(both.pressed);
      done.push(wanted);
      if (await hasPlayed(person, id, number, both.action)) done.push(both.action);
      continue;
    }
    const presses = await pressFor(page, press, wanted, number);
    if (!presses) {
      // The page has done it by itself meanwhile.
      assert.ok((await shown(page)) > number, `${wanted} cannot be come to`);
      continue;
    }
    if (step?.test(wanted)) done.push(wanted);
    pressed.push(...presses);
  }
  await context.close();
  return done.length === script.does.length ? pressed : undefined;
}

/** Another turn has begun, or the game is over. */
async function turnIsOver(person, id, from) {
  if ((await person.get(`/tables/${id}`)).status !== 'playing') return true;
  const entries = await person.get(`/tables/${id}/log?from=${from}`);
  return entries.some(({ lines }) => lines.some(({ event }) => event.type === 'turn' || event.event === 'turn-begins'));
}

/** The twelve packs have been gone through. */
async function hasDrafted(person, id) {
  return (await person.observation(id)).observation.view.players[0].packs >= 12;
}

/** With one press the card was played as well: nothing was asked in between. */
async function hasPlayed(person, id, from, action) {
  await sleep(400);
  const entries = await person.get(`/tables/${id}/log?from=${from}`);
  return entries.some(({ lines }) => lines.some(({ event }) => event.event === 'played' && action === `play(${event.card})`));
}

/** What somebody is asked once the page has done what it does by itself. */
async function settled(page, person, id) {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    const seen = await person.observation(id);
    await sleep(400);
    // What is forced the page does, after a moment.
    if (seen.observation.choices.length === 1) await shows(page, seen.number + 1, 2000).catch(() => undefined);
    const { number } = await person.observation(id);
    if (number === seen.number && (await shown(page)) === number) return seen;
  }
  return assert.fail('the page does not come to what is asked');
}
