import type { Browser } from '@playwright/test';
import { goOfflineWithChecker, watchChecker } from './checker.ts';
import { type TestAccount, writeCloudDocument } from './cloud.ts';
import { expect, expectSynced, getClassroomAddress, returnSignedIn, test } from './learner.ts';
import { feedbackRegion, notesField, submitAnswer } from './notes.ts';
import { createLessonRecord } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** An offline device with the class open at its notes. */
async function openOffline(browser: Browser, learner: TestAccount) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchChecker(page);
  await returnSignedIn(page, learner, getClassroomAddress('the-class', 'write'));
  await expect(notesField(page)).toBeVisible();
  await expectSynced(page);
  await goOfflineWithChecker(page);
  return { context, page };
}

test('two devices that answer one class offline keep both answers and count the class once', async ({
  browser,
  page,
  request,
  learner,
  readLearnerDocument,
}) => {
  await writeCloudDocument(request, learner, { lessons: [createLessonRecord('the-class')] });
  const laptop = await openOffline(browser, learner);
  const tablet = await openOffline(browser, learner);
  for (const [device, answer] of [
    [laptop, 'I take the bus to work.'],
    [tablet, 'She have a red car.'],
  ] as const) {
    await submitAnswer(device.page, answer);
    await expect(feedbackRegion(device.page)).toBeVisible();
  }
  // The later answer is synced first.
  for (const device of [tablet, laptop]) {
    await device.context.setOffline(false);
    const readOutbox = async () => (await readStoredRows(device.page, learner.uid)).outbox;
    await expect.poll(readOutbox, { timeout: 30_000 }).toEqual([]);
  }
  await returnSignedIn(page, learner, getClassroomAddress('the-class', 'feedback'));
  const latest = feedbackRegion(page);
  const earlier = page.getByRole('region', { name: 'Feedback on an earlier answer' });
  await expect(latest).toContainText('a red car');
  await expect(earlier).toContainText('the bus to work');
  const { skills } = ((await readLearnerDocument())?.course ?? {}) as {
    skills: { skill: string; completed: number }[];
  };
  expect(skills.find(({ skill }) => skill === 'Grammar')).toMatchObject({ completed: 1 });
  await Promise.all([laptop, tablet].map(({ context }) => context.close()));
});
