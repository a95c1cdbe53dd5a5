// What the network and the power company may do to a table.
import assert from 'node:assert/strict';
import { any } from './chance.js';
import { DESKTOP, house, PHONE, shelf, test, visit } from './house.js';
import { openTable, sit } from './lobby.js';
import { until } from './patience.js';
import { company, Person } from './person.js';
import { byTouch, Hand, play, pressable, shown, shows, tableAt } from './play.js';
import { some } from './some.js';

/** The page says that it has lost the server, or that it sends again. */
const wire = (page) => page.locator('main .wire').filter({ hasText: /\S/ });

/** The lines of the log, as they stand on the page. */
const lines = (page) => page.locator('[role="log"] li').allInnerTexts();

/** What a seat has done since so many entries. */
async function done(person, id, number, seat) {
  const log = await person.get(`/tables/${id}/log?from=${number}`);
  return log.filter((entry) => entry.seat === seat).map(({ kind }) => kind);
}

/** Somebody whose page does nothing by itself. */
async function visitByHand(options) {
  const visitor = await visit(options);
  await visitor.decideByHandAlone();
  return visitor;
}

/** The wishes that a page has sent since it was opened. */
const wishes = (page) => page.evaluate(() => globalThis.wishes);

/** Waits until all wishes of a page are answered: before that some boards take presses for later. */
async function answered(page) {
  const calm = () => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(globalThis.unanswered === 0))));
  await until(calm, () => 'a wish is not answered');
}

/** Presses at random, so many times at once, again and again, until the page is on its way with it. */
async function pressUntilSent(page, times = 1) {
  await answered(page);
  const { length } = await wishes(page);
  let pressed;
  const sends = async () => {
    const actions = await pressable(page);
    pressed = actions.includes(pressed) ? pressed : any(actions);
    await page.evaluate(
      async ([action, times]) => {
        const drawn = document.querySelector(`[data-action="${CSS.escape(action)}"]`);
        for (let press = 0; press < times; press++) drawn?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
      },
      [pressed, times],
    );
    return (await wishes(page)).length > length;
  };
  await until(sends, () => `nothing is sent for ${pressed}`);
}

/**
 * Phones at a table of the fewest players, an onlooker, and a second tab of the first of the players; all have joined. `people`
 * are those before the `pages`, in the same order.
 */
async function gather(item) {
  const host = await visitByHand(PHONE);
  const id = await openTable(host, item, { name: 'Berta', against: 'invited', players: item.info.seats[0] });
  const link = await host.page.locator('input[readonly]').inputValue();
  const guests = [];
  for (let seat = 1; seat < item.info.seats[0]; seat++) {
    const guest = await visitByHand({ ...PHONE, locale: 'hu-HU' });
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
  const seated = await Promise.all([host, ...guests].map((visitor) => visitor.person()));
  const people = [...seated, new Person(house), seated[0]];
  const players = seated.map((person, seat) => new Hand(pages[seat], person, byTouch, 100));
  const decided = () => players.reduce((sum, { decisions }) => sum + decisions, 0);
  return { id, onlooker, everybody, pages, people, players, decided };
}

/** They have made some decisions, and there are more to make: by chance a game is over before that. */
async function gatherAndBegin(item) {
  for (;;) {
    const party = await gather(item);
    const { status } = await play(party.id, party.players, { enough: () => party.decided() >= 6 });
    if (status === 'playing') return party;
  }
}

for (const item of some(shelf, 3, 0)) {
  const game = item.info.id;

  test(`${game}: two phones, a second tab and an onlooker at one table, through a power cut`, async () => {
    const { id, onlooker, everybody, pages, people, players, decided } = await gatherAndBegin(item);
    const together = async () => {
      // What others choose unseen is in nobody else's number.
      const numbers = await Promise.all(people.map(async (person) => (await person.get(`/tables/${id}`)).number));
      for (const [place, page] of pages.entries()) await shows(page, numbers[place]);
      for (const [place, page] of pages.entries()) assert.equal(await shown(page), numbers[place]);
    };
    await together();
    assert.deepEqual(await pressable(onlooker.page), [], 'who only looks on presses nothing');

    for (const { page } of players) await answered(page);
    for (const visitor of everybody) visitor.troubled = true;
    const { waiting } = await players[0].person.get(`/tables/${id}`);
    const next = players[waiting[0]];
    const { number } = await next.person.get(`/tables/${id}`);
    await house.kill();
    for (const page of pages) await wire(page).waitFor();
    const { length: before } = await wishes(next.page);
    await pressUntilSent(next.page);
    await house.start();
    await shows(next.page, number + 1);
    for (const page of pages) await wire(page).waitFor({ state: 'detached' });
    assert.equal((await done(next.person, id, number, waiting[0]))[0], 'act', 'what was wished while the server was away is done');
    assert.equal(new Set((await wishes(next.page)).slice(before)).size, 1, 'the same wish every time');
    await together();

    await play(id, players, { enough: () => decided() >= 10 });
    // Four pages follow some more of the game, and its end.
    const seated = players.map(({ person }) => person);
    const { number: now } = await seated[0].get(`/tables/${id}`);
    const { status } = await play(id, seated, { enough: (info) => info.number > now + 60 });
    if (status === 'playing') await seated[1].post(`/tables/${id}/resign`);
    for (const { page } of players) await page.locator('dialog[open]').waitFor();
    await together();
    await onlooker.page.keyboard.press('Escape');
    const heard = await lines(onlooker.page);
    await onlooker.page.reload();
    await onlooker.page.locator('dialog[open]').waitFor();
    assert.deepEqual(heard, await lines(onlooker.page), 'the stream goes on without a gap and without repeating itself');
  });
}

for (const item of some(shelf, 2, 3)) {
  const game = item.info.id;

  test(`${game}: a wish whose answer or request is lost, twice, is granted once; so is one on a slow network, with an impatient hand`, async () => {
    const visitor = await visitByHand(DESKTOP);
    const { page } = visitor;
    visitor.troubled = true;
    let table;
    /** Comes to a turn of the first seat, at the same table as before or, where its game is over, at another one. */
    const toAct = async () => {
      const isAsked = ({ waiting }) => waiting.includes(0);
      const goesOn = table && (await play(table.id, [null, ...table.people.slice(1)], { enough: isAsked })).status === 'playing';
      if (!goesOn) {
        table = await tableAt(house, item, isAsked);
        await visitor.become(table.people[0]);
        await visitor.go(`/table/${table.id}`);
        await page.locator('[data-action]').first().waitFor({ state: 'attached' });
      }
      const { number } = await table.people[0].get(`/tables/${table.id}`);
      await shows(page, number);
      return { number, before: (await wishes(page)).length };
    };
    /** What the page has wished meanwhile, the same every time, was done once. */
    const isDoneOnce = async ({ number, before }) => {
      await shows(page, number + 1);
      assert.deepEqual(await done(table.people[0], table.id, number, 0), ['act']);
      assert.equal(await page.locator('[role="alert"]').count(), 0, 'nobody is told of a fault');
      const sent = (await wishes(page)).slice(before);
      assert.equal(new Set(sent).size, 1, `the same wish every time: ${sent.join()}`);
      return sent.length;
    };

    for (const lost of ['answer', 'request']) {
      const turn = await toAct();
      const answers = [];
      let attempts = 0;
      let mended = false;
      await page.route('**/act', async (route) => {
        const arrives = mended;
        attempts += 1;
        if (lost === 'request' && !arrives) return route.abort('connectionreset');
        const response = await route.fetch();
        answers.push(response.status());
        return arrives ? route.fulfill({ response }) : route.abort('connectionreset');
      });
      await pressUntilSent(page);
      await wire(page).waitFor();
      await until(() => attempts >= 2, () => 'it is not sent again');
      mended = true;
      await wire(page).waitFor({ state: 'detached' });
      assert.ok((await isDoneOnce(turn)) >= 3);
      assert.deepEqual(new Set(answers), new Set([200]), 'every wish that reached the server was granted');
      await page.unroute('**/act');
    }

    const network = await visitor.context.newCDPSession(page);
    await network.send('Network.enable');
    // A telephone where the mast is far: half a second there and back, 400 kbit/s.
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: 500, downloadThroughput: 50_000, uploadThroughput: 20_000 });
    await page.reload();
    await page.locator('main[data-number]').waitFor();
    for (let decisions = 0; decisions < 2; decisions++) {
      const turn = await toAct();
      await pressUntilSent(page, 5);
      assert.equal(await isDoneOnce(turn), 1, 'sent once, however often it is pressed');
    }
  });

  test(`${game}: the answer to a consent is lost; it is taken back once`, async () => {
    const asks = async (info, { id, people }) => (await people[1].observation(id)).undo === 'ask';
    const { id, people } = await tableAt(house, item, asks);
    const [host, asker] = people;
    const visitor = await visitByHand(DESKTOP);
    const { page } = visitor;
    await visitor.become(host);
    await visitor.go(`/table/${id}`);
    const [{ number }, asked] = [await host.observation(id), await asker.observation(id)];
    assert.equal((await asker.post(`/tables/${id}/undo`, { number: asked.number })).asked, true);
    visitor.troubled = true;
    const answers = [];
    await page.route('**/undo', async (route) => {
      const response = await route.fetch();
      answers.push(response.status());
      return answers.length > 1 ? route.fulfill({ response }) : route.abort('connectionreset');
    });
    await page.locator('main .buttons .primary:not([data-action])').click();
    await until(() => answers.length > 1, () => 'it is not sent again');
    await shows(page, number + 1);
    await wire(page).waitFor({ state: 'detached' });
    assert.deepEqual(answers, [200, 200]);
    assert.deepEqual(await done(host, id, number, 1), ['undo']);
    assert.equal(await page.locator('[role="alert"]').count(), 0, 'nobody is told of a fault');
  });
}
