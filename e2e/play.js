// Sitting at a table as a person does: by what can be pressed.

/** Presses that are worth something come first; `advance` means the furthest. */
const LIKING = ['take', 'artillery', 'give-up', 'stop', 'roll', 'advance', 'hold', 'balloon', 'reconnaissance', 'fail'];

/** What can be pressed now, as actions. */
async function pressable(page) {
  return page.$$eval('[data-action]', (elements) =>
    elements
      .filter((element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true')
      .map((element) => element.dataset.action),
  );
}

function choose(actions) {
  const liking = (action) => {
    const place = LIKING.indexOf(action.split('(')[0]);
    const space = Number(/\((\d+)/.exec(action)?.[1] ?? 0);
    return (place < 0 ? LIKING.length : place) * 100 - (action.startsWith('advance') ? space : 0);
  };
  return [...new Set(actions)].sort((a, b) => liking(a) - liking(b))[0];
}

/** Presses an element; one that only shows a preview is confirmed by a second press. */
async function press(page, action, how) {
  const element = page.locator(`[data-action="${action}"]`).first();
  await element[how]({ timeout: 5000 });
  if (action.startsWith('advance')) await element[how]({ timeout: 5000 }).catch(() => undefined);
}

/** Plays until the result sheet is there, at most so many seconds. Several pages may play at one table. */
export async function playToTheEnd(pages, how, seconds) {
  const until = Date.now() + seconds * 1000;
  let presses = 0;
  while (Date.now() < until) {
    for (const page of pages) {
      if (await page.locator('dialog[open]').count()) return presses;
      const actions = await pressable(page);
      if (actions.length === 0) continue;
      await press(page, choose(actions), how).catch((error) => {
        // The board may have gone on between looking and pressing.
        if (!/Timeout|detached|intercepts/.test(error.message)) throw error;
      });
      presses += 1;
    }
    await pages[0].waitForTimeout(60);
  }
  throw new Error(`no end after ${presses} presses in ${seconds} seconds`);
}
