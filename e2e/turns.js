// Counts how often one presses for a usual turn of each game, on a desk and on a phone, and writes a table for docs/MEASURED.md. Who plays
// knows what to do, and has the settings that everybody begins with: what is forced the page does by itself. The server's chance and the
// choices before the turn follow from the name of the game, so that it is the same turn each time and on each device.
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { executablePath, flags } from './browser.js';
import { begin, chance } from './chance.js';
import { House, LAPTOP, PHONE } from './house.js';
import { sleep } from './patience.js';
import { company, Person } from './person.js';
import { byMouse, byTouch, shown, shows } from './play.js';
import { pressFor } from './presses.js';

const DEVICES = [
  ['desk', LAPTOP, byMouse],
  ['phone', PHONE, byTouch],
];

/**
 * Usual turns by the rulebook: at which prompt it begins, what must be possible there, and what must hold of the position; what is done,
 * one after the other; and what is answered to whatever else is asked, the first that there is. A turn in which not all of it could be
 * done is none of these.
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
console.log('| game | where | presses | what is pressed |');
console.log('| --- | --- | --- | --- |');
for (const script of TURNS.filter(({ game }) => !process.argv[2] || game === process.argv[2])) {
  const { info } = games.find(({ info }) => info.id === script.game);
  for (const [device, options, press] of DEVICES) {
    const pressed = await onceOpen(`a turn of ${info.id}`, (house) => turn(house, info, script, options, press));
    console.log(`| ${info.title} | ${device} | ${pressed.length} | ${pressed.join(', ')} |`);
  }
}
await browser.close();

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
async function turn(house, info, script, options, press) {
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
      const pressed = await played(house, id, people, script, options, press);
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
async function played(house, id, people, script, options, press) {
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
  while (!(await isOver(person, id, from))) {
    const { number, observation } = await settled(page, person, id);
    if (observation.choices.length === 0) {
      await others(id, people, person);
      continue;
    }
    const step = script.does[done.length];
    const find = (wish) => observation.choices.find(({ action }) => wish.test(action))?.action;
    const wanted = (step && find(step)) ?? script.answers.map(find).find(Boolean);
    const presses = await pressFor(page, press, wanted, number);
    if (!presses) {
      // The page has done it by itself meanwhile.
      assert.ok((await shown(page)) > number, `${wanted} cannot be come to`);
      continue;
    }
    if (step?.test(wanted)) done.push(wanted);
    pressed.push(...presses.map(({ action }) => action));
  }
  await context.close();
  return done.length === script.does.length ? pressed : undefined;
}

/** Another turn has begun, or the game is over. */
async function isOver(person, id, from) {
  if ((await person.get(`/tables/${id}`)).status !== 'playing') return true;
  const entries = await person.get(`/tables/${id}/log?from=${from}`);
  return entries.some(({ lines }) => lines.some(({ event }) => event.type === 'turn' || event.event === 'turn-begins'));
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
