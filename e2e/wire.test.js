// Connections that die unseen, that hold back what they carry, and too many pages for a browser's connections.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, createServer as createTunnel } from 'node:net';
import { DESKTOP, house, shelf, test, visit } from './house.js';
import { until } from './patience.js';
import { pressable, shows, tableAt } from './play.js';

const game = shelf.find(({ info }) => info.id === 'in-flanders-field');

/** A table at which it is the second player's turn, or the first one's. */
const tableOf = (seat) => tableAt(house, game, ({ waiting }) => waiting.includes(seat));

/** Somebody who takes a seat's eyes and reaches the house by way of a port of ours. */
async function comeBy(server, person, id) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = await visit(DESKTOP);
  await visitor.become(person);
  visitor.troubled = true;
  await visitor.page.clock.install();
  await visitor.page.goto(`http://127.0.0.1:${server.address().port}/table/${id}`);
  return visitor;
}

/** Lets everybody decide until so many entries more are there. */
async function goOn({ id, people }, more = 1) {
  const { number: before } = await people[0].get(`/tables/${id}`);
  for (;;) {
    const { number, waiting } = await people[0].get(`/tables/${id}`);
    if (number >= before + more) return number;
    await people[waiting[0]].decide(id);
  }
}

/** A tunnel to the house: the connections of streams, or all that are open, can be made to carry nothing any more, without being closed. */
function tunnel() {
  const open = new Set();
  const server = createTunnel((near) => {
    const far = connect(house.port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    const ends = { near, far, isStream: false };
    near.on('data', (data) => (ends.isStream ||= data.includes('/events')));
    open.add(ends);
  });
  const forget = (all) => {
    for (const { near, far, isStream } of open) {
      if (!all && !isStream) continue;
      near.unpipe();
      far.unpipe();
    }
  };
  return { server, forget };
}

for (const [what, all, wake] of [
  // The browser has kept some for later requests, and finds one after the other dead.
  ['after a silence, with all others', true, (page) => page.clock.fastForward(60_000)],
  [
    'when the page is shown',
    false,
    async (page) => {
      await page.clock.fastForward(5_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
  ['when the network comes back', false, (page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
]) {
  test(`a dead connection is given up: ${what}`, async () => {
    const table = await tableOf(1);
    const { server, forget } = tunnel();
    const { page } = await comeBy(server, table.people[0], table.id);
    const { number } = await table.people[0].get(`/tables/${table.id}`);
    await shows(page, number);
    forget(all);
    const now = await goOn(table);
    await wake(page);
    await shows(page, now);
    await page.locator('main .wire').filter({ hasText: /\S/ }).waitFor({ state: 'detached' });
    server.close();
  });
}

test('a proxy that holds events back: the page says so, and looks by itself', async () => {
  const table = await tableOf(0);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request({ port: house.port, method, path, headers }, (told) => {
      answer.writeHead(told.statusCode, told.headers);
      if (told.headers['content-type'] === 'text/event-stream') answer.flushHeaders();
      else told.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const { page } = await comeBy(server, table.people[0], table.id);
  await page.locator('main').waitFor();
  await page.clock.fastForward(6_000);
  await page.clock.fastForward(6_000);
  const { number } = await table.people[0].get(`/tables/${table.id}`);
  await shows(page, number);
  const told = page.getByRole('status').filter({ hasText: 'Moves come a few seconds late here.' });
  await told.waitFor();
  await told.getByRole('button').click();
  await told.waitFor({ state: 'detached' });
  const now = await goOn(table, 3);
  await page.clock.fastForward(6_000);
  await shows(page, now);
  server.closeAllConnections();
  server.close();
});

test('ten tables in ten tabs of a browser with six connections', async () => {
  const table = await tableOf(0);
  const visitor = await visit(DESKTOP);
  await visitor.become(table.people[0]);
  // All pages of this browser count as shown: it has no window.
  await visitor.context.addInitScript(() => {
    globalThis.isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden });
  });
  const hide = (page, hidden) =>
    page.evaluate((hidden) => {
      globalThis.isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const { number } = await table.people[0].get(`/tables/${table.id}`);
  const tabs = [];
  for (let tab = 0; tab < 10; tab++) {
    if (tab > 0) await hide(tabs.at(-1), true);
    const page = await visitor.context.newPage();
    await page.goto(`${house.url}/table/${table.id}`);
    await shows(page, number);
    tabs.push(page);
  }
  const [first] = tabs;
  const last = tabs.at(-1);
  await until(async () => (await pressable(last)).length > 0, () => 'nothing can be pressed in the last tab');
  const now = await goOn(table, 2);
  await shows(last, now);
  await hide(last, true);
  await hide(first, false);
  await shows(first, now);
});
