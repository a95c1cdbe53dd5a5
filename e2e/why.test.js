// A press on something that cannot be done is answered with the reason, whoever is to act.
import { DESKTOP, house, shelf, test, visit } from './house.js';
import { shows, tableAt } from './play.js';

/** Something on each board that says why it does nothing. */
const THING = {
  'field-of-glory': '.board .cards button',
  'in-flanders-field': '.board .display button',
  'osok-hajnala': '.board .hand [data-card]',
  'pocket-battles': '.board [data-unit] .whole',
  'victory-or-death': '.board [data-space="italy"]',
};

for (const item of shelf) {
  test(`${item.info.id}: while the other is to act, a press says so`, async () => {
    const isMiddle = async ({ number, waiting }, { id, people }) => {
      if (number < 12 || waiting.length !== 1 || waiting.includes(0)) return false;
      const { view } = (await people[0].observation(id)).observation;
      return item.info.id !== 'pocket-battles' || view.phase === 'battle';
    };
    const { id, people } = await tableAt(house, item, isMiddle);
    const visitor = await visit(DESKTOP);
    await visitor.decideByHandAlone();
    await visitor.become(people[0]);
    await visitor.go(`/table/${id}`);
    const { page } = visitor;
    await shows(page, (await people[0].observation(id)).number);
    await page.locator(THING[item.info.id]).first().dispatchEvent('click');
    await page.locator('.answer').waitFor();
  });
}
