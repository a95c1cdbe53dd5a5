// Other people: somebody is followed, and stands first in the lobby; is blocked from where one meets the name; is invited by name.
import assert from 'node:assert/strict';
import { house, PHONE, shelf, test, visit } from './house.js';
import { inspect } from './looks.js';
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

test('somebody is followed, met in the lobby, blocked at the table, and somebody else is invited by name', async () => {
  const [bela, cili] = [await named('Béla'), await named('Cili')];
  const free = [{ kind: 'me' }, { kind: 'open' }];
  const followed = await openTable(bela, free);
  await openTable(cili, free);
  const anna = await named('Anna');
  const phone = await visit(PHONE);
  await phone.become(anna);
  await phone.go('/account');
  const people = phone.page.locator('section[aria-labelledby="people"]');
  await people.locator('input').fill('béla');
  await people.getByRole('button', { name: 'Follow', exact: true }).click();
  await people.getByRole('button', { name: 'Stop following (Béla)' }).waitFor();
  await people.scrollIntoViewIfNeeded();
  await inspect(phone, 'people', 'en-GB');

  await phone.go('/');
  await phone.page.getByText('You follow Béla').waitFor();
  const first = phone.page.locator('section', { hasText: 'Tables with free seats' }).locator('a[href^="/table/"]').first();
  assert.equal(await first.getAttribute('href'), `/table/${followed}`);
  await inspect(phone, 'people-lobby', 'en-GB');
  await first.click();
  await phone.page.getByRole('button', { name: 'Béla', exact: true }).click();
  await phone.page.getByRole('button', { name: 'Block', exact: true }).click();
  await phone.page.getByRole('button', { name: 'Unblock' }).waitFor();
  await inspect(phone, 'people-person', 'en-GB');
  assert.deepEqual(await anna.get('/me/people'), { follows: [], blocks: ['Béla'] });

  await phone.go(`/?game=${item.info.id}`);
  await phone.page.getByText('Friends, by link').click();
  const whom = phone.page.getByLabel('Whom do you invite?');
  await whom.fill('Nobody');
  phone.troubled = true;
  await phone.page.getByRole('button', { name: 'Open the table' }).click();
  await phone.page.getByText('Nobody can be invited by this name.').waitFor();
  await inspect(phone, 'people-invite', 'en-GB');
  await whom.fill('cili');
  await phone.page.getByRole('button', { name: 'Open the table' }).click();
  await until(async () => (await cili.get('/tables?mine')).length === 2, () => 'Cili is not invited');
  await phone.page.getByRole('button', { name: /Cili/ }).waitFor();
  await inspect(phone, 'people-room', 'en-GB');
});
