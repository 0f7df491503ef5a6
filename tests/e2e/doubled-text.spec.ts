import { test } from './doubled-text.ts';
import { ON_PHONE } from './game-room.ts';
import { expect } from './learner.ts';
import { MEMORY } from './memory-records.ts';
import { expectNothingSideways, forEachGame, hearSomething, place, start } from './play-layout.ts';

test.use(ON_PHONE);

test('every game is one page that scrolls, and everything on it can be reached', async ({ page, enter }) => {
  await enter();
  await forEachGame(page, async (game) => {
    await expectNothingSideways(page, `the start of ${game.title}`);
    await start(page, game);
    await hearSomething(page, game);
    await expectNothingSideways(page, game.title);
    const buttons = place(page, 'hand').locator('button:visible:not([aria-disabled="true"])');
    for (const button of await buttons.all()) await button.click({ trial: true });
    const [first] = await place(page, 'board').locator('button:visible, [data-cell]').all();
    await first?.click({ trial: true });
    expect(
      await place(page, 'hand').evaluate((hand) => getComputedStyle(hand.parentElement ?? hand).position),
    ).toBe('static');
  });
});

test('the charts of the progress page and their tables fit', async ({ page, enter }) => {
  await enter('/progress', MEMORY);
  await expect(page.getByRole('figure')).toHaveCount(4);
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
  await expectNothingSideways(page, 'progress');
});

test('the learner’s day fits the screen', async ({ page, enter }) => {
  await enter();
  await expect(page.getByText(/^About 1\d minutes$/)).toBeVisible();
  await expectNothingSideways(page, 'the hub');
});
