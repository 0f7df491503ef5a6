import type { Page } from '@playwright/test';
import { RETAINED_LESSONS } from '../../src/domain/limits.ts';
import { openStep } from './class-player.ts';
import { alertWith, classroom, expect, test } from './learner.ts';
import { notes } from './notes.ts';
import { lesson, PLAN } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** As many classes as are kept, of which one is the oldest. */
const FULL_SHELF = Array.from({ length: RETAINED_LESSONS }, (_, age) =>
  lesson(age === RETAINED_LESSONS - 1 ? 'the-oldest' : `class-${age}`, {}, age),
);
const GONE = /^This class has gone from this device, where the newest 50 are kept, and/;

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });

async function takeClass(page: Page) {
  const answer = { class_plan: PLAN, remaining_calls: { generate: 4 } };
  await page.route('**/api/generate-class', (route) => route.fulfill({ json: answer }));
  await page.goto(classroom());
  await page.getByRole('button', { name: 'Generate Class' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps of the class' })).toBeVisible();
}

test('a class that another tab’s 51st drove out says so, keeps its words on the page, and takes no answer', async ({
  page,
  context,
  learner,
  enter,
}) => {
  await enter(classroom('the-oldest', 'write'), { lessons: FULL_SHELF });
  await notes(page).fill('I take the bus.');
  const other = await context.newPage();
  await takeClass(other);
  await other.close();
  const told = page.getByText(GONE).filter({ visible: true });
  await expect(told).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notepad' })).not.toContainText('Saved on this device');
  await expect(notes(page)).toHaveValue('I take the bus.');
  await notes(page).press('End');
  await notes(page).pressSequentially(' It is late.');
  await submit(page).click();
  await expect(told).toHaveCount(2);
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(told).toHaveCount(2);
  const { kv } = await readStoredRows(page, learner.uid);
  expect(kv.map(({ key }) => key)).not.toContain('draft:the-oldest');
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeHidden();
});

test('the 51st class leaves the oldest one there while its answer waits, and the feedback comes', async ({
  page,
  learner,
  enter,
}) => {
  await enter(classroom('the-oldest', 'write'), { lessons: FULL_SHELF });
  await notes(page).fill('I take the bus.');
  await page.route('**/api/submit-answer', (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('Your answer is kept on this device and will be checked when you’re back online.'),
  ).toBeVisible();
  await takeClass(page);
  const ids = async () => (await readStoredRows(page, learner.uid)).lessons.map(({ id }) => id);
  await expect.poll(ids).toHaveLength(RETAINED_LESSONS + 1);
  expect(await ids()).toContain('the-oldest');

  await page.unroute('**/api/submit-answer');
  const reply = { feedback: 'A **clear** answer.', remaining_calls: { generate: 4 } };
  await page.route('**/api/submit-answer', (route) => route.fulfill({ json: reply }));
  await page.goto(classroom('the-oldest', 'feedback'));
  await expect(page.getByRole('region', { name: 'Feedback', exact: true })).toContainText('A clear answer.');
});
