import type { Page } from '@playwright/test';
import { doubleTextSize, expectAccessible, expectNoHorizontalScroll } from './accessible-screen.ts';
import { goOfflineWithChecker, watchChecker } from './checker.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { expect, getClassroomAddress, test } from './learner.ts';
import { feedbackRegion, submitAnswer } from './notes.ts';
import { createLessonRecord } from './records.ts';

const ANSWER =
  'Dear Li,\nyesterday my friend go to the station and she is married with a doctor.\nI dont know why.';

const markButton = (page: Page, name: RegExp) => feedbackRegion(page).getByRole('button', { name });
const reason = (page: Page) => feedbackRegion(page).getByRole('status');

/** Submits the answer, and waits for its marks. */
async function handInAndRead(page: Page): Promise<void> {
  await submitAnswer(page, ANSWER);
  await expect(feedbackRegion(page)).toBeVisible({ timeout: 30_000 });
}

test('an answer comes back with marks, each with its reason by keyboard', async ({ page, openLesson }) => {
  await openLesson();
  await handInAndRead(page);
  await expect(feedbackRegion(page).getByRole('heading', { name: 'Feedback from Maya' })).toBeVisible();
  await markButton(page, /with.*to/).focus();
  await page.keyboard.press('Enter');
  await expect(markButton(page, /with.*to/)).toHaveAttribute('aria-pressed', 'true');
  await expect(reason(page)).toContainText('“married to a doctor”');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(reason(page)).toContainText('went');
  await expectAccessible(page, 'a marked page of a class');
  // After a reload it is rendered from the records.
  await page.reload();
  await expect(markButton(page, /with.*to/)).toBeVisible();
});

test('an answer is checked on the device when offline, completes the lesson, and is sent when online again', async ({
  page,
  context,
  openLesson,
  readLearnerDocument,
}) => {
  await watchChecker(page);
  await openLesson();
  await goOfflineWithChecker(page);
  await handInAndRead(page);
  await expect(feedbackRegion(page).getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
  await expect(markButton(page, /dont.*don't/)).toBeVisible();
  await expect(page.getByRole('article').getByText('Completed')).toBeVisible();
  const waiting = page.getByText(
    'Your answer is saved on this device. We’ll check it when you’re back online.',
  );
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(feedbackRegion(page)).toBeVisible();
  await expect.poll(readLearnerDocument).toMatchObject({
    lessons: [{ completed: true, answer: ANSWER }],
    course: {
      skills: expect.arrayContaining([expect.objectContaining({ skill: 'Grammar', completed: 1 })]),
    },
  });
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a marked page is no wider than the screen, with text twice as large too', async ({ page, enter }) => {
    const marked = { answer: ANSWER, completed: true, feedback: 'Good.', markedPage: MARKED };
    await enter(getClassroomAddress('the-class', 'feedback'), {
      lessons: [createLessonRecord('the-class', marked)],
    });
    await expect(markButton(page, /with.*to/)).toBeVisible();
    await expectNoHorizontalScroll(page, 'a marked page');
    await doubleTextSize(page);
    await expectNoHorizontalScroll(page, 'a marked page with large text');
    await page.emulateMedia({ media: 'print' });
    await expect(feedbackRegion(page).getByRole('listitem').filter({ hasText: 'Learn it.' })).toBeVisible();
  });
});

const AT = ANSWER.indexOf('with');
const MARKED = {
  by: 'rules',
  note: '### Your next step\n\nWrite on.',
  marks: [{ start: AT, end: AT + 4, correction: 'to', reason: 'Learn it.' }],
};
