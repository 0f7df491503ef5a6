import { openStep } from './class-player.ts';
import { alertWith, expect, test } from './learner.ts';
import { abortCalls, FEEDBACK_RESPONSE, SUBMIT_URL, submitButton } from './lesson-api.ts';
import { feedbackRegion, notesField, submitAnswer } from './notes.ts';
import { fillStorage } from './storage-faults.ts';

test.beforeEach(({ openLesson }) => openLesson());

test('an answer that the server failed on is reported, stored and can be sent again', async ({ page }) => {
  await notesField(page).fill('I take the bus.');
  const ill = { status: 503, json: { detail: 'The teacher is ill today.' } };
  await page.route(SUBMIT_URL, (route) => route.fulfill(ill));
  await submitButton(page).click();
  await expect(page.getByText('The teacher is ill today.')).toBeVisible();
  await expect(page.getByText('Your answer is saved on this device. We’ll check it soon.')).toBeVisible();

  await page.unroute(SUBMIT_URL);
  await page.route(SUBMIT_URL, (route) => route.fulfill({ json: FEEDBACK_RESPONSE }));
  await page.clock.install();
  await page.reload();
  await expect(feedbackRegion(page)).toContainText('Checked on this device');
  await page.clock.fastForward(61_000);
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  await openStep(page, 'Write');
  await expect(notesField(page)).toHaveValue('I take the bus.');
});

test('notes that are empty or only spaces are not submitted', async ({ page }) => {
  const countCalls = await abortCalls(page, SUBMIT_URL);
  for (const empty of ['', '   ', '\n\n']) {
    await notesField(page).fill(empty);
    await expect(page.getByRole('alert')).toBeHidden();
    await submitButton(page).click();
    await expect(alertWith(page, 'Please enter some notes before submitting.')).toBeVisible();
  }
  expect(countCalls()).toBe(0);
});

test('an answer completes the lesson and counts once for its skill, however often it is sent', async ({
  page,
  readLearnerDocument,
}) => {
  const sent: unknown[] = [];
  await page.route(SUBMIT_URL, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: FEEDBACK_RESPONSE });
  });
  await notesField(page).fill('I take the bus.');
  await submitButton(page).dblclick();
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  expect(sent).toMatchObject([
    { answer: 'I take the bus.', student_level: 'B1', skill_focus: 'Grammar', reason: 'travel' },
  ]);

  await openStep(page, 'Write');
  await submitButton(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole('article').getByText('Completed')).toBeVisible();
  await expect.poll(readLearnerDocument).toMatchObject({
    lessons: [
      { id: 'the-class', completed: true, feedback: FEEDBACK_RESPONSE.feedback, answer: 'I take the bus.' },
    ],
    course: {
      skills: expect.arrayContaining([expect.objectContaining({ skill: 'Grammar', completed: 1 })]),
    },
  });
});

test('a mistake in an answer is listed in the book of mistakes with its correction', async ({ page }) => {
  await page.route(SUBMIT_URL, (route) => route.fulfill({ json: FEEDBACK_RESPONSE }));
  await submitAnswer(page, 'I dont know this street.');
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  await page.goto('/words');
  await page.getByText('Mistakes', { exact: true }).click();
  const mistake = page.getByRole('region', { name: 'Mistakes' }).getByRole('listitem');
  await expect(mistake).toContainText('Class');
  await expect(mistake).toContainText("don't");
});

test('storage above 4.5 MB and at 5 MB blocks answers and homework, each with its own message', async ({
  page,
  learner,
}) => {
  const countCalls = await abortCalls(page, SUBMIT_URL);
  await notesField(page).fill('I take the bus.');
  await fillStorage(page, learner.uid, 4.6);
  await submitButton(page).click();
  await expect(alertWith(page, 'Storage is nearly full. Clear old data to continue.')).toBeVisible();
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(alertWith(page, 'Storage full.')).toBeVisible();
  await openStep(page, 'Write');

  await fillStorage(page, learner.uid, 5);
  await submitButton(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  expect(countCalls()).toBe(0);
  await expect(notesField(page)).toHaveValue('I take the bus.');
});
