// What the network and the power company may do to a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, open, PHONE } from './house.js';
import { openTable, sit } from './lobby.js';
import { any, company, Person } from './person.js';
import { byMouse, byTouch, Hand, play, pressable, shown, shows } from './play.js';

const { house, shelf, visit } = await open();

/** The page says that it has lost the server, or that it sends again. */
const wire = (page) => page.locator('header [role="status"]').filter({ hasText: /\S/ });

/** The lines of the log, as they stand on the page. */
const lines = (page) => page.locator('[role="log"] li').allInnerTexts();

/** What a seat has done since so many entries. */
async function done(person, id, number, seat) {
  const log = await person.get(`/tables/${id}/log?from=${number}`);
  return log.filter((entry) => entry.seat === seat).map(({ kind }) => kind);
}

/** Presses at random, again and again, until the page is on its way with it. `sent` counts what it sends. */
async function pressUntilSent(page, press, sent) {
  const before = sent.length;
  for (let pressed; sent.length === before; await page.waitForTimeout(100)) {
    const actions = await pressable(page);
    pressed = actions.includes(pressed) ? pressed : any(actions);
    await press(page, pressed);
  }
}

/** The wishes that a page sends. */
function wishes(page) {
  const sent = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()));
  return sent;
}

/** Forced choices wait for the hand: nothing happens that the test does not do. */
const byHandAlone = ({ context, house }) =>
  context.addInitScript((origin) => {
    if (location.origin === origin) localStorage.setItem('quincunx', JSON.stringify({ forced: false }));
  }, house.url);

for (const item of shelf) {
  const game = item.info.id;

  test(`${game}: two phones, a second tab and an onlooker at one table, through a power cut`, async () => {
    const host = await visit(PHONE);
    await byHandAlone(host);
    const id = await openTable(host, item, { name: 'Berta', against: 'invited', players: item.info.seats[0] });
    const link = await host.page.locator('input[readonly]').inputValue();
    const guests = [];
    for (let seat = 1; seat < item.info.seats[0]; seat++) {
      const guest = await visit({ ...PHONE, locale: 'hu-HU' });
      await byHandAlone(guest);
      await sit(guest, link, `Csaba ${seat}`);
      guests.push(guest);
    }
    const tab = await host.context.newPage();
    const onlooker = await visit(DESKTOP);
    await tab.goto(host.page.url());
    await host.page.bringToFront();
    await onlooker.go(`/table/${id}`);
    const everybody = [host, ...guests, onlooker];
    const pages = [...everybody.map(({ page }) => page), tab];
    const together = async () => {
      const { number } = await new Person(house).get(`/tables/${id}`);
      for (const page of pages) await shows(page, number);
      for (const page of pages) assert.equal(await shown(page), number);
    };

    const players = await Promise.all([host, ...guests].map(async (visitor) => new Hand(visitor.page, await visitor.person(), byTouch, 60)));
    const decided = () => players.reduce((sum, { decisions }) => sum + decisions, 0);
    await play(id, players, { enough: () => decided() >= 6 });
    await together();
    assert.deepEqual(await pressable(onlooker.page), [], 'who only looks on presses nothing');

    for (const visitor of everybody) visitor.troubled = true;
    const { number, waiting } = await players[0].person.get(`/tables/${id}`);
    await house.kill();
    for (const page of pages) await wire(page).waitFor();
    const next = players[waiting[0]];
    const sent = wishes(next.page);
    await pressUntilSent(next.page, byTouch, sent);
    await house.start();
    await shows(next.page, number + 1);
    for (const page of pages) await wire(page).waitFor({ state: 'detached' });
    assert.equal((await done(next.person, id, number, waiting[0]))[0], 'act', 'what was wished while the server was away is done');
    assert.equal(new Set(sent).size, 1, 'the same wish every time');
    await together();

    await play(id, players, { enough: () => decided() >= 10 });
    await play(id, players.map(({ person }) => person));
    for (const { page } of [host, ...guests]) await page.locator('dialog[open]').waitFor();
    const { number: last } = await players[0].person.get(`/tables/${id}`);
    await shows(onlooker.page, last);
    await onlooker.page.keyboard.press('Escape');
    const heard = await lines(onlooker.page);
    await onlooker.page.reload();
    await onlooker.page.locator('dialog[open]').waitFor();
    assert.deepEqual(heard, await lines(onlooker.page), 'the stream goes on without a gap and without repeating itself');
  });

  for (const lost of ['answer', 'request']) {
    test(`${game}: the ${lost} is lost, twice; the action happens once`, async () => {
      const { id, people } = await company(house, item);
      await play(id, people, { enough: ({ waiting }) => waiting.includes(0) });
      const visitor = await visit(DESKTOP);
      const { page } = visitor;
      await byHandAlone(visitor);
      await visitor.become(people[0]);
      await visitor.go(`/table/${id}`);
      await page.locator('[data-action]').first().waitFor({ state: 'attached' });
      visitor.troubled = true;
      const number = await shown(page);
      const sent = wishes(page);
      const answers = [];
      await page.route('**/act', async (route) => {
        const arrives = sent.length > 2;
        if (lost === 'request' && !arrives) return route.abort('connectionreset');
        const response = await route.fetch();
        answers.push(response.status());
        return arrives ? route.fulfill({ response }) : route.abort('connectionreset');
      });
      await pressUntilSent(page, byMouse, sent);
      await wire(page).waitFor();
      await wire(page).waitFor({ state: 'detached' });
      assert.equal(new Set(sent).size, 1, 'the same wish every time');
      assert.ok(sent.length >= 3);
      assert.deepEqual(new Set(answers), new Set([200]), 'every wish that reached the server was granted');
      await shows(page, number + 1);
      assert.deepEqual(await done(people[0], id, number, 0), ['act']);
      assert.equal(await page.locator('[role="alert"]').count(), 0, 'nobody is told of a fault');
    });
  }

  test(`${game}: the answer to a consent is lost; it is taken back once`, async (t) => {
    const { id, people } = await company(house, item);
    const [host, asker] = people;
    let asks = false;
    for (let info; !asks && (info = await host.get(`/tables/${id}`)).status === 'playing'; ) {
      await people[info.waiting[0]].decide(id);
      asks = (await asker.sight(id)).undo === 'ask';
    }
    if (!asks) return t.skip('in this game nothing could be taken back');
    const visitor = await visit(DESKTOP);
    const { page } = visitor;
    await byHandAlone(visitor);
    await visitor.become(host);
    await visitor.go(`/table/${id}`);
    const { number } = await asker.sight(id);
    assert.equal((await asker.post(`/tables/${id}/undo`, { number })).asked, true);
    visitor.troubled = true;
    const answers = [];
    await page.route('**/undo', async (route) => {
      const response = await route.fetch();
      answers.push(response.status());
      return answers.length > 1 ? route.fulfill({ response }) : route.abort('connectionreset');
    });
    await page.locator('main .buttons .primary:not([data-action])').click();
    await shows(page, number + 1);
    await wire(page).waitFor({ state: 'detached' });
    assert.deepEqual(answers, [200, 200]);
    assert.deepEqual(await done(host, id, number, 1), ['undo']);
    assert.equal(await page.locator('[role="alert"]').count(), 0, 'nobody is told of a fault');
  });

  test(`${game}: a slow network and an impatient hand`, async () => {
    const { id, people } = await company(house, item);
    await play(id, people, { enough: ({ waiting }) => waiting.includes(0) });
    const visitor = await visit(DESKTOP);
    const { page } = visitor;
    await byHandAlone(visitor);
    await visitor.become(people[0]);
    const network = await visitor.context.newCDPSession(page);
    await network.send('Network.enable');
    // A telephone where the mast is far: half a second there and back, 400 kbit/s.
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: 500, downloadThroughput: 50_000, uploadThroughput: 20_000 });
    await visitor.go(`/table/${id}`);
    await page.locator('[data-action]').first().waitFor({ state: 'attached' });

    const sent = wishes(page);
    for (let decisions = 0; decisions < 4; decisions++) {
      await play(id, [null, ...people.slice(1)], { enough: ({ waiting }) => waiting.includes(0) });
      const { number, status } = await people[0].get(`/tables/${id}`);
      if (status === 'over') break;
      await shows(page, number);
      sent.length = 0;
      await pressUntilSent(page, async (page, action) => {
        const element = page.locator(`[data-action=${JSON.stringify(action)}]`).first();
        await element.evaluate((element) => {
          for (let press = 0; press < 5; press++) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        });
      }, sent);
      await shows(page, number + 1);
      assert.equal(sent.length, 1, 'sent once, however often it is pressed');
      assert.deepEqual(await done(people[0], id, number, 0), ['act']);
    }
  });
}
