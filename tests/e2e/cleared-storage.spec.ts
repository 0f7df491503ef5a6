import type { Page } from '@playwright/test';
import { DOCUMENT_STORE, throttleStore } from './cloud.ts';
import { changeLevel, expect, expectSynced, fillCredentials, test } from './learner.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';
import { putRow, readStoredRows } from './stored-rows.ts';

const theHomework = (page: Page) => page.getByRole('heading', { name: 'Asking the way' });
const RECORDS = {
  lessons: [createLessonRecord('the-class')],
  homework: [createHomeworkRecord('the-homework')],
};
const CLEARED = 'Your browser deleted the app’s data.';
const BACK = `${CLEARED} All your synced work is here again.`;
const DAY_MS = 24 * 3_600_000;

/** Clears the site's storage as browsers do after a week without a visit, except what `isKept` accepts. */
async function clearDatabases(page: Page, isKept: (name: string) => boolean): Promise<void> {
  // A page of the app's origin without the app.
  await page.goto('/healthz');
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await page.evaluate(
    (cleared) =>
      Promise.all(
        cleared.map(
          (name) =>
            new Promise<void>((resolve, reject) => {
              const deleting = indexedDB.deleteDatabase(name);
              deleting.onsuccess = () => resolve();
              deleting.onerror = () => reject(deleting.error);
            }),
        ),
      ),
    names.filter((name) => !isKept(name)),
  );
}

const isOfApp = (name: string) => name.startsWith('arcade-');

test('records that the browser cleared are restored for a signed-in learner, with a notice', async ({
  page,
  enter,
}) => {
  await enter('/homework', RECORDS);
  await expectSynced(page);
  await clearDatabases(page, (name) => !isOfApp(name));

  await page.goto('/homework');
  await expect(page.getByRole('status').filter({ hasText: BACK })).toBeVisible();
  await expect(theHomework(page)).toBeVisible();
  await expect(page.getByText(/\blost\b/i)).toHaveCount(0);

  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(CLEARED)).toHaveCount(0);
  await page.reload();
  await expect(theHomework(page)).toBeVisible();
  await expect(page.getByText(CLEARED)).toHaveCount(0);
});

test('cleared records are announced to come back while the cloud is unreachable, and no list is shown as empty', async ({
  page,
  enter,
}) => {
  await enter('/homework', RECORDS);
  await expect(theHomework(page)).toBeVisible();
  await clearDatabases(page, (name) => !isOfApp(name));
  await throttleStore(page);

  await page.goto('/homework');
  await expect(page.getByText('You’ll get your synced work when you’re online.')).toBeVisible();
  await expect(page.getByText('No homework yet')).toHaveCount(0);

  await page.unroute(DOCUMENT_STORE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(theHomework(page)).toBeVisible();
});

test('the notice about cleared records follows the next sign-in if the session was cleared, too', async ({
  page,
  learner,
  enter,
}) => {
  await enter('/homework', RECORDS);
  await expect(theHomework(page)).toBeVisible();
  await clearDatabases(page, () => false);

  await page.goto('/homework');
  await fillCredentials(page, learner);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(theHomework(page)).toBeVisible();
});

test('work that has waited for days is reported and sent on request', async ({ page, learner, enter }) => {
  await enter('/settings');
  await expectSynced(page);
  await throttleStore(page);
  await changeLevel(page, 'C2');
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Some work from 3 days ago is still only on this device' });
  await expect(notice).toHaveCount(0);
  const [entry] = (await readStoredRows(page, learner.uid)).outbox;
  if (!entry) throw new Error('A change of level waits.');
  await putRow(page, learner.uid, 'outbox', { ...entry, since: Date.now() - 3 * DAY_MS });
  await page.reload();
  await expect(notice).toBeVisible();

  await page.unroute(DOCUMENT_STORE);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(notice).toHaveCount(0);
  await expectSynced(page);
});
