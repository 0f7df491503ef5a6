import { track } from './class-player.ts';
import { classroom, expect, openChoices, test } from './learner.ts';
import { CLASS, CREDITS, FEEDBACK, GENERATE, generate, keyOf, SUBMIT } from './lesson-api.ts';
import { feedback, handIn } from './notes.ts';
import { gate } from './recorded-calls.ts';

test('a class whose page was reloaded comes, though another one is generated instead', async ({
  page,
  enter,
  inCloud,
}) => {
  const keys = new Set<string | undefined>();
  let isAnswering = false;
  await page.route(GENERATE, async (route) => {
    keys.add(keyOf(route));
    if (isAnswering) await route.fulfill({ json: CLASS });
  });
  await enter(classroom());
  await generate(page).click();
  await expect.poll(() => keys.size).toBe(1);
  isAnswering = true;
  await page.reload();
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption('Writing');
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  const ids = async () => {
    const { lessons = [] } = ((await inCloud()) ?? {}) as { lessons?: { id: string }[] };
    return lessons.map(({ id }) => id).sort();
  };
  await expect.poll(ids).toEqual([...keys].sort());
});

test('a class whose reply got lost comes, though another one is generated instead, and opens without a credit', async ({
  page,
  enter,
  inCloud,
}) => {
  await enter(classroom());
  await page.route(
    GENERATE,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Write a class on this device' })).toBeVisible();
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption('Writing');
  await generate(page).click();
  await expect(track(page)).toBeVisible();
  await expect.poll(async () => ((await inCloud())?.lessons as object[] | undefined)?.length).toBe(2);

  await page.route(CREDITS, (route) => route.fulfill({ json: { remaining_calls: { generate: 0 } } }));
  await page.goto(classroom());
  await expect(page.getByText('Lessons left today: 0')).toBeVisible();
  await expect(page.getByText('had been written after all. It counts once.')).toBeVisible();
  await page.getByRole('button', { name: 'Get this class' }).click();
  await expect(track(page)).toBeVisible();
});

test('an answer whose page was reloaded is told to be under way, and its feedback comes', async ({
  page,
  openLesson,
}) => {
  const keys: (string | undefined)[] = [];
  const answer = gate();
  await page.route(SUBMIT, async (route) => {
    keys.push(keyOf(route));
    if (keys.length === 1) return;
    await answer.passed;
    await route.fulfill({ json: FEEDBACK });
  });
  await openLesson();
  await handIn(page);
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Your teacher is reading your answer' })).toBeVisible();
  await expect.poll(() => keys.length).toBe(2);
  answer.open();
  await expect(feedback(page)).toContainText('A clear answer.');
  expect(keys[1]).toBe(keys[0]);
});

test('a class whose answer is on its way waits for none in the classroom', async ({ page, openLesson }) => {
  let asked = 0;
  await page.route(SUBMIT, () => {
    asked += 1;
  });
  await openLesson();
  await page.goto(classroom());
  const unanswered = page.getByText('Your Grammar class “Asking the way” waits for your answer.');
  await expect(unanswered).toBeVisible();
  await page.goto(classroom('the-class', 'write'));
  await handIn(page);
  await expect.poll(() => asked).toBe(1);
  await page.goto(classroom());
  await expect(generate(page)).toBeVisible();
  await expect(unanswered).toBeHidden();
});
