// Coming back without the password, taking everything along, and leaving for good.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { button, enter, isIn, part, take, toSignIn, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { company, Person } from './person.js';
import { some } from './some.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');
const [PASSWORD, ANOTHER] = ['három hoplita', 'négy hoplita'];

/** Asks for the account back by a recovery code. */
async function comeBack(device, code) {
  const { page } = device;
  await device.go('/account');
  await toSignIn(device);
  await button(device, 'forgot').click();
  await page.locator('input[name="code"]').fill(code);
  return () => enter(device, 'Anna', ANOTHER);
}

for (const { way, first, second } of some(WAYS, 1, 1)) {
  test(`recovery codes are shown once, one of them brings the account back once, and its owner takes everything along and leaves for good, ${way}`, async () => {
    const here = await take(first);
    const there = await take(second);
    const anna = await new Person(house).known();
    await anna.post('/me/account', { name: 'Anna', password: PASSWORD });
    const { id, people } = await company(house, item, { host: anna });
    await here.become(anna);
    await here.go('/account');
    await part(here, 'codes').locator('input[name="password"]').fill(PASSWORD);
    await button(here, 'codes-new').click();
    const codes = (await here.page.locator('textarea').inputValue()).split('\n');
    await part(here, 'codes').scrollIntoViewIfNeeded();
    await here.see('account-codes');
    await here.page.reload();
    await here.page.getByText(here.t('codes-left', { n: codes.length })).waitFor();
    assert.equal(await here.page.locator('textarea').count(), 0);
    const told = await here.page.locator('main').innerText();
    assert.deepEqual(codes.filter((code) => told.includes(code)), [], 'nobody sees them again');

    const [code] = codes;
    const send = await comeBack(there, code);
    await there.see('account-forgot');
    await send();
    await isIn(there, 'Anna');
    await there.page.getByText(there.t('codes-left', { n: codes.length - 1 })).waitFor();
    // Where she was signed in she is no more, nor does the code bring her back again.
    here.troubled = true;
    await (await comeBack(here, code))();
    await here.page.getByText(here.t('problem-wrong-code')).waitFor();

    const taken = there.page.waitForEvent('download');
    await there.page.getByRole('link', { name: there.t('export-do'), exact: true }).click();
    const { name, tables } = JSON.parse(await readFile(await (await taken).path(), 'utf8'));
    assert.equal(name, 'Anna');
    assert.deepEqual(tables.map(({ table }) => table.id), [id]);

    // Who leaves is forgotten, at the table too.
    const leave = part(there, 'leave');
    await leave.getByRole('heading').click();
    await leave.locator('input[name="password"]').fill(ANOTHER);
    await leave.scrollIntoViewIfNeeded();
    await there.see('account-leave');
    await button(there, 'account-delete-do').click();
    await there.page.getByText(there.t('account-deleted')).waitFor();
    await there.see('account-left');
    await here.go(`/table/${id}`);
    await here.page.getByText(here.t('left-for-good')).first().waitFor();
    assert.equal((await people[1].get(`/tables/${id}`)).status, 'over');
  });
}
