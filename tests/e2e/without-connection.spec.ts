import { stepNavigation } from './class-player.ts';
import { alertWith, expect, expectSynced, getClassroomAddress, test } from './learner.ts';
import { SUBMIT_URL, submitButton, writeClassOnDevice } from './lesson-api.ts';
import { feedbackRegion, notesField } from './notes.ts';
import { readStoredRows } from './stored-rows.ts';

test('a class is written on the device when offline, costs a credit and syncs later', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 5')).toBeVisible();
  // The teacher's curriculum comes from the server, because this test has no service worker.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.route(/documents:(batchGet|commit)/, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await writeClassOnDevice(page);
  await expect(
    page.getByText('The built-in teacher wrote this class on your device, offline.'),
  ).toBeVisible();
  await expect(stepNavigation(page)).toBeVisible();
  await page.goto(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 4')).toBeVisible();

  await page.unroute('**/api/**');
  await page.unroute(/documents:(batchGet|commit)/);
  await page.reload();
  await expectSynced(page);
  const { lessons } = (await readLearnerDocument()) as { lessons: { classPlan: string }[] };
  expect(lessons).toHaveLength(1);
  expect(lessons[0]?.classPlan).toContain('## Quick Check');
});

test('a notice on another screen announces feedback, and the list of lessons shows each state', async ({
  page,
  learner,
  openLesson,
}) => {
  await openLesson();
  await notesField(page).fill('I take the bus to school.');
  await page.route(SUBMIT_URL, (route) => route.abort());
  await submitButton(page).click();
  await expect(
    alertWith(page, 'Failed to submit answer. Check ad blockers or network settings.'),
  ).toBeVisible();
  await expect(
    page.getByText('Your answer is saved on this device. We’ll check it when you’re back online.'),
  ).toBeVisible();

  await page.goto('/lessons');
  await expect(page.getByText('We’ll check it when you’re back online')).toBeVisible();
  await page.unroute(SUBMIT_URL);
  await page.goto('/lessons');
  const notice = page.getByRole('status').filter({ hasText: 'We’ve checked your answer' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('New feedback')).toBeVisible();
  await notice.getByRole('link', { name: 'See the feedback' }).click();
  await expect(feedbackRegion(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await readStoredRows(page, learner.uid)).requests).toEqual([]);
  await page.goto('/lessons');
  await expect(page.getByText('New feedback')).toBeHidden();
});
