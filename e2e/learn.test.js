// The page to start from: opened from the lobby, an invitation and the table; its pictures are the board itself.
import assert from 'node:assert/strict';
import { house, LANGUAGES, LAPTOP, PHONE, shelf, test, visit } from './house.js';
import { choose } from './lobby.js';
import { inspect, picture } from './looks.js';
import { company, Person } from './person.js';
import { some } from './some.js';

/** All pictures of the page are drawn, each with its words, and cannot be used. */
async function drawn(page) {
  const pictures = page.locator('figure > [role="img"]');
  await page.waitForFunction(() => document.querySelectorAll('figure .board').length === 3);
  assert.equal(await pictures.count(), 3);
  for (const picture of await pictures.all()) {
    const { labelled, inert, shown } = await picture.evaluate((frame) => {
      const stage = frame.querySelector('[inert]');
      return {
        labelled: document.getElementById(frame.getAttribute('aria-labelledby')).textContent.trim(),
        inert: stage?.querySelector('.board') !== null,
        shown: stage?.style.transform ?? '',
      };
    });
    assert.ok(labelled.length > 20, labelled);
    assert.ok(inert, 'a picture cannot be used');
    assert.match(shown, /scale/, `${labelled} is in its frame`);
  }
}

/** Tab comes to no part of a picture. */
async function tabsPast(page) {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.closest('figure')), null);
  }
}

for (const [nth, item] of shelf.entries()) {
  const game = item.info.id;
  const locale = Object.keys(LANGUAGES)[nth % 4];

  test(`${game}: the page from the lobby, and on to the game: ${locale}`, async () => {
    const visitor = await visit({ ...LAPTOP, locale });
    const { page } = visitor;
    await visitor.go('/');
    await choose(visitor, item);
    await page.locator(`a[href="/learn/${game}"]`).click();
    await page.waitForURL(`**/learn/${game}`);
    await drawn(page);
    await inspect(visitor, `learn-${game}-${LANGUAGES[locale]}`, locale);
    await picture(page, `learn-${game}-${LANGUAGES[locale]}-whole`, { fullPage: true });
    assert.equal(await page.locator('h1').count(), 1);
    assert.equal(await page.locator('.learn .text > h2').count(), 3);
    await tabsPast(page);
    await page.locator(`main a[href="/?game=${game}"]`).click();
    await page.locator('form').waitFor();
    assert.ok(await page.locator('form input[value="computer"]').isChecked(), 'the computer waits for the reader');
  });
}

for (const item of some(shelf, 2, 1)) {
  const game = item.info.id;

  test(`${game}: an invitation and the table open it without being left`, async () => {
    const host = new Person(house);
    const id = await host.makeTable(item);
    const { invite } = await host.get(`/tables/${id}`);
    const guest = await visit({ ...PHONE, colorScheme: 'dark' });
    await guest.go(`/table/${id}?invite=${invite}`);
    await guest.page.getByRole('button', { name: 'New to this game? Start here' }).click();
    await drawn(guest.page);
    await inspect(guest, `learn-${game}-invitation`, 'en-GB');
    await guest.page.keyboard.press('Escape');
    await guest.page.locator('dialog').waitFor({ state: 'detached' });
    await guest.page.locator('form button[type="submit"]').waitFor();

    const { id: table, people } = await company(house, item);
    const player = await visit(LAPTOP);
    await player.become(people[0]);
    await player.go(`/table/${table}`);
    await player.page.locator('main[data-number]').waitFor();
    await player.page.getByRole('button', { name: 'Rulebook', exact: true }).click();
    await player.page.getByRole('button', { name: 'New to this game? Start here' }).click();
    await drawn(player.page);
    await inspect(player, `learn-${game}-table`, 'en-GB');
    const clause = player.page.locator('dialog a[href^="#"]').first();
    const asked = await clause.innerText();
    await clause.click();
    await player.page.locator(`dialog [id="${asked}"]`).waitFor();
    assert.equal(new URL(player.page.url()).pathname, `/table/${table}`, 'the table is still there');
  });
}
