import { alertWith, changeLevel, expect, expectSynced, test } from './learner.ts';
import { breakDatabase } from './storage-faults.ts';

const MESSAGE = 'Failed to load user profile.';

test('the hub reports unreadable records, and opens once they can be read', async ({ page, enter }) => {
  await enter('/settings');
  // The records are open at that time.
  await expect(page.getByRole('link', { name: 'Back to Arcade' })).toBeVisible();
  await expectSynced(page);
  await breakDatabase(page, { method: 'get', store: 'kv', key: 'course' });
  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await expect(alertWith(page, MESSAGE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Classroom 1' })).toBeVisible();
});

test('set-up reports an unreadable profile instead of showing an empty form', async ({
  page,
  context,
  enter,
}) => {
  await enter('/settings');
  const other = await context.newPage();
  await other.goto('/setup?change=true');
  await expect(other.getByRole('radio', { name: 'B1' })).toBeChecked();
  await breakDatabase(other, { method: 'get', store: 'kv', key: 'profile' });
  await changeLevel(page, 'C2');
  await expect(alertWith(other, MESSAGE)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save and Start' })).toBeHidden();
});
