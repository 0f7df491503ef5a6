import { expect, test } from './learner.ts';
import { getDatabaseName } from './stored-rows.ts';

test('a page whose records a newer version upgraded closes them and asks to be reloaded', async ({
  page,
  context,
  learner,
  enter,
}) => {
  await enter();
  const newer = await context.newPage();
  await newer.goto('/about');
  await newer.evaluate((name) => void indexedDB.open(name, 1_000), getDatabaseName(learner.uid));
  await expect(page.getByRole('alert')).toContainText('A newer version of Learning Arcade is open');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
