// A bot: its owner makes a token on the account's page, whoever lets bots in sees what it is, and the token ends.
import assert from 'node:assert/strict';
import { house, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { choose, tableOf } from './lobby.js';
import { inspect } from './looks.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');

test('a bot gets a token, sits down where it may, is marked there, and is out when the token ends', async () => {
  const owner = await visit({ ...PHONE, locale: 'pl-PL' });
  const { page } = owner;
  await owner.go('/account');
  await page.locator('input[name="username"]').fill('Anna');
  await page.locator('input[name="password"]').fill('three hoplites');
  await page.locator('form button[type="submit"]').first().click();
  await page.locator('input[name="bot"]').fill('Robi');
  await page.getByRole('button', { name: 'Utwórz bota' }).click();
  await page.locator('input[name="token"]').fill('w domu');
  await page.locator('input[value="make"]').uncheck();
  await page.getByRole('button', { name: 'Utwórz token' }).click();
  const token = await page.locator('[aria-labelledby="bots"] input[readonly]').inputValue();
  await page.getByText('do oglądania stołów i własnych gier i do siadania i grania').waitFor();
  await inspect(owner, 'account-bots', 'pl-PL');

  const host = await visit(LAPTOP);
  await host.go('/');
  await choose(host, item);
  await host.page.locator('form input[type="text"]').fill('Béla');
  await host.page.locator('form input[value="open"]').check({ force: true });
  await host.page.locator('form details summary').first().click();
  await host.page.getByLabel('Bots may sit down too').check();
  await host.page.locator('form button[type="submit"]').click();
  await host.page.waitForURL('**/table/**');
  await host.page.getByText('Bots may sit down here.').waitFor();
  const id = tableOf(host.page);
  await owner.go('/');
  await owner.page.getByText('także dla botów').waitFor();

  const bot = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${house.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const sat = await bot('POST', `/tables/${id}/seats`, { name: '', contribution: 'ab'.repeat(32) });
  assert.equal(sat.status, 200, JSON.stringify(sat.body));
  await host.page.getByText('Robi · bot').first().waitFor();

  await owner.go('/account');
  await owner.page.getByRole('button', { name: /^Unieważnij/ }).click();
  await owner.page.getByText('Brak tokenów').waitFor();
  assert.equal((await bot('GET', '/me')).body.key, 'invalid-token');
});
