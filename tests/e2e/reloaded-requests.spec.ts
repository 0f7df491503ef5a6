import { stepNavigation } from './class-player.ts';
import { expect, getClassroomAddress, openChoices, test } from './learner.ts';
import {
  CLASS_RESPONSE,
  CREDITS_URL,
  FEEDBACK_RESPONSE,
  GENERATE_URL,
  generateButton,
  getIdempotencyKey,
  SUBMIT_URL,
} from './lesson-api.ts';
import { feedbackRegion, submitAnswer } from './notes.ts';
import { createGate } from './recorded-calls.ts';

test('a class whose page was reloaded arrives even if another one is generated meanwhile', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  const keys = new Set<string | undefined>();
  let isAnswering = false;
  await page.route(GENERATE_URL, async (route) => {
    keys.add(getIdempotencyKey(route));
    if (isAnswering) await route.fulfill({ json: CLASS_RESPONSE });
  });
  await enter(getClassroomAddress());
  await generateButton(page).click();
  await expect.poll(() => keys.size).toBe(1);
  isAnswering = true;
  await page.reload();
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption('Writing');
  await generateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  const readLessonIds = async () => {
    const { lessons = [] } = ((await readLearnerDocument()) ?? {}) as { lessons?: { id: string }[] };
    return lessons.map(({ id }) => id).sort();
  };
  await expect.poll(readLessonIds).toEqual([...keys].sort());
});

test('a class whose response was lost arrives even if another one is generated meanwhile, and opens without a credit', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter(getClassroomAddress());
  await page.route(
    GENERATE_URL,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Write a class offline' })).toBeVisible();
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption('Writing');
  await generateButton(page).click();
  await expect(stepNavigation(page)).toBeVisible();
  await expect
    .poll(async () => ((await readLearnerDocument())?.lessons as object[] | undefined)?.length)
    .toBe(2);

  await page.route(CREDITS_URL, (route) => route.fulfill({ json: { remaining_calls: { generate: 0 } } }));
  await page.goto(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 0')).toBeVisible();
  await expect(page.getByText('class is ready. It only counts once.')).toBeVisible();
  await page.getByRole('button', { name: 'Get this class' }).click();
  await expect(stepNavigation(page)).toBeVisible();
});

test('an answer whose page was reloaded is shown as pending, and its feedback arrives', async ({
  page,
  openLesson,
}) => {
  const keys: (string | undefined)[] = [];
  const answer = createGate();
  await page.route(SUBMIT_URL, async (route) => {
    keys.push(getIdempotencyKey(route));
    if (keys.length === 1) return;
    await answer.passed;
    await route.fulfill({ json: FEEDBACK_RESPONSE });
  });
  await openLesson();
  await submitAnswer(page);
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Your teacher is reading your answer' })).toBeVisible();
  await expect.poll(() => keys.length).toBe(2);
  answer.open();
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  expect(keys[1]).toBe(keys[0]);
});

test('a class with a pending answer is not offered for answering in the classroom', async ({
  page,
  openLesson,
}) => {
  let requests = 0;
  await page.route(SUBMIT_URL, () => {
    requests += 1;
  });
  await openLesson();
  await page.goto(getClassroomAddress());
  const unanswered = page.getByText('You haven’t finished your Grammar class “Asking the way”.');
  await expect(unanswered).toBeVisible();
  await page.goto(getClassroomAddress('the-class', 'write'));
  await submitAnswer(page);
  await expect.poll(() => requests).toBe(1);
  await page.goto(getClassroomAddress());
  await expect(generateButton(page)).toBeVisible();
  await expect(unanswered).toBeHidden();
});
