// What a page looks like: a picture to be looked at, and what can be told without eyes.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANGUAGES } from './house.js';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where pictures are kept for looking at, if QUINCUNX_PICTURES asks for them. */
const pictures = process.env.QUINCUNX_PICTURES;

/** Keeps a picture of a page. */
export async function picture(page, name, options = {}) {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), ...options });
}

/**
 * What axe finds on a page, or in the window that lies over it: what is behind cannot be used meanwhile, and is looked at by itself.
 * It runs outside the page's own policy, which allows no script but the page's.
 */
async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    const window = document.querySelector('dialog:modal');
    return globalThis.axe.run(window ?? document, { resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}

/** Waits until everything is in its place: words, fonts, pictures, what moves. */
async function calm(page) {
  // The words of a game come after the page. If they never come, whoever looks next says so.
  const words = () => [...document.querySelectorAll('h1')].every(({ innerText }) => innerText.trim());
  await page.waitForFunction(words, null, { timeout: 10_000, polling: 50 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime < 2000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Looks for texts that are missing or not in the language, and for what is wider than the window. */
export async function look({ page }, name, locale) {
  await calm(page);
  await picture(page, name);
  const { text, lang, wide, window } = await page.evaluate(() => ({
    text: document.body.innerText,
    lang: document.documentElement.lang,
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  assert.doesNotMatch(text, /\{ ?\$|⟨|undefined|\bNaN\b|\[object/, `${name}: a text is missing`);
  assert.equal(lang, LANGUAGES[locale], name);
  assert.ok(wide <= window, `${name} is ${wide} wide in ${window}`);
}

/** The same, and axe finds nothing. */
export async function inspect(visitor, name, locale) {
  await look(visitor, name, locale);
  assert.deepEqual(await findings(visitor.page), [], name);
}
