import { test } from './doubled-text.ts';
import { ON_PHONE } from './game-room.ts';
import { expect } from './learner.ts';
import { MEMORY } from './memory-records.ts';
import { expectNothingSideways } from './play-layout.ts';

test.use(ON_PHONE);

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
