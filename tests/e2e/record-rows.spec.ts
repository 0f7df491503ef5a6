import type { Locator } from '@playwright/test';
import { PHONE_CONTEXT, tabAndEnter } from './game-room.ts';
import { expect, expectSynced, test } from './learner.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';

const FEEDBACK = '**Well asked.**\n\n- Say *would like*.\n- Take the second street.';
const LESSONS = Array.from({ length: 50 }, (_, number) =>
  createLessonRecord(`lesson-${number}`, { completed: true, answer: 'Hi.', feedback: FEEDBACK }, number),
);
const HOMEWORK = Array.from({ length: 50 }, (_, number) =>
  createHomeworkRecord(`homework-${number}`, { lessonId: 'lesson-0', notes: `Notes ${number}.` }, number),
);

const notesOf = (row: Locator) => row.getByRole('heading', { name: 'Notes', exact: true });

test('rows open and close by keyboard, several at once, and stay open after a reload and the way back', async ({
  page,
  enter,
}) => {
  await enter('/homework', { lessons: LESSONS.slice(0, 1), homework: HOMEWORK.slice(0, 3) });
  const [first, second] = [recordRows(page).first(), recordRows(page).nth(1)];
  await tabAndEnter(page, first.getByRole('button'));
  await expect(notesOf(first)).toBeVisible();
  await openRow(second);
  await expect(notesOf(second)).toBeVisible();
  await first.getByRole('button', { expanded: true }).press('Space');
  await expect(notesOf(first)).toHaveCount(0);

  await page.reload();
  await expect(notesOf(second)).toBeVisible();
  await second.getByRole('link', { name: 'Open the class' }).click();
  await expect(page).toHaveURL(/room=classroom1/);
  await page.goBack();
  await expect(notesOf(second)).toBeVisible();
  await expect(notesOf(first)).toHaveCount(0);
});

test('the link of a lesson’s homework opens that homework, and a filter closes no row', async ({
  page,
  enter,
}) => {
  await enter('/lessons', { lessons: LESSONS.slice(0, 2), homework: HOMEWORK.slice(5, 7) });
  await openRow(recordRows(page).nth(2));
  await page.getByLabel('Skill').fill('gram');
  await page.getByRole('link', { name: 'See in Homework' }).click();
  await expect(page.getByText('Notes 5.')).toBeVisible();
  // The other row is shut, with its notes on one line.
  await expect(page.getByRole('heading', { name: 'Notes', exact: true })).toHaveCount(1);
});

test('homework far down the list is scrolled into view by its link', async ({ page, enter }) => {
  await enter('/homework?open=%5B%22homework-40%22%5D', { homework: HOMEWORK });
  await expect(page.getByText('Notes 40.')).toBeInViewport();
});

test('a closed row renders nothing of its record', async ({ page, enter }) => {
  await enter('/lessons', { lessons: LESSONS, homework: HOMEWORK });
  await expect(recordRows(page)).toHaveCount(100);
  await expect(page.getByText('Well asked.')).toHaveCount(0);
  const elements = await recordRows(page).evaluateAll((rows) =>
    Math.max(...rows.map((row) => row.querySelectorAll(':not(svg *)').length)),
  );
  expect(elements).toBeLessThan(16);
});

test('every record is printed in full', async ({ page, enter }) => {
  await enter('/homework', { homework: HOMEWORK.slice(0, 3) });
  await openRow(recordRows(page).nth(1));
  const printed = await page.evaluate(() => {
    const open = () => document.querySelectorAll('main [aria-expanded="true"]').length;
    window.dispatchEvent(new Event('beforeprint'));
    const onPaper = { open: open(), text: document.querySelector('main')?.textContent };
    window.dispatchEvent(new Event('afterprint'));
    return onPaper;
  });
  expect(printed.open).toBe(3);
  expect(printed.text).toMatch(/Notes 0\..*Notes 1\..*Notes 2\./s);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('six pieces of homework, each with a line of its notes, or seven lessons below their filters fit the screen', async ({
    page,
    enter,
  }) => {
    const countVisibleRows = () =>
      recordRows(page).evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
    await enter('/homework', { lessons: LESSONS, homework: HOMEWORK });
    await expect(recordRows(page)).toHaveCount(50);
    await expectSynced(page);
    expect(await countVisibleRows()).toBeGreaterThanOrEqual(6);
    await page.goto('/lessons');
    await expect(recordRows(page)).toHaveCount(100);
    await expectSynced(page);
    expect(await countVisibleRows()).toBeGreaterThanOrEqual(7);
  });
});

test('a shut row of homework shows the first line of its notes, and a row of lessons its level', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE_CONTEXT.viewport);
  const notes = 'The first line.\nThe second line.';
  await enter('/homework', {
    lessons: LESSONS.slice(0, 1),
    homework: [createHomeworkRecord('one', { notes })],
  });
  await expect(recordRows(page).first()).toContainText('The first line.');
  await expect(recordRows(page).first()).not.toContainText('The second line.');
  await page.goto('/lessons');
  await expect(recordRows(page).first().getByText('B1')).toBeVisible();
});
