import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { SKILLS } from '../../src/domain/skills.ts';
import { expectAccessible } from './accessible-screen.ts';
import {
  answerOptions,
  answerWithMistake,
  gapField,
  getAnswerName,
  measureStepHeights,
  openStep,
  stepButton,
  stepNavigation,
} from './class-player.ts';
import { createLearner } from './cloud.ts';
import { downloadFile } from './download-file.ts';
import { PHONE } from './game-room.ts';
import { button, expect, getClassroomAddress, test } from './learner.ts';
import { notesField } from './notes.ts';
import { createLessonRecord, PLAYABLE_PLAN, SITTING_PLAN } from './records.ts';

const pieces = (page: Page, exercise: number, number: number) =>
  page.getByRole('group', { name: getAnswerName(exercise, number) });
/**
 * The message of the open step about the answers. The teaching point has "Right" as the name of an example.
 */
const stepMessage = (page: Page, text: string, { exact = false } = {}) =>
  page.getByText(text, { exact }).and(page.locator(':not(dt)')).filter({ visible: true });
const currentStep = (page: Page) => stepNavigation(page).locator('[aria-current]');

test('the teacher’s portrait is curious after a miss, glad after a right answer, and calm at the next step', async ({
  page,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'goal');
  await openStep(page, 'Exercise 1');
  const face = page.locator('div:has(> button:text-is("Back")) > svg[data-mood]');
  await expect(face).toHaveAttribute('data-mood', 'calm');
  await answerOptions(page, 1, 1).getByRole('radio', { name: 'has' }).click();
  await expect(face).toHaveAttribute('data-mood', 'curious');
  await answerOptions(page, 1, 1).getByRole('radio', { name: 'have' }).click();
  await expect(face).toHaveAttribute('data-mood', 'glad');
  await openStep(page, 'Exercise 2');
  await expect(face).toHaveAttribute('data-mood', 'calm');
});

test('a class is completed from its goal to the last exercise by keyboard alone', async ({
  page,
  openLesson,
}) => {
  await page.setViewportSize(PHONE);
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'goal');
  for (const title of ['Teaching point', 'Sort the phrases', 'Exercise 1']) {
    await button(page, 'Continue').focus();
    await page.keyboard.press('Enter');
    await expect(stepButton(page, title)).toHaveAttribute('aria-current', 'step');
  }

  // Arrow keys only move, Space answers; a first miss allows another try, a second one shows the answer.
  const first = answerOptions(page, 1, 1);
  await first.getByRole('radio', { name: 'have' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stepMessage(page, 'Not yet.')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(stepMessage(page, 'Not yet. One more try.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Number 1: not yet.' })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(stepMessage(page, 'Right this time')).toBeVisible();

  // Enter moves from gap to gap, and checks after the last one.
  await openStep(page, 'Exercise 2');
  await gapField(page, 2, 1).focus();
  await page.keyboard.type('knew');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lived');
  await page.keyboard.press('Enter');
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(2);

  await openStep(page, 'Exercise 3');
  for (const word of ['I', 'like', 'tea']) {
    await pieces(page, 3, 1).getByRole('button', { name: word, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await button(page, 'Check').focus();
  await page.keyboard.press('Enter');
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(1);
});

test('the first checked answer is three taps away from the hub', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter();
  await page.getByRole('button', { name: /^Start: / }).click();
  await button(page, 'To the exercises').click();
  await page.getByRole('radio').filter({ visible: true }).first().click();
  await expect(
    stepMessage(page, 'Right', { exact: true }).or(stepMessage(page, 'Not yet. One more try.')),
  ).toBeVisible();
});

test('a sentence is corrected word by word by pointer, and tiles can be taken back', async ({
  page,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'exercise-4');
  const sentence = pieces(page, 4, 1);
  await sentence.getByRole('button', { name: 'would, change it' }).first().click();
  await page.getByRole('textbox', { name: 'The word' }).fill('were');
  await sentence.getByRole('button', { name: 'be, change it' }).click();
  await page.getByRole('textbox', { name: 'The word' }).fill('');
  await button(page, 'Check').click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(1);
  await pieces(page, 4, 2).getByRole('button', { name: /^bike/ }).click();
  await button(page, 'Add a word before it').click();
  await page.getByRole('textbox', { name: 'A new word' }).fill('by');
  await button(page, 'Check').click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(2);

  await openStep(page, 'Exercise 3');
  await pieces(page, 3, 1).getByRole('button', { name: 'tea', exact: true }).click();
  await pieces(page, 3, 1).getByRole('button', { name: 'tea, at place 1' }).click();
  await expect(page.getByText('Tap the pieces in order.').first()).toBeVisible();
  await button(page, 'Write it myself').first().click();
  await page.getByRole('textbox', { name: getAnswerName(3, 1) }).fill('I like tea.');
  await button(page, 'Check').click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(1);
});

test('an incomplete sentence is not checked and costs no try', async ({ page, openLesson }) => {
  await page.setViewportSize(PHONE);
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'exercise-3');
  await pieces(page, 3, 1).getByRole('button', { name: 'like', exact: true }).click();
  await button(page, 'Check').click();
  await expect(stepMessage(page, 'Use every word.', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Number 1: use every word.' })).toBeAttached();
  await expect(button(page, 'Continue')).toBeVisible();
  for (const word of ['I', 'tea']) {
    await pieces(page, 3, 1).getByRole('button', { name: word, exact: true }).click();
  }
  await button(page, 'Check').click();
  await expect(stepMessage(page, 'Not yet. One more try.')).toBeVisible();
});

test('the right option is highlighted when the answer is shown', async ({ page, openLesson }) => {
  await openLesson({ classPlan: PLAYABLE_PLAN });
  await answerWithMistake(page);
  await openStep(page, 'Once more');
  const again = page.getByRole('radiogroup', { name: 'exercise 1, once more' });
  await again.getByRole('radio', { name: 'has', exact: true }).click();
  await expect(stepMessage(page, 'The answer: have')).toBeVisible();
  await expect(again.getByRole('radio', { name: 'have' })).toHaveAttribute('data-expected', 'true');
});

test('the text of the last exercise is submitted without being written again', async ({
  page,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'exercise-5');
  await page.getByRole('textbox', { name: 'exercise 5' }).fill('I took the bus.');
  await openStep(page, 'Write');
  await expect(notesField(page)).toHaveValue('I took the bus.');
  const sheet = page.getByRole('region', { name: 'Notes', exact: true });
  await expect(sheet.getByText('Write three sentences about your day.')).toBeVisible();
  await notesField(page).fill('I took the train.');
  await openStep(page, 'Exercise 5');
  await expect(page.getByRole('textbox', { name: 'exercise 5' })).toHaveValue('I took the train.');
});

test('a speaking exercise has no field for writing', async ({ page, openLesson }) => {
  const classPlan = PLAYABLE_PLAN.replace('Write three sentences about', 'Say three sentences about');
  await openLesson({ skillFocus: 'Speaking', classPlan }, 'exercise-5');
  await button(page, 'I’ve said it').click();
  await expect(stepButton(page, 'Exercise 5')).toContainText('done');
  await expect(page.getByRole('textbox', { name: 'exercise 5' })).toHaveCount(0);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(button(page, 'I’ve said it')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'an exercise that is done aloud');
});

test('the text opens over an exercise on a phone without moving it', async ({ page, openLesson }) => {
  await page.setViewportSize(PHONE);
  const text = `## Reading: The boat\n\n${'A boat came by in the morning. '.repeat(40)}`;
  const classPlan = PLAYABLE_PLAN.replace('## Exercises', `${text}\n\n## Exercises`);
  await openLesson({ skillFocus: 'Reading', classPlan }, 'exercise-3');
  await page.evaluate(() => window.scrollTo(0, 60));
  const place = await page.evaluate(() => window.scrollY);
  await button(page, 'Show text').click();
  await expect(page.getByRole('region', { name: 'The text' })).toBeInViewport();
  await expectAccessible(page, 'the text over an exercise');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'The text' })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('missed items come back once at the end, and an answer reported as right is stored and offered as a file', async ({
  page,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN });
  const steps = page.getByRole('navigation', { name: 'Steps of the class' }).getByRole('listitem');
  const count = await steps.count();
  await answerWithMistake(page);
  // The number of steps does not grow while a class is played.
  await expect(steps).toHaveCount(count);
  await openStep(page, 'Once more');
  await expect(page.getByRole('region', { name: 'From exercise 2' })).toBeVisible();
  const again = page.getByRole('radiogroup', { name: 'exercise 1, once more' });
  await again.getByRole('radio', { name: 'have' }).click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(1);

  await openStep(page, 'Exercise 2');
  await button(page, 'I think I’m right').click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(2);
  await openStep(page, 'Once more');
  await expect(page.getByRole('region', { name: 'From exercise 2' })).toHaveCount(0);
  await page.goto('/settings');
  const { text } = await downloadFile(button(page, 'Download these answers'));
  expect(JSON.parse(text).answersCalledRight).toMatchObject([{ item: 2, key: 'lived', answer: 'lives' }]);
});

test('exercises are marked offline, a reload restores the step with its answers, and Back goes one step back', async ({
  page,
  context,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'goal');
  await context.setOffline(true);
  await answerWithMistake(page);
  await expect(stepMessage(page, 'Not yet. One more try.')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(currentStep(page)).toContainText('Exercise 2');
  await expect(gapField(page, 2, 2)).toHaveValue('lives');
  await expect(stepMessage(page, 'Not yet. One more try.')).toBeVisible();

  await page.goBack();
  await expect(currentStep(page)).toContainText('Exercise 1');
  await expect(answerOptions(page, 1, 1).getByRole('radio', { name: 'has', exact: true })).toBeChecked();
  await page.goBack();
  await expect(currentStep(page)).toContainText('Goal');
  // Without a step in the address, a class opens at the last one.
  await openStep(page, 'Write');
  await notesField(page).fill('I take the bus.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto(getClassroomAddress('the-class'));
  await expect(notesField(page)).toHaveValue('I take the bus.');
});

test('two tabs of one class show each other’s answers and overwrite none', async ({
  page,
  context,
  openLesson,
}) => {
  await openLesson({ classPlan: PLAYABLE_PLAN });
  const other = await context.newPage();
  await other.goto(getClassroomAddress('the-class', 'exercise-2'));
  await gapField(other, 2, 1).fill('knew');
  await notesField(page).fill('From the first tab.');
  await gapField(other, 2, 2).fill('lived');
  await button(other, 'Check').click();

  await openStep(page, 'Exercise 2');
  await expect(gapField(page, 2, 2)).toHaveValue('lived');
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(2);
  await openStep(other, 'Write');
  await expect(notesField(other)).toHaveValue('From the first tab.');
  for (const tab of [page, other]) {
    await tab.reload();
    await openStep(tab, 'Write');
    await expect(notesField(tab)).toHaveValue('From the first tab.');
    await openStep(tab, 'Exercise 2');
    await expect(gapField(tab, 2, 1)).toHaveValue('knew');
  }
});

test('every step is accessible in light and dark and fits two screens of a phone', async ({
  page,
  enter,
}) => {
  // Axe checks a dozen steps twice.
  test.slow();
  await page.setViewportSize(PHONE);
  const fields = { classPlan: PLAYABLE_PLAN, completed: true, feedback: '**Well done.**', answer: 'Yes.' };
  await enter(getClassroomAddress('the-class', 'goal'), {
    lessons: [createLessonRecord('the-class', fields)],
  });
  await answerWithMistake(page);
  for (const place of await stepNavigation(page).getByRole('button').all()) {
    await place.click();
    const name = (await place.textContent()) ?? '';
    await expectAccessible(page, name);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeLessThanOrEqual(2 * PHONE.height);
  }
});

test('the whole page and the printed one have every part of the class', async ({ page, openLesson }) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'goal');
  const parts = ['Your goal', 'Common mistake', 'Drag & Drop Activity', 'Exercises', 'Notes'];
  await expect(page.getByRole('heading', { name: 'Drag & Drop Activity' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const name of parts) await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Whole page').click();
  for (const name of parts) await expect(page.getByRole('heading', { name })).toBeVisible();
  await gapField(page, 2, 1).fill('knew');
  await button(page, 'Check').nth(1).click();
  await expect(stepMessage(page, 'Right', { exact: true })).toHaveCount(1);
});

for (const [level, reason] of [
  ['A1', 'personal growth'],
  ['B1', 'travel'],
  ['C2', 'business'],
] as const) {
  test(`no step of a ${level} class except its text is taller than two and a quarter screens of a phone`, async ({
    page,
    request,
    enter,
  }) => {
    const plans = await Promise.all(
      SKILLS.map(async (skill_focus) => {
        const { idToken } = await createLearner(request);
        const answer = await request.post('/api/generate-class', {
          headers: {
            authorization: `Bearer ${idToken}`,
            'idempotency-key': randomUUID(),
            'x-local-date': new Date().toISOString().slice(0, 10),
          },
          data: {
            ...{ student_level: level, skill_focus, teacher: 'Maya', reason, age: 30 },
            ...{ module_lesson: skill_focus === 'Speaking' ? 1 : 0, used_phrases: [], used_vocab: [] },
          },
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        return { skill_focus, plan: ((await answer.json()) as { class_plan: string }).class_plan };
      }),
    );
    await page.setViewportSize(PHONE);
    await enter('/app', {
      lessons: plans.map(({ skill_focus, plan }) =>
        createLessonRecord(skill_focus, { classPlan: plan, skillFocus: skill_focus, studentLevel: level }),
      ),
    });
    const tall: string[] = [];
    let steps = 0;
    for (const { skill_focus } of plans) {
      await page.goto(getClassroomAddress(skill_focus));
      await expect(stepNavigation(page)).toBeVisible();
      for (const { name, height } of await measureStepHeights(page)) {
        // A rule of C1 or C2 is a page to read, like a text.
        const isText = / (?:Reading|Listening|Dialogue)$/.test(name);
        const isLongRule = level.startsWith('C') && name.endsWith('Teaching point');
        const most = isText || isLongRule ? 3 : 2.25;
        if (height > most * PHONE.height) tall.push(`${skill_focus}, ${name}: ${height}`);
        steps += 1;
      }
    }
    expect(tall).toEqual([]);
    expect(steps).toBeGreaterThan(10 * SKILLS.length);
  });
}

test('a wide screen shows the notes beside every step, and a phone shows the heads of the word table', async ({
  page,
  openLesson,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLesson({}, 'goal');
  for (const step of await stepNavigation(page).getByRole('button').all()) {
    await step.click();
    await expect(page.getByPlaceholder('Write your notes here...')).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await stepNavigation(page).getByRole('button', { name: /Words/ }).first().click();
  for (const name of ['Word', 'Meaning', 'Example']) {
    const head = page.getByRole('columnheader', { name, exact: true });
    await expect(head).toBeInViewport();
    expect((await head.boundingBox())?.width).toBeGreaterThan(20);
  }
});

test('the last step sums the class up, and leads back to the day in one tap', async ({
  page,
  openLesson,
}) => {
  await openLesson({}, 'home');
  await expect(page.getByText(/^You worked with \d+ words?: /)).toBeVisible();
  await expect(page.getByText(/^Tomorrow: /)).toBeVisible();
  await page.getByRole('link', { name: 'Continue my day' }).click();
  await expect(page).toHaveURL('/app');
});

test('a class in two sittings has the text and its questions first, and opens at its half-time after a break', async ({
  page,
  openLesson,
}) => {
  await page.setViewportSize(PHONE);
  await openLesson({ classPlan: SITTING_PLAN }, 'goal');
  const titles = await stepNavigation(page).getByRole('button').allTextContents();
  expect(titles.map((title) => title.replace(/^.*?\d+\. |, done$/g, ''))).toEqual([
    ...['Goal', 'Look closely', 'Teaching point', 'Check the rule', 'First practice', 'Break'],
    ...[
      'Practice',
      'Sort the phrases',
      'Speaking',
      'Your task',
      'Write',
      'Feedback',
      'Once more',
      'Take home',
    ],
  ]);
  await openStep(page, 'Break');
  await expectAccessible(page, 'the half-time of a class');
  await page.getByRole('link', { name: 'Take a break' }).click();
  await expect(page).toHaveURL('/app');
  await page.goto(getClassroomAddress('the-class'));
  await expect(currentStep(page)).toContainText('Break');
  await button(page, 'Continue').click();
  await expect(currentStep(page)).toContainText('Practice');
});

test('the rule is one tap away during the exercises that follow it', async ({ page, openLesson }) => {
  await page.setViewportSize(PHONE);
  await openLesson({ classPlan: SITTING_PLAN }, 'goal');
  await openStep(page, 'First practice');
  await button(page, 'Rule').click();
  const rule = page.getByRole('region', { name: 'The rule' });
  await expect(rule).toBeInViewport();
  await expectAccessible(page, 'the rule above an exercise');
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await openStep(page, 'Look closely');
  await expect(button(page, 'Rule')).toHaveCount(0);
});

test('the feedback of a class in two sittings is above the notes, with a model answer', async ({
  page,
  openLesson,
}) => {
  const marked = { completed: true, feedback: '**Well done.**', answer: 'Yes.' };
  await openLesson({ classPlan: SITTING_PLAN, ...marked }, 'feedback');
  const answer = page.getByRole('region', { name: 'A model answer' });
  await expect(answer.locator('mark')).toHaveText('at six');
  await expect(answer.getByRole('listitem')).toContainText('I say when my day starts.');
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(answer)).toBeLessThan(await top(notesField(page)));
  await expectAccessible(page, 'a model answer');
});

test('a Speaking class asks how it went where its notes are written, not beside each step', async ({
  page,
  openLesson,
}) => {
  await openLesson({ skillFocus: 'Speaking', classPlan: SITTING_PLAN }, 'exercise-5');
  const question = page.getByRole('group', { name: 'How did your speaking go?' });
  const checklist = page.getByRole('heading', { name: 'Checklist' });
  await expect(checklist).toBeVisible();
  await expect(notesField(page)).toBeVisible();
  await expect(question).toBeHidden();
  await openStep(page, 'Write');
  await expect(question).toBeVisible();
  await expect(checklist).toBeHidden();
  await openStep(page, 'Speaking');
  await expect(page.getByRole('region', { name: 'Say it' }).getByRole('button')).toHaveText([
    'Listen: line 1',
    'Record yourself',
  ]);
});
