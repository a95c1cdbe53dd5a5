// In Flanders Field on a phone: where the figures stand, and what the cards are, is read without a press.
import assert from 'node:assert/strict';
import { house, LANGUAGES, PHONE, shelf, test, visit } from './house.js';
import { look } from './looks.js';
import { shows, tableAt } from './play.js';

const item = shelf.find(({ info }) => info.id === 'in-flanders-field');

/** So many cards have room beside each other in a hand on a phone; more are rolled, or lie on equal ones. */
const BESIDE = 3;

/** What cannot be read of the cards on display and in hand: their name, and their move or what they do in brief. */
const unread = ({ page }) =>
  page.$$eval('.display .card .face, .hand .card .face', (faces) => {
    const prompt = document.querySelector('main > .prompt').getBoundingClientRect();
    // A line is higher than its letters.
    const isWithin = (box, around) => box.left >= around.left - 4 && box.right <= around.right + 4 && box.top >= around.top - 4 && box.bottom <= around.bottom + 4;
    const isRead = (words, face) => {
      if (!words?.checkVisibility() || !words.innerText.trim()) return false;
      const [box, card] = [words, face].map((element) => element.getBoundingClientRect());
      const isWhole = words.scrollWidth <= words.clientWidth + 1 && words.scrollHeight <= words.clientHeight + 4;
      const isInSight = isWithin(box, new DOMRect(0, 0, innerWidth, prompt.top > box.top ? prompt.top : innerHeight));
      return isWhole && isWithin(box, card) && isInSight;
    };
    return faces.flatMap((face) => {
      const [name, does] = ['.name', '.move b, .brief'].map((selector) => face.querySelector(selector));
      return isRead(name, face) && isRead(does, face) ? [] : [face.innerText];
    });
  });

test('In Flanders Field: on a phone, at the prompt to roll, the figures are in the window, and each card has its name and what it does', async () => {
  const rolls = async ({ id, waiting }, { people }) => {
    const { prompt, view, choices } = (await people[0].observation(id)).observation;
    const inHand = [...view.held, ...view.german].reduce((sum, { count }) => sum + count, 0);
    return waiting.includes(0) && prompt.message.key === 'prompt-roll' && choices.some(({ action }) => action === 'roll') && inHand > 0 && inHand <= BESIDE;
  };
  const { id, people } = await tableAt(house, item, rolls);
  const { number } = await people[0].observation(id);
  for (const [locale, language] of Object.entries(LANGUAGES)) {
    const visitor = await visit({ ...PHONE, locale });
    await visitor.decideByHandAlone();
    await visitor.become(people[0]);
    await visitor.go(`/table/${id}`);
    await shows(visitor.page, number);
    await look(visitor, `in-flanders-field-roll-${language}`, locale);
    const figures = await visitor.page.$$eval('.strip .figure', (all) =>
      all.map((figure) => {
        const { left, top, right, bottom } = figure.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom <= innerHeight && there?.closest('.strip') !== null;
      }),
    );
    assert.ok(figures.length >= people.length && figures.every(Boolean), `${language}: a figure is not in the window`);
    assert.deepEqual(await unread(visitor), [], `${language}: cards cannot be read`);
  }
});
