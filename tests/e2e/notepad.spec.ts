import type { Page } from '@playwright/test';
import { joinName } from '../../src/ui/join-name.ts';
import { openStep, stepButton } from './class-player.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { alertWith, button, expect, getClassroomAddress, test } from './learner.ts';
import { freeAnswerField, notesField, saveHomework } from './notes.ts';
import { createLessonRecord, KEEPING, PLAN, STARTING } from './records.ts';
import { endSpokenLine, readSpokenTexts, stubVoice } from './voice.ts';

const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drag = (page: Page) => sheet(page, 'Drag & Drop Activity');
const removeSection = (heading: string) => PLAN.replace(new RegExp(`## ${heading}\\n[^#]*`), '');

test('flashcards show the word, then its meaning and example, and announce once that all were turned', async ({
  page,
  openLesson,
}) => {
  await openLesson({ skillFocus: 'Vocabulary' }, 'words-1');
  const cards = sheet(page, 'Vocabulary Flashcards').getByRole('button');
  await expect(cards).toHaveCount(2);
  await expect(sheet(page, 'Vocabulary')).toBeHidden();
  const first = cards.first();
  await expect(first).toContainText('corner');
  await expect(first).not.toContainText('where two streets meet');
  await first.click();
  await expect(first).toContainText('where two streets meet');
  await expect(first).toContainText('Turn left at the corner.');
  await first.click();
  await expect(first).not.toContainText('where two streets meet');

  const announcement = page.getByRole('status').filter({ hasText: 'You have turned all 2 cards.' });
  await expect(announcement).toBeHidden();
  await cards.nth(1).click();
  await expect(announcement).toHaveCount(1);
});

test('a class has the sections of its skill and its plan, and says what is missing', async ({
  page,
  enter,
}) => {
  await enter(getClassroomAddress('grammar', 'words-1'), {
    lessons: [
      createLessonRecord('grammar'),
      createLessonRecord('wordless', { skillFocus: 'Vocabulary', classPlan: removeSection('Vocabulary') }),
      createLessonRecord('bare', { classPlan: '# Bare\n\nOnly a few words.' }),
    ],
  });
  const table = sheet(page, 'Vocabulary').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Word', 'Meaning', 'Example']);
  await expect(table.getByRole('row').nth(1)).toContainText('corner');
  await expect(sheet(page, 'Vocabulary Flashcards')).toBeHidden();
  await expect(stepButton(page, 'Speaking')).toHaveCount(0);

  await page.goto(getClassroomAddress('wordless', 'words-1'));
  await expect(sheet(page, 'Vocabulary Flashcards')).toContainText('No vocabulary items available.');

  await page.goto(getClassroomAddress('bare', 'write'));
  await expect(sheet(page, 'Notes')).toBeVisible();
  await button(page, 'Whole page').click();
  await expect(sheet(page, 'Vocabulary')).toBeHidden();
  await expect(sheet(page, 'Exercises')).toBeHidden();
  // Without a Quick Check, four placeholders are sorted instead.
  await expect(drag(page)).toContainText('Excuse me, do you have a moment?');
});

/** Puts a phrase into a zone with two clicks. */
async function putPhrase(page: Page, phrase: string, zone: 'Starting' | 'Keeping') {
  await drag(page).getByRole('button', { name: phrase, exact: true }).click();
  await drag(page)
    .getByRole('button', { name: `Put it in ${zone}` })
    .click();
}

test('phrases are sorted by clicks and checked, and a click in a zone takes one out', async ({
  page,
  openLesson,
}) => {
  await openLesson({}, 'sorting');
  const [first, second] = STARTING;
  const [third, fourth] = KEEPING;
  await putPhrase(page, first, 'Starting');
  await putPhrase(page, third, 'Starting');
  await page.reload();
  await button(page, 'Check Answers').click();
  await expect(drag(page).getByRole('alert')).toContainText('Some answers are incorrect. Try again!');

  await drag(page)
    .getByRole('button', { name: joinName(third, 'in the wrong group', 'remove') })
    .click();
  await expect(drag(page).getByRole('alert')).toBeHidden();
  await putPhrase(page, second, 'Starting');
  await putPhrase(page, third, 'Keeping');
  await putPhrase(page, fourth, 'Keeping');
  await button(page, 'Check Answers').click();
  await expect(drag(page).getByRole('status').filter({ hasText: 'All correct! Great job!' })).toBeVisible();

  await button(page, 'Reset').click();
  await expect(drag(page).getByRole('button', { name: first, exact: true })).toBeVisible();
  await expect(drag(page).getByText('All correct! Great job!')).toBeHidden();
});

test('phrases are sorted by keyboard alone', async ({ page, openLesson }) => {
  await openLesson({}, 'sorting');
  for (const [phrase, steps] of [
    [STARTING[0], 1],
    [STARTING[1], 1],
    [KEEPING[0], 2],
    [KEEPING[1], 2],
  ] as const) {
    await drag(page).getByRole('button', { name: phrase, exact: true }).focus();
    await page.keyboard.press('Space');
    // Keys work once the phrase is picked up.
    await expect(page.getByText('Over the phrases.')).toBeAttached();
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('ArrowDown');
      const over = step === 0 ? 'Over Starting.' : 'Over Keeping.';
      await expect(page.getByText(over)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(drag(page).getByRole('button', { name: joinName(phrase, 'remove') })).toBeVisible();
  }
  await button(page, 'Check Answers').focus();
  await page.keyboard.press('Enter');
  await expect(drag(page).getByText('All correct! Great job!')).toBeVisible();
});

test('a phrase is dragged into a zone with the mouse', async ({ page, openLesson }) => {
  await openLesson({}, 'sorting');
  const phrase = drag(page).getByRole('button', { name: STARTING[0], exact: true });
  // The browser fires many small moves during a drag.
  await phrase.dragTo(drag(page).getByText('Phrases to start with'), { steps: 12 });
  await expect(drag(page).getByRole('button', { name: joinName(STARTING[0], 'remove') })).toBeVisible();
});

test('the prompt is the first sentence of the first exercise, in en-US, and can be played again', async ({
  page,
  openLesson,
}) => {
  await stubVoice(page);
  await openLesson({ skillFocus: 'Speaking' }, 'speaking');
  await button(page, 'Play Prompt').click();
  await endSpokenLine(page);
  await expect(button(page, 'Play Again')).toBeVisible();
  await expect(button(page, 'Play Prompt')).toBeHidden();
  await button(page, 'Play Again').click();
  const sentence = { text: 'How do you get to the station?', lang: 'en-US' };
  expect(await page.evaluate(() => window.requestedUtterances)).toMatchObject([sentence, sentence]);

  await page.reload();
  await expect(button(page, 'Play Again')).toBeVisible();
});

test('a lesson without exercises and plan has nothing to play', async ({ page, openLesson }) => {
  await stubVoice(page);
  await openLesson({ skillFocus: 'Speaking', classPlan: '' }, 'speaking');
  await button(page, 'Play Prompt').click();
  await expect(alertWith(page, 'No sentence available for playback.')).toBeVisible();
  await expect(button(page, 'Play Prompt')).toBeVisible();
  expect(await readSpokenTexts(page)).toEqual([]);
});

test('homework needs notes, is saved once by a double click, and clears the notepad', async ({
  page,
  openLesson,
  readLearnerDocument,
}) => {
  await openLesson();
  for (const empty of ['', '  ']) {
    await openStep(page, 'Write');
    await notesField(page).fill(empty);
    await openStep(page, 'Take home');
    await button(page, 'Save to Homework').click();
    await expect(alertWith(page, 'Missing notes or date.')).toBeVisible();
  }

  await openStep(page, 'Sort the phrases');
  await putPhrase(page, STARTING[0], 'Starting');
  await openStep(page, 'Exercise 2');
  await freeAnswerField(page).fill('left');
  await openStep(page, 'Write');
  await notesField(page).fill('I take the bus.');
  await openStep(page, 'Take home');
  await button(page, 'Save to Homework').dblclick();
  await expect(page.getByText('Badge: Pathfinder (new!)')).toBeVisible();
  await openStep(page, 'Exercise 2');
  await expect(freeAnswerField(page)).toHaveValue('');
  await openStep(page, 'Write');
  await expect(notesField(page)).toHaveValue('');
  await expect.poll(readLearnerDocument).toMatchObject({
    badges: ['Pathfinder'],
    homework: [
      {
        lesson: PLAN,
        notes: 'I take the bus.',
        exercises: { 1: 'left' },
        dragItems: { starting: [STARTING[0]] },
        flippedCards: false,
        audioPlayed: false,
      },
    ],
    course: {
      skills: expect.arrayContaining([expect.objectContaining({ skill: 'Grammar', completed: 1 })]),
    },
  });

  // The same badge is stored once.
  await notesField(page).fill('I walk.');
  await openStep(page, 'Take home');
  await button(page, 'Save to Homework').click();
  await expect(page.getByText('Badge: Pathfinder (you already have it)')).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByText('Pathfinder')).toHaveCount(1);
});

test('homework of a plan without a badge earns the Lesson Star and stores the turned flashcards and the played prompt', async ({
  page,
  openLesson,
  readLearnerDocument,
}) => {
  await openLesson({ skillFocus: 'Vocabulary', classPlan: removeSection('Badge') }, 'words-1');
  for (const card of await sheet(page, 'Vocabulary Flashcards').getByRole('button').all()) await card.click();
  await saveHomework(page, 'Two words.');
  await expect(page.getByText('Badge: Lesson Star (new!)')).toBeVisible();
  await openStep(page, 'Words');
  await expect(sheet(page, 'Vocabulary Flashcards')).toContainText('0 of 2 turned.');
  await expect
    .poll(async () => (await readLearnerDocument())?.homework)
    .toMatchObject([{ flippedCards: true, audioPlayed: false }]);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('the buttons of the groups are in sight below each phrase that is tapped', async ({
    page,
    openLesson,
  }) => {
    await openLesson({}, 'sorting');
    for (const phrase of [...KEEPING, ...STARTING]) {
      await drag(page).getByRole('button', { name: phrase, exact: true }).tap();
      for (const zone of ['Starting', 'Keeping']) {
        const target = drag(page).getByRole('button', { name: `Put it in ${zone}` });
        await expect(target).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() =>
            target.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }),
          )
          .toBe(true);
      }
      await drag(page).getByRole('button', { name: phrase, exact: true }).tap();
    }
  });
});
