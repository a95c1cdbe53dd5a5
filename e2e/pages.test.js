// Every page in every language, at every width, in both schemes: readable for everybody, nothing missing.
import assert from 'node:assert/strict';
import { readFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { browse, DESKTOP, House, PHONE, TABLET, visit } from './house.js';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const screenshots = new URL('screenshots/', import.meta.url).pathname;
const LANGUAGES = { 'en-GB': 'en', 'hu-HU': 'hu', 'pl-PL': 'pl', 'ru-RU': 'ru' };

let house, browser;

before(async () => {
  await mkdir(screenshots, { recursive: true });
  house = await House.open();
  browser = await browse();
});

after(async () => {
  await browser?.close();
  await house?.close();
});

/** What axe finds on a page. It runs outside the page's own policy, which allows no script but the page's. */
async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

async function look(page, name, locale) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${screenshots}${name}.png` });
  assert.deepEqual(await findings(page), [], name);
  const text = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(text, /\{ ?\$|⟨|undefined|NaN|\bcard-[A-Z]|\bkind-[a-z]|\bevent-[a-z]|\bprompt-[a-z]/, `${name}: a text is missing`);
  assert.equal(await page.evaluate(() => document.documentElement.lang), LANGUAGES[locale], name);
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `${name} is ${wide} wide in ${window}`);
}

const combinations = Object.keys(LANGUAGES).flatMap((locale, place) => [
  { locale, name: 'desktop', ...DESKTOP, colorScheme: place % 2 ? 'dark' : 'light' },
  { locale, name: 'phone', ...PHONE, colorScheme: place % 2 ? 'light' : 'dark' },
]);
combinations.push({ locale: 'en-GB', name: 'tablet', ...TABLET, colorScheme: 'dark' });

for (const { locale, name, ...options } of combinations) {
  test(`lobby, table, rules, replay and about: ${locale}, ${name}, ${options.colorScheme}`, async () => {
    const { page, complaints } = await visit(browser, house, { ...options, locale });
    const file = (what) => `${what}-${LANGUAGES[locale]}-${name}-${options.colorScheme}`;
    await look(page, file('lobby'), locale);
    await page.fill('form input[type="text"], form input[name="name"]', 'Żółć Őrs');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/table/**');
    await page.waitForTimeout(1500);
    await look(page, file('table'), locale);
    for (const [what, path] of [['rules', '/rules/in-flanders-field'], ['replay', '/replay'], ['about', '/about']]) {
      await page.goto(house.url + path);
      await look(page, file(what), locale);
    }
    assert.deepEqual(complaints, []);
  });
}
