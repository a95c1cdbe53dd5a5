// Every page of every game in every language, at each width and in either scheme: readable for everybody, nothing missing.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESKTOP, house, LANGUAGES, PHONE, shelf, TABLET, test, visit } from './house.js';
import { choose } from './lobby.js';
import { allInSight, cutCards, goalInSight, inspect, look } from './looks.js';
import { company, Person } from './person.js';
import { play, tableAt } from './play.js';

const desktop = { name: 'desktop', ...DESKTOP };
const phone = { name: 'phone', ...PHONE };
/** In pairs: every game in every language, and language, game, width and scheme each with each; not all with all. */
const pairs = (first) =>
  Object.keys(LANGUAGES).map((locale, place) => ({
    locale,
    ...((first + place) % 2 ? phone : desktop),
    colorScheme: (first + (place >> 1)) % 2 ? 'dark' : 'light',
  }));
const tablet = { locale: 'en-GB', name: 'tablet', ...TABLET, colorScheme: 'dark' };

/** Where a page is made of other parts, or has other colours, axe looks as well: each width once, and each scheme. */
const differs = ['desktop, light', 'phone, dark'];

/** What a combination's pictures are called, and somebody who looks: with a host, as that person; at a glance, without axe. */
function onlooker({ locale, name, ...options }, host) {
  const words = `${locale}, ${name}, ${options.colorScheme}`;
  const named = (what) => `${what}-${LANGUAGES[locale]}-${name}-${options.colorScheme}`;
  const glance = (visitor, what) => look(visitor, named(what), locale);
  const looks = differs.includes(`${name}, ${options.colorScheme}`) ? inspect : look;
  const see = (visitor, what) => looks(visitor, named(what), locale);
  const arrive = async () => {
    const visitor = await visit({ ...options, locale });
    await visitor.decideByHandAlone();
    if (host) await visitor.become(host);
    return visitor;
  };
  return { words, glance, see, arrive };
}

for (const combination of pairs(0)) {
  const { words, see, arrive } = onlooker(combination);
  test(`about, and the beginning of a replay: ${words}`, async () => {
    const visitor = await arrive();
    for (const path of ['about', 'replay']) {
      await visitor.go(`/${path}`);
      await see(visitor, path);
    }
  });
}

/** A host's tables, with as many players as there can be: one that waits, one in the middle of the game, one that is over, its record. */
async function scenes(item) {
  const host = new Person(house);
  const [, count] = item.info.seats;
  const over = await company(house, item, { host, count });
  const { number } = await play(over.id, over.people);
  const record = join(house.folder, `${item.info.id}.json`);
  await writeFile(record, JSON.stringify(await host.get(`/tables/${over.id}/record`)));
  const isMiddle = async (info, { id }) => {
    if (info.number <= number * 0.4 || !info.waiting.includes(0)) return false;
    // No order answers for the host: the table stays as it is.
    await host.answerAlone(id);
    return (await host.observation(id)).observation.turn.waiting.includes(0);
  };
  const middle = await tableAt(house, item, isMiddle, { host, count });
  const waiting = await host.makeTable(item, count);
  return { host, waiting, middle: middle.id, over: over.id, record, number };
}

for (const [place, item] of shelf.entries()) {
  const game = item.info.id;

  /** What each game has of its own, in one combination. */
  const lookAt = async (combination, { host, middle, over }) => {
    const { glance, see, arrive } = onlooker(combination, host);
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.go(`/table/${middle}`);
    await page.locator('[data-action]').first().waitFor({ state: 'attached' });
    await see(visitor, `${game}-table`);
    if (combination.name === 'phone') {
      await allInSight(page, game);
      assert.deepEqual(await cutCards(page), [], `${game}: cards are cut`);
    }
    await goalInSight(page, game);
    await visitor.go(`/table/${over}`);
    await page.locator('dialog[open]').waitFor();
    await see(visitor, `${game}-result`);
    await visitor.go(`/rules/${game}`);
    await page.locator('main h2').first().waitFor();
    // Axe needs long for it: once for each game.
    await (combination.name === 'phone' ? glance : see)(visitor, `${game}-rules`);
    await visitor.context.close();
  };

  /** The pages around it, which are much the same for all games. */
  const lookAround = async (combination, { host, waiting, record, number }) => {
    const { see, arrive } = onlooker(combination, host);
    const visitor = await arrive();
    const { page } = visitor;
    await visitor.go('/');
    await choose(visitor, item);
    await see(visitor, `${game}-lobby`);
    await visitor.go(`/table/${waiting}`);
    await page.locator('input[readonly]').waitFor();
    await see(visitor, `${game}-room`);
    await visitor.go('/replay');
    await page.locator('input[type="file"]').setInputFiles(record);
    await page.locator('input[type="range"]').waitFor();
    await page.locator('input[type="range"]').fill(String(Math.ceil(number / 5)));
    await page.locator('main:not([data-number="0"])').waitFor();
    await see(visitor, `${game}-replayed`);
    await visitor.context.close();
  };

  test(`${game}: table, result and rules in every language and at each width; lobby, room and replay in two`, async () => {
    const seen = await scenes(item);
    const combinations = pairs(place);
    for (const combination of [...combinations, tablet]) await test.step(onlooker(combination).words, () => lookAt(combination, seen));
    // One language after the other as the games go, and both widths.
    for (const nth of [place, place + 1]) await lookAround(combinations[nth % combinations.length], seen);
  });
}
