import { DOCUMENT_STORE, throttleStore } from './cloud.ts';
import { alertWith, expect, expectSynced, test } from './learner.ts';
import { createHomeworkRecord, createLessonRecord, createOwnWordRecord } from './records.ts';

const RECORDS = {
  lessons: [createLessonRecord('the-class')],
  homework: [createHomeworkRecord('the-homework')],
  words: { 'sea shanty': '' },
  ownWords: { 'sea shanty': createOwnWordRecord() },
};

const LESSONS_FAILED = 'Failed to load lessons from server...';
const PROGRESS_FAILED = 'Failed to load progress. Try again later.';

for (const [address, message, emptyText, loadedText] of [
  ['/homework', LESSONS_FAILED, 'No homework yet', 'Asking the way'],
  ['/lessons', LESSONS_FAILED, 'No lessons yet', '2 in all'],
  ['/words', PROGRESS_FAILED, 'No words yet', 'Not asked yet'],
  ['/progress', PROGRESS_FAILED, 'No words yet.', '0 of 24 (0%)'],
] as const) {
  test(`${address} on a new device shows nothing as empty while the cloud can’t be read`, async ({
    page,
    enter,
  }) => {
    await throttleStore(page);
    await enter(address, RECORDS);
    await expect(alertWith(page, message)).toHaveCount(1);
    await expect(page.getByText(emptyText)).toHaveCount(0);
    await expect(page.getByText('0 of 50')).toHaveCount(0);

    await page.unroute(DOCUMENT_STORE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(loadedText)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

test('a list that was read as empty is shown as empty offline', async ({ page, context, enter }) => {
  await enter('/homework');
  await expect(page.getByText('No homework yet')).toBeVisible();
  await expectSynced(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await page.goBack();
  await expect(page.getByText('No homework yet')).toBeVisible();
});
