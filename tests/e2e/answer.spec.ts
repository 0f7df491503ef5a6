import type { Page, Route } from '@playwright/test';
import { readDocument } from './cloud.ts';
import { breakDatabase, fillStorage } from './faults.ts';
import { alertWith, expect, test } from './learner.ts';

const SUBMIT = '**/api/submit-answer';
const FEEDBACK = { feedback: 'A **clear** answer.', remaining_calls: { generate: 5 } };

const notes = (page: Page) => page.getByPlaceholder('Write your notes here...');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });
const feedback = (page: Page) => page.getByRole('region', { name: 'Feedback' });

/** Submits with another answer of the call than before. */
async function ask(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unroute(SUBMIT);
  await page.route(SUBMIT, answer);
  await submit(page).click();
}

test.beforeEach(({ openLesson }) => openLesson());

test('each way in which feedback can fail to come has its own words, and the notes stay', async ({
  page,
}) => {
  await notes(page).fill('I take the bus.');

  await ask(page, (route) => route.fulfill({ status: 401, json: { detail: 'Who are you?' } }));
  await expect(alertWith(page, 'Please log in to submit answers.')).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 404, body: 'Nothing here' }));
  await expect(alertWith(page, 'Answer submission endpoint not found. Contact support.')).toBeVisible();

  await ask(page, (route) => route.abort());
  await expect(
    alertWith(page, 'Failed to submit answer. Check ad blockers or network settings.'),
  ).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 503, json: { detail: 'The teacher is ill today.' } }));
  await expect(alertWith(page, 'The teacher is ill today.')).toBeVisible();

  await expect(notes(page)).toHaveValue('I take the bus.');
  await ask(page, (route) => route.fulfill({ json: FEEDBACK }));
  await expect(feedback(page)).toContainText('A clear answer.');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('feedback that does not come within 50 seconds has failed', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await notes(page).fill('I take the bus.');
  await page.route(SUBMIT, () => {});
  const asked = page.waitForRequest(SUBMIT);
  await submit(page).click();
  await asked;
  await page.clock.fastForward(50_000);
  await expect(
    alertWith(page, 'Failed to submit answer. Check ad blockers or network settings.'),
  ).toBeVisible();
});

test('empty notes and notes of spaces are not submitted', async ({ page }) => {
  let asked = 0;
  await page.route(SUBMIT, (route) => {
    asked += 1;
    return route.abort();
  });
  for (const empty of ['', '   ', '\n\n']) {
    await notes(page).fill(empty);
    await expect(page.getByRole('alert')).toBeHidden();
    await submit(page).click();
    await expect(alertWith(page, 'Please enter some notes before submitting.')).toBeVisible();
  }
  expect(asked).toBe(0);
});

test('an answer completes the lesson and counts once for its skill, however often it is sent', async ({
  page,
  request,
  learner,
}) => {
  const sent: unknown[] = [];
  await page.route(SUBMIT, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: FEEDBACK });
  });
  await notes(page).fill('I take the bus.');
  await submit(page).dblclick();
  await expect(feedback(page)).toContainText('A clear answer.');
  expect(sent).toMatchObject([
    { answer: 'I take the bus.', student_level: 'B1', skill_focus: 'Grammar', reason: 'travel' },
  ]);

  await submit(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole('article').getByText('Completed')).toBeVisible();
  await expect
    .poll(() => readDocument(request, learner))
    .toMatchObject({
      lessons: [{ id: 'the-class', completed: true, feedback: FEEDBACK.feedback, answer: 'I take the bus.' }],
      course: {
        skills: expect.arrayContaining([expect.objectContaining({ skill: 'Grammar', completed: 1 })]),
      },
    });
});

test('storage above 4.5 MB and at 5 MB blocks the answer, and homework with its own words', async ({
  page,
  learner,
}) => {
  let asked = 0;
  await page.route(SUBMIT, (route) => {
    asked += 1;
    return route.abort();
  });
  await notes(page).fill('I take the bus.');
  await fillStorage(page, learner.uid, 4.6);
  await submit(page).click();
  await expect(alertWith(page, 'Storage is nearly full. Clear old data to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(alertWith(page, 'Storage full.')).toBeVisible();

  await fillStorage(page, learner.uid, 5);
  await submit(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  expect(asked).toBe(0);
  await expect(notes(page)).toHaveValue('I take the bus.');
});

test('feedback that the device can’t store is shown all the same', async ({ page }) => {
  await page.route(SUBMIT, (route) => route.fulfill({ json: FEEDBACK }));
  await notes(page).fill('I take the bus.');
  await breakDatabase(page, { method: 'put', store: 'lessons' });
  await submit(page).click();
  await expect(feedback(page)).toContainText('A clear answer.');
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeVisible();
});
