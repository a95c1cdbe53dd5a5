// A bot: its owner makes a token on the account's page, whoever lets bots in sees what it is, and the token ends.
import assert from 'node:assert/strict';
import { button, enter, part, take, WAYS } from './devices.js';
import { house, shelf, test } from './house.js';
import { choose, tableOf } from './lobby.js';
import { some } from './some.js';

/** Four may play it: with a bot the table waits for others still. */
const item = shelf.find(({ info }) => info.id === 'victory-or-death');

for (const { way, first, second } of some(WAYS, 1, 1)) {
  test(`a bot gets a token, sits down where it may, is marked there, and is out when the token ends, ${way}`, async () => {
    const owner = await take(first);
    const bots = part(owner, 'bots');
    await owner.go('/account');
    await enter(owner, 'Anna', 'three hoplites');
    await bots.locator('input[name="bot"]').fill('Robi');
    await button(owner, 'bot-make').click();
    await bots.locator('input[name="token"]').fill('Raspberry');
    await bots.locator('input[value="make"]').uncheck();
    await button(owner, 'token-make').click();
    const token = await bots.locator('input[readonly]').inputValue();
    for (const scope of ['scope-read', 'scope-play']) await bots.locator('li').getByText(owner.t(scope)).waitFor();
    assert.equal(await bots.locator('li').getByText(owner.t('scope-make')).count(), 0);
    await bots.scrollIntoViewIfNeeded();
    await owner.see('account-bots');

    const host = await take(second);
    const { page } = host;
    await host.go('/');
    await choose(host, item);
    await page.locator('form input[type="text"]').fill('Béla');
    await page.locator('form input[value="open"]').check({ force: true });
    await page.locator('form input[type="radio"][value="4"]').check({ force: true });
    await page.locator('form details summary').first().click();
    await page.getByLabel(host.t('bots-allow')).check();
    await host.see('lobby-bots-allowed');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/table/**');
    await page.getByText(host.t('bots-here')).waitFor();
    const id = tableOf(page);
    await owner.go('/');
    await owner.page.getByText(owner.t('bots-too')).waitFor();

    const bot = async (method, path, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${house.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    };
    const sat = await bot('POST', `/tables/${id}/seats`, { name: '', contribution: 'ab'.repeat(32) });
    assert.equal(sat.status, 200, JSON.stringify(sat.body));
    await page.getByText(`Robi · ${host.t('bot')}`).first().waitFor();
    await host.see('room-bot');

    await owner.go('/account');
    await bots.getByRole('button', { name: owner.t('token-end') }).click();
    await owner.page.getByText(owner.t('tokens-none')).waitFor();
    assert.equal((await bot('GET', '/me')).body.key, 'invalid-token');
  });
}
