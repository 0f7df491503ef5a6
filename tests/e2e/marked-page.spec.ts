import type { Page } from '@playwright/test';
import { cutOffWithChecker, watchChecker } from './checker.ts';
import { ON_PHONE } from './game-room.ts';
import { classroom, expect, test } from './learner.ts';
import { feedback, handIn } from './notes.ts';
import { lesson } from './records.ts';
import { doubleText, expectNothingSideways, expectSound } from './sound-screen.ts';

const ANSWER =
  'Dear Li,\nyesterday my friend go to the station and she is married with a doctor.\nI dont know why.';

const mark = (page: Page, name: RegExp) => feedback(page).getByRole('button', { name });
const reason = (page: Page) => feedback(page).getByRole('status');

/** Hands the page in, and waits for its marks. */
async function handInAndRead(page: Page): Promise<void> {
  await handIn(page, ANSWER);
  await expect(feedback(page)).toBeVisible({ timeout: 30_000 });
}

test('an answer comes back with marks, each with its reason by keyboard', async ({ page, openLesson }) => {
  await openLesson();
  await handInAndRead(page);
  await expect(feedback(page).getByRole('heading', { name: 'Feedback from Maya' })).toBeVisible();
  await mark(page, /with.*to/).focus();
  await page.keyboard.press('Enter');
  await expect(mark(page, /with.*to/)).toHaveAttribute('aria-pressed', 'true');
  await expect(reason(page)).toContainText('“married to a doctor”');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(reason(page)).toContainText('went');
  await expectSound(page, 'a marked page of a class');
  // After a reload it is drawn from the records.
  await page.reload();
  await expect(mark(page, /with.*to/)).toBeVisible();
});

test('without a connection it is checked on the device, completes the lesson, and is sent when the connection is back', async ({
  page,
  context,
  openLesson,
  inCloud,
}) => {
  await watchChecker(page);
  await openLesson();
  await cutOffWithChecker(page);
  await handInAndRead(page);
  await expect(feedback(page).getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
  await expect(mark(page, /dont.*don't/)).toBeVisible();
  await expect(page.getByRole('article').getByText('Completed')).toBeVisible();
  const waiting = page.getByText(
    'Your answer is kept on this device and will be checked when you’re back online.',
  );
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(feedback(page)).toBeVisible();
  await expect.poll(inCloud).toMatchObject({
    lessons: [{ completed: true, answer: ANSWER }],
    course: {
      skills: expect.arrayContaining([expect.objectContaining({ skill: 'Grammar', completed: 1 })]),
    },
  });
});

test.describe('on a phone', () => {
  test.use(ON_PHONE);

  test('a marked page is no wider than the screen, with text twice as large too', async ({ page, enter }) => {
    const marked = { answer: ANSWER, completed: true, feedback: 'Good.', markedPage: MARKED };
    await enter(classroom('the-class', 'feedback'), { lessons: [lesson('the-class', marked)] });
    await expect(mark(page, /with.*to/)).toBeVisible();
    await expectNothingSideways(page, 'a marked page');
    await doubleText(page);
    await expectNothingSideways(page, 'a marked page with large text');
    await page.emulateMedia({ media: 'print' });
    await expect(feedback(page).getByRole('listitem').filter({ hasText: 'Learn it.' })).toBeVisible();
  });
});

const AT = ANSWER.indexOf('with');
const MARKED = {
  by: 'rules',
  note: '### Your next step\n\nWrite on.',
  marks: [{ start: AT, end: AT + 4, correction: 'to', reason: 'Learn it.' }],
};
