import type { Page } from '@playwright/test';
import { RETAINED_LESSONS } from '../../src/domain/limits.ts';
import { openStep, stepNavigation } from './class-player.ts';
import { alertWith, expect, getClassroomAddress, test } from './learner.ts';
import {
  CLASS_RESPONSE,
  FEEDBACK_RESPONSE,
  GENERATE_URL,
  generateButton,
  SUBMIT_URL,
  submitButton,
} from './lesson-api.ts';
import { feedbackRegion, notesField } from './notes.ts';
import { createLessonRecord } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** As many classes as the records keep, each a day older than the last. */
const FULL_SHELF = Array.from({ length: RETAINED_LESSONS }, (_, age) =>
  createLessonRecord(age === RETAINED_LESSONS - 1 ? 'the-oldest' : `class-${age}`, {}, age),
);
const GONE = /^We only keep your newest 50 classes, so this one can’t be saved\./;

async function takeClass(page: Page) {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await page.goto(getClassroomAddress());
  await generateButton(page).click();
  await expect(stepNavigation(page)).toBeVisible();
}

test('an open class that the 51st class of another tab displaced says so, keeps its text on the page, and takes no answer', async ({
  page,
  context,
  learner,
  enter,
}) => {
  await enter(getClassroomAddress('the-oldest', 'write'), { lessons: FULL_SHELF });
  await notesField(page).fill('I take the bus.');
  const other = await context.newPage();
  await takeClass(other);
  await other.close();
  const notice = page.getByRole('status').filter({ hasText: GONE });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notepad' })).not.toContainText('Saved on this device');
  await expect(notesField(page)).toHaveValue('I take the bus.');
  await notesField(page).press('End');
  await notesField(page).pressSequentially(' It is late.');
  await submitButton(page).click();
  await expect(page.getByRole('region', { name: 'Notepad' }).getByRole('alert')).toContainText(GONE);
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(page.getByRole('region', { name: 'Take home' }).getByRole('alert')).toContainText(GONE);
  await expect(notice).toBeVisible();
  const { kv } = await readStoredRows(page, learner.uid);
  expect(kv.map(({ key }) => key)).not.toContain('draft:the-oldest');
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeHidden();
});

test('the oldest class stays beside a 51st while its answer is pending, and gets its feedback', async ({
  page,
  learner,
  enter,
}) => {
  await enter(getClassroomAddress('the-oldest', 'write'), { lessons: FULL_SHELF });
  await notesField(page).fill('I take the bus.');
  await page.route(SUBMIT_URL, (route) => route.abort());
  await submitButton(page).click();
  await expect(
    page.getByText('Your answer is saved on this device. We’ll check it when you’re back online.'),
  ).toBeVisible();
  await takeClass(page);
  const readLessonIds = async () => (await readStoredRows(page, learner.uid)).lessons.map(({ id }) => id);
  await expect.poll(readLessonIds).toHaveLength(RETAINED_LESSONS + 1);
  expect(await readLessonIds()).toContain('the-oldest');

  await page.unroute(SUBMIT_URL);
  await page.route(SUBMIT_URL, (route) => route.fulfill({ json: FEEDBACK_RESPONSE }));
  await page.goto(getClassroomAddress('the-oldest', 'feedback'));
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
});
