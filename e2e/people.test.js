// Other people: somebody is followed, and stands first in the lobby; is blocked from where one meets the name; is invited by name, and comes.
// What they are called is text, whatever it looks like.
import assert from 'node:assert/strict';
import { button, part, take, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { tableOf } from './lobby.js';
import { until } from './patience.js';
import { Person } from './person.js';
import { play } from './play.js';
import { some } from './some.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const password = 'three hoplites';
/** What a page that took names for markup would show in bold, and without half of the letters. */
const [BELA, CILI] = ['<b>Béla</b>&amp;', '<b>Cili</b>&lt;'];

async function named(name) {
  const person = await new Person(house).known();
  await person.post('/me/account', { name, password });
  return person;
}

const openTable = async (person, seats) => {
  const contribution = 'ab'.repeat(32);
  return (await person.post('/tables', { game: item.info.id, options: { seats: seats.length }, seats, name: '', contribution, pace: 'live' })).table;
};

/** The name is there letter by letter, and nothing of it in bold. */
async function literally(within, name) {
  await within.getByText(name).first().waitFor();
  assert.equal(await within.locator('b', { hasText: /^(Béla|Cili)$/ }).count(), 0, `${name} is taken for markup`);
}

/** The table in a section of “My games”, where there is one. */
const listed = ({ page, t }, section) => page.getByRole('region', { name: t(section), exact: true }).getByRole('link');

for (const { first, second } of some(WAYS, 1, 1)) {
  test(`somebody is followed, met in the lobby, blocked at the table, and somebody else is invited by name, and both are called as they have written it: ${first.name}`, async () => {
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
    await literally(people, BELA);
    await people.scrollIntoViewIfNeeded();
    await device.see('people');

    await device.go('/');
    await page.getByText(t('followed', { name: BELA })).waitFor();
    await literally(page.locator('main'), BELA);
    const nearest = page.locator('section', { hasText: t('open-tables') }).locator('a[href^="/table/"]').first();
    assert.equal(await nearest.getAttribute('href'), `/table/${followed}`);
    await device.see('people-lobby');
    await nearest.click();
    await page.getByRole('button', { name: BELA, exact: true }).click();
    await literally(page.getByRole('dialog'), BELA);
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
    await literally(page.locator('main'), CILI);
    await device.see('people-room');

    // The invited one finds the invitation among her games, and sits down from there.
    const other = await take(second);
    await other.decideByHandAlone();
    await other.become(cili);
    await other.go('/games');
    const invitation = listed(other, 'games-kept');
    await literally(invitation, CILI);
    await other.see('games-invited');
    await invitation.click();
    await literally(other.page.locator('form'), CILI);
    await button(other, 'sit-down').click();
    await other.page.locator('main[data-number]').waitFor();
    const id = tableOf(other.page);

    // Who waits for her finds the table among those that wait for others.
    await play(id, [anna, cili], { enough: ({ waiting }) => waiting.includes(1) });
    await device.go('/games');
    assert.equal(await listed(device, 'games-theirs').getAttribute('href'), `/table/${id}`);
    await literally(listed(device, 'games-theirs'), CILI);
    await device.see('games-theirs');

    // At the table, and in what has happened there.
    await device.go(`/table/${id}`);
    await literally(page.getByRole('region', { name: t('players') }), CILI);
    const log = page.getByRole('log');
    if (!(await log.count())) await page.keyboard.press('l');
    await literally(log, CILI);
  });
}
