// Several devices of one account, and several tabs of one of them: all are the same seat, which does a thing once.
import assert from 'node:assert/strict';
import { button, isIn, part, take, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { until } from './patience.js';
import { Person } from './person.js';
import { act, pressable, shown, tableAt } from './play.js';
import { some } from './some.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');

/** Lets no act of these pages go to the server before all of them are on their way. What the server says to each comes back. */
async function together(pages) {
  const sent = new Set();
  const answers = [];
  for (const page of pages) {
    await page.route('**/act', async (route) => {
      sent.add(page);
      await until(() => sent.size === pages.length, () => 'a page sends nothing');
      await route.continue();
    });
    page.on('response', (response) => response.url().endsWith('/act') && answers.push(response.status()));
  }
  return answers;
}

for (const { way, first, second } of some(WAYS, 1, 0)) {
  test(`a private link signs another device in, and what two devices and a second tab press at the same moment is done once, ${way}`, async () => {
    const here = await take(first);
    const there = await take(second);
    for (const device of [here, there]) await device.decideByHandAlone();
    const anna = await new Person(house).known();
    await anna.post('/me/account', { name: 'Anna', password: 'három hoplita' });
    const isAsked = ({ waiting, number }) => number > 10 && waiting.includes(0);
    const { id, people } = await tableAt(house, item, isAsked, { host: anna });
    await anna.answerAlone(id);
    await here.become(anna);
    await here.go('/account');
    await button(here, 'device').click();
    const link = await here.page.getByLabel(here.t('device-link')).inputValue();
    await part(here, 'sessions').scrollIntoViewIfNeeded();
    await here.see('account-device');

    await there.page.goto(link);
    await there.page.getByRole('heading', { name: there.t('take-account', { name: 'Anna' }) }).waitFor();
    assert.equal(new URL(there.page.url()).hash, '', 'the code does not stay in the address');
    await there.see('take-account');
    await there.page.getByRole('button', { name: there.t('take-account-do', { name: 'Anna' }) }).click();
    await there.page.locator(`main a[href="/table/${id}"]`).click();
    await there.page.locator('main[data-number]').waitFor();
    const tab = await there.context.newPage();
    for (const page of [here.page, tab]) {
      await page.goto(`${house.url}/table/${id}`);
      await page.locator('[data-action]').first().waitFor({ state: 'attached' });
    }

    const pages = [here.page, there.page, tab];
    const { number, observation } = await anna.observation(id);
    const offered = new Set(observation.choices.map(({ action }) => action));
    const action = (await pressable(tab)).find((action) => offered.has(action));
    const answers = await together(pages);
    await Promise.all([here, there, there].map(({ press }, place) => act(pages[place], number, action, press)));
    await until(() => answers.length >= pages.length, () => `answered: ${answers}`);
    assert.deepEqual(new Set(answers), new Set([200]), 'none of them is told of a fault');
    const log = await people[1].get(`/tables/${id}/log?from=${number}`);
    assert.equal(log.filter(({ kind }) => kind === 'act').length, 1);
    const { number: now } = await anna.get(`/tables/${id}`);
    await until(async () => (await Promise.all(pages.map(shown))).every((number) => number === now), () => 'a page lies behind');
    for (const page of pages) assert.equal(await page.locator('[role="alert"]').count(), 0);

    // Either device is listed where she is signed in.
    await here.go('/account');
    await isIn(here, 'Anna');
    await part(here, 'sessions').locator('li').nth(1).waitFor();
  });
}
