// Other people: somebody is followed, and stands first in the lobby; is blocked from where one meets the name; is invited by name, and comes.
import assert from 'node:assert/strict';
import { button, part, take, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { tableOf } from './lobby.js';
import { until } from './patience.js';
import { Person } from './person.js';
import { play } from './play.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const password = 'three hoplites';
/** Whom she meets. */
const [BELA, CILI] = ['Béla', 'Cili'];

async function named(name) {
  const person = await new Person(house).known();
  await person.post('/me/account', { name, password });
  return person;
}

const openTable = async (person, seats) => {
  const contribution = 'ab'.repeat(32);
  return (await person.post('/tables', { game: item.info.id, options: { seats: seats.length }, seats, name: '', contribution, pace: 'live' })).table;
};

/** The table in a section of “My games”, where there is one. */
const listed = ({ page, t }, section) => page.getByRole('region', { name: t(section), exact: true }).getByRole('link');

for (const { first, second } of WAYS) {
  test(`somebody is followed, met in the lobby, blocked at the table, and somebody else is invited by name, who comes: ${first.name}`, async () => {
    const [bela, cili] = [await named(BELA), await named(CILI)];
    const free = [{ kind: 'me' }, { kind: 'open' }];
    const followed = await openTable(bela, free);
    await openTable(cili, free);
    const anna = await named('Anna');
    const device = await take(first);
    await device.decideByHandAlone();
    const { page, t } = device;
    await device.become(anna);
    await device.go('/account');
    const people = part(device, 'people');
    await people.locator('input').fill(BELA.toLowerCase());
    await button(device, 'follow', people).click();
    await people.getByRole('button', { name: `${t('unfollow')} (${BELA})` }).waitFor();
    await people.scrollIntoViewIfNeeded();
    await device.see('people');

    await device.go('/');
    await page.getByText(t('followed', { name: BELA })).waitFor();
    const nearest = page.locator('section', { hasText: t('open-tables') }).locator('a[href^="/table/"]').first();
    assert.equal(await nearest.getAttribute('href'), `/table/${followed}`);
    await device.see('people-lobby');
    await nearest.click();
    await page.getByRole('button', { name: BELA, exact: true }).click();
    await button(device, 'block').click();
    await button(device, 'unblock').waitFor();
    await device.see('people-person');
    assert.deepEqual(await anna.get('/me/people'), { follows: [], blocks: [BELA] });

    await device.go(`/?game=${item.info.id}`);
    await page.getByText(t('against-invited')).click();
    const whom = page.getByLabel(t('invite-name'));
    await whom.fill('Nobody');
    device.troubled = true;
    await button(device, 'open-table').click();
    await page.getByText(t('problem-not-to-invite')).waitFor();
    await device.see('people-invite');
    await whom.fill(CILI.toLowerCase());
    await button(device, 'open-table').click();
    await until(async () => (await cili.get('/tables?mine')).length === 2, () => 'Cili is not invited');
    await page.getByRole('button', { name: CILI }).waitFor();
    await device.see('people-room');

    // The invited one finds the invitation among her games, and sits down from there.
    const other = await take(second);
    await other.decideByHandAlone();
    await other.become(cili);
    await other.go('/games');
    const invitation = listed(other, 'games-kept');
    await other.see('games-invited');
    await invitation.click();
    await button(other, 'sit-down').click();
    await other.page.locator('main[data-number]').waitFor();
    const id = tableOf(other.page);

    await play(id, [anna, cili], { enough: ({ waiting }) => waiting.includes(1) });

    // Who waits for her finds the table among those that wait for others.
    await device.go('/games');
    assert.equal(await listed(device, 'games-theirs').getAttribute('href'), `/table/${id}`);
    await device.see('games-theirs');
  });
}
