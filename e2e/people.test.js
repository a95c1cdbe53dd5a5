// Other people: somebody is followed, and stands first in the lobby; is blocked from where one meets the name; is invited by name.
import assert from 'node:assert/strict';
import { button, part, take, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { until } from './patience.js';
import { Person } from './person.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const password = 'three hoplites';

async function named(name) {
  const person = await new Person(house).known();
  await person.post('/me/account', { name, password });
  return person;
}

const openTable = async (person, seats) => {
  const contribution = 'ab'.repeat(32);
  return (await person.post('/tables', { game: item.info.id, options: { seats: seats.length }, seats, name: '', contribution, pace: 'live' })).table;
};

for (const { first } of WAYS) {
  test(`somebody is followed, met in the lobby, blocked at the table, and somebody else is invited by name: ${first.name}`, async () => {
    const [bela, cili] = [await named('Béla'), await named('Cili')];
    const free = [{ kind: 'me' }, { kind: 'open' }];
    const followed = await openTable(bela, free);
    await openTable(cili, free);
    const anna = await named('Anna');
    const device = await take(first);
    const { page, t } = device;
    await device.become(anna);
    await device.go('/account');
    const people = part(device, 'people');
    await people.locator('input').fill('béla');
    await button(device, 'follow', people).click();
    await people.getByRole('button', { name: `${t('unfollow')} (Béla)` }).waitFor();
    await people.scrollIntoViewIfNeeded();
    await device.see('people');

    await device.go('/');
    await page.getByText(t('followed', { name: 'Béla' })).waitFor();
    const nearest = page.locator('section', { hasText: t('open-tables') }).locator('a[href^="/table/"]').first();
    assert.equal(await nearest.getAttribute('href'), `/table/${followed}`);
    await device.see('people-lobby');
    await nearest.click();
    await page.getByRole('button', { name: 'Béla', exact: true }).click();
    await button(device, 'block').click();
    await button(device, 'unblock').waitFor();
    await device.see('people-person');
    assert.deepEqual(await anna.get('/me/people'), { follows: [], blocks: ['Béla'] });

    await device.go(`/?game=${item.info.id}`);
    await page.getByText(t('against-invited')).click();
    const whom = page.getByLabel(t('invite-name'));
    await whom.fill('Nobody');
    device.troubled = true;
    await button(device, 'open-table').click();
    await page.getByText(t('problem-not-to-invite')).waitFor();
    await device.see('people-invite');
    await whom.fill('cili');
    await button(device, 'open-table').click();
    await until(async () => (await cili.get('/tables?mine')).length === 2, () => 'Cili is not invited');
    await page.getByRole('button', { name: /Cili/ }).waitFor();
    await device.see('people-room');
  });
}
