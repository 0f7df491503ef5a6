import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { openStep, stepButton, stepNavigation } from './class-player.ts';
import { type JsonFields, readCloudDocument } from './cloud.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { button, expect, getClassroomAddress, test } from './learner.ts';
import {
  abortCalls,
  CLASS_RESPONSE,
  GENERATE_URL,
  generateButton,
  writeClassOnDevice,
} from './lesson-api.ts';
import { ANSWERED, createLessonRecord, createMistakeRecord } from './records.ts';

/** Checks what comes back in later classes: words and mistakes of earlier ones, and reviews. */

const EARLIER_PLAN = `# At the harbour

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
| loaf | bread that is baked in one large piece | One loaf is enough. |
| courier | a person whose job is to bring parcels | The courier rang twice. |
| shy | afraid to talk to strangers | He was too shy to ask. |
| trial | a time in which something is tested | After the trial we kept it. |
| crust | the hard outside of a cake | He never eats the crust. |
`;
const WORDS = ['loaf', 'courier', 'shy', 'trial', 'crust'];

const createEarlierClass = (id: string, index: number) =>
  createLessonRecord(id, {
    ...ANSWERED,
    classPlan: EARLIER_PLAN,
    createdAt: 1_790_000_000_000 + index,
  });
const ONE_CLASS: JsonFields = {
  lessons: [createEarlierClass('a', 0)],
  words: Object.fromEntries(WORDS.map((word) => [word, ''])),
};
const MISSED = [
  ['Yesterday we ___ (go) home.', 'goed', 'went'],
  ['She ___ (live) here since May.', 'lives', 'has lived'],
  ['', 'He like music very much.', 'He likes music very much.'],
] as const;
const FOUR_CLASSES: JsonFields = {
  ...ONE_CLASS,
  lessons: ['a', 'b', 'c', 'd'].map(createEarlierClass),
  mistakes: MISSED.map(([asked, given, right], number) =>
    createMistakeRecord(number, {
      ...{ id: `class:b:${given} → ${right}`, source: 'class', kind: 'grammar' },
      ...{ asked, given, right, reason: `Say “${right}”.` },
    }),
  ),
};

const earlierWords = (page: Page) => page.getByRole('radiogroup', { name: /^Answer from earlier classes/ });
const countSteps = (page: Page) => stepNavigation(page).getByRole('button').count();

test.use(PHONE_CONTEXT);

test('a class asks three words of the last class again, and the memory learns the answers', async ({
  page,
  learner,
  request,
  enter,
}) => {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress(), ONE_CLASS);
  await generateButton(page).click();
  await button(page, 'Continue').click();
  await expect(stepButton(page, 'From earlier classes')).toHaveAttribute('aria-current', 'step');
  await expect(earlierWords(page)).toHaveCount(3);
  await expectAccessible(page, 'words of earlier classes');
  const steps = await countSteps(page);

  for (const group of await earlierWords(page).all()) await group.getByRole('radio').first().click();
  await expect(
    page.getByText(/^\s*(?:Right|Not yet\. One more try\.)$/).filter({ visible: true }),
  ).toHaveCount(3);
  await expect(async () => {
    const words = (await readCloudDocument(request, learner))?.words as Record<string, string>;
    expect(Object.values(words).filter((reviews) => reviews !== '')).toHaveLength(3);
  }).toPass();

  await page.reload();
  await expect(earlierWords(page)).toHaveCount(3);
  expect(await countSteps(page)).toBe(steps);
});

test('a class that is written offline asks them, too', async ({ page, enter }) => {
  await abortCalls(page, GENERATE_URL);
  await enter(getClassroomAddress(), ONE_CLASS);
  await writeClassOnDevice(page);
  await openStep(page, 'From earlier classes');
  await expect(earlierWords(page)).toHaveCount(3);
});

test('the first class of a learner asks nothing from earlier ones', async ({ page, enter }) => {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress());
  await generateButton(page).click();
  await expect(stepNavigation(page)).toBeVisible();
  await expect(stepButton(page, 'From earlier classes')).toHaveCount(0);
});

test('the fifth class is a review of what went wrong, made without the server', async ({ page, enter }) => {
  const countCalls = await abortCalls(page, GENERATE_URL);
  await enter(getClassroomAddress(), FOUR_CLASSES);
  await expect(page.getByText('You had 3 mistakes in your last four classes.')).toBeVisible();
  await expectAccessible(page, 'a review that is due');
  await generateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Review of your last four classes' })).toBeVisible();
  await openStep(page, 'Teaching point');
  await expect(page.getByText('Say “has lived”.').filter({ visible: true }).first()).toBeVisible();
  await openStep(page, 'Exercise 2');
  const choices = page.getByRole('radiogroup', { name: /^Answer to exercise 2/ });
  await expect(choices).toHaveCount(3);
  await choices.getByRole('radio', { name: 'has lived' }).click();
  await expect(page.getByText('Right', { exact: true }).filter({ visible: true })).toBeVisible();
  expect(countCalls()).toBe(0);

  await page.goto(getClassroomAddress());
  await expect(page.getByText(/mistakes in your last four classes/)).toHaveCount(0);
});

test('a learner may take a new class instead of the review', async ({ page, enter }) => {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress(), FOUR_CLASSES);
  await button(page, 'Take a new class instead').click();
  await expect(button(page, 'Change')).toBeVisible();
  await generateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});
