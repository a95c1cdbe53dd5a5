// Two devices of one person. What is done to an account is done once from phone to desk and once from desk to phone, in two languages each: so
// every screen of it is seen at both widths, and each flow is the same in whatever language.
import { readFileSync } from 'node:fs';
import { LANGUAGES, LAPTOP, PHONE, visit } from './house.js';
import { inspect } from './looks.js';
import { byMouse, byTouch } from './play.js';
// The page's own reader: what the tests look for is what the page says.
import { bundle, Words } from '../web/src/lib/words';

const phone = (locale) => ({ name: 'phone', locale, options: PHONE, press: byTouch });
const desk = (locale) => ({ name: 'desk', locale, options: LAPTOP, press: byMouse });

/** From which device to which. */
export const WAYS = [
  { way: 'from phone to desk', first: phone('hu-HU'), second: desk('en-GB') },
  { way: 'from desk to phone', first: desk('ru-RU'), second: phone('pl-PL') },
];

const words = new Map(
  Object.entries(LANGUAGES).map(([locale, lang]) => {
    const source = readFileSync(new URL(`../web/locales/${lang}.ftl`, import.meta.url), 'utf8');
    return [locale, new Words(lang, [bundle(lang, source)])];
  }),
);

/** Somebody's browser on a device: what its page says by the keys of the words, how it is pressed, and how to look at it. */
export async function take({ name, locale, options, press }) {
  const visitor = await visit({ ...options, locale });
  const t = (key, args) => words.get(locale).say(key, args);
  const see = (what) => inspect(visitor, `${what}-${LANGUAGES[locale]}-${name}`, locale);
  return Object.assign(visitor, { t, press, see });
}

/** A part of the account's page, by the id of its heading. */
export const part = ({ page }, id) => page.locator(`.panel[aria-labelledby="${id}"]`);

/** The button of these words, in a part of a page or wherever it is. */
export const button = ({ page, t }, key, within = page) => within.getByRole('button', { name: t(key), exact: true });

/** Writes name and password into the form of the account's page, and sends it. */
export async function enter({ page }, name, password) {
  await page.locator('input[name="username"]').fill(name);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').first().click();
}

/** Turns the form from a new account to one that is there. */
export const toSignIn = ({ page, t }) => page.getByRole('radio', { name: t('sign-in') }).check({ force: true });

/** Waits until the page of the account has nobody's name. */
export const isOut = ({ page, t }) => page.getByRole('heading', { name: t('account'), level: 1, exact: true }).waitFor();

/** Waits until the page is that of the account of this name. */
export const isIn = ({ page }, name) => page.getByRole('heading', { name, level: 1 }).waitFor();
