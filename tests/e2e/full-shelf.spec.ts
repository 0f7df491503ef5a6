import type { Page } from '@playwright/test';
import { RETAINED_LESSONS } from '../../src/domain/limits.ts';
import { openStep, track } from './class-player.ts';
import { alertWith, classroom, expect, test } from './learner.ts';
import { CLASS, FEEDBACK, GENERATE, generate, SUBMIT, submit } from './lesson-api.ts';
import { feedback, notes } from './notes.ts';
import { lesson } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** As many classes as are kept, of which one is the oldest. */
const FULL_SHELF = Array.from({ length: RETAINED_LESSONS }, (_, age) =>
  lesson(age === RETAINED_LESSONS - 1 ? 'the-oldest' : `class-${age}`, {}, age),
);
const GONE = /^This class has gone from this device, where the newest 50 are kept, and/;

async function takeClass(page: Page) {
  await page.route(GENERATE, (route) => route.fulfill({ json: CLASS }));
  await page.goto(classroom());
  await generate(page).click();
  await expect(track(page)).toBeVisible();
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
  await page.route(SUBMIT, (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('Your answer is kept on this device and will be checked when you’re back online.'),
  ).toBeVisible();
  await takeClass(page);
  const ids = async () => (await readStoredRows(page, learner.uid)).lessons.map(({ id }) => id);
  await expect.poll(ids).toHaveLength(RETAINED_LESSONS + 1);
  expect(await ids()).toContain('the-oldest');

  await page.unroute(SUBMIT);
  await page.route(SUBMIT, (route) => route.fulfill({ json: FEEDBACK }));
  await page.goto(classroom('the-oldest', 'feedback'));
  await expect(feedback(page)).toContainText('A clear answer.');
});
