// Every page of every game in every language, at each width and in either scheme: readable for everybody, nothing missing.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { DESKTOP, LANGUAGES, open, PHONE, TABLET } from './house.js';
import { choose } from './lobby.js';
import { inspect } from './looks.js';
import { company, Person } from './person.js';
import { play, tableAt } from './play.js';

const { house, shelf, visit } = await open();
const host = new Person(house);
/** By game, with as many players as there can be: a table that waits, one in the middle of the game, one that is over, its record. */
const scenes = new Map();

before(async () => {
  for (const item of shelf) {
    const [, count] = item.info.seats;
    const over = await company(house, item, { host, count });
    const { number } = await play(over.id, over.people);
    const record = join(house.folder, `${item.info.id}.json`);
    await writeFile(record, JSON.stringify(await host.get(`/tables/${over.id}/record`)));
    const isMiddle = async (info, { id }) => {
      if (info.number <= number * 0.4 || !info.waiting.includes(0)) return false;
      // No order answers for the host: the table stays as it is.
      const { orders } = await host.observation(id);
      if (orders) await host.post(`/tables/${id}/orders`, { order: 'ask' });
      return (await host.observation(id)).observation.turn.waiting.includes(0);
    };
    const middle = await tableAt(house, item, isMiddle, { host, count });
    const waiting = await host.makeTable(item, count);
    scenes.set(item, { waiting, middle: middle.id, over: over.id, record, number });
  }
});

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

/** What a combination's pictures are called, and somebody who looks. */
function onlooker({ locale, name, ...options }) {
  const words = `${locale}, ${name}, ${options.colorScheme}`;
  const see = (visitor, what) => inspect(visitor, `${what}-${LANGUAGES[locale]}-${name}-${options.colorScheme}`, locale);
  const arrive = async () => {
    const visitor = await visit({ ...options, locale });
    await visitor.decideByHandAlone();
    await visitor.become(host);
    return visitor;
  };
  return { words, see, arrive };
}

for (const combination of [...pairs(0), ...pairs(1)]) {
  const { words, see, arrive } = onlooker(combination);
  test(`about, and the beginning of a replay: ${words}`, async () => {
    const visitor = await arrive();
    for (const path of ['about', 'replay']) {
      await visitor.go(`/${path}`);
      await see(visitor, path);
    }
  });
}

for (const [place, item] of shelf.entries()) {
  const game = item.info.id;
  for (const combination of [...pairs(place), tablet]) {
    const { words, see, arrive } = onlooker(combination);
    test(`${game}: lobby, room, table, result, rules and replay: ${words}`, async () => {
      const visitor = await arrive();
      const { page } = visitor;
      const { waiting, middle, over, record, number } = scenes.get(item);
      await visitor.go('/');
      await choose(visitor, item);
      await see(visitor, `${game}-lobby`);
      await visitor.go(`/table/${waiting}`);
      await page.locator('input[readonly]').waitFor();
      await see(visitor, `${game}-room`);
      await visitor.go(`/table/${middle}`);
      await page.locator('[data-action]').first().waitFor({ state: 'attached' });
      await see(visitor, `${game}-table`);
      await visitor.go(`/table/${over}`);
      await page.locator('dialog[open]').waitFor();
      await see(visitor, `${game}-result`);
      await visitor.go(`/rules/${game}`);
      await page.locator('main h2').first().waitFor();
      await see(visitor, `${game}-rules`);
      await visitor.go('/replay');
      await page.locator('input[type="file"]').setInputFiles(record);
      await page.locator('input[type="range"]').waitFor();
      await page.locator('input[type="range"]').fill(String(Math.ceil(number / 5)));
      await page.locator('main:not([data-number="0"])').waitFor();
      await see(visitor, `${game}-replayed`);
    });
  }
}
