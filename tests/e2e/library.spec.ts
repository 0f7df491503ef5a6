import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { getAnnouncer, PHONE, tabAndEnter } from './game-room.ts';
import { expect, test } from './learner.ts';

/** Checks whole rounds of the library's quiz. */

const LIBRARY = '/app?room=library';

interface BankQuestion {
  id: string;
  question: string;
  correctAnswer: string;
  explanation: string;
}

const bank = ['easy', 'medium', 'hard'].flatMap((difficulty): BankQuestion[] =>
  JSON.parse(readFileSync(`src/content/general-knowledge/${difficulty}.json`, 'utf8')),
);

/** The current question, once it differs from `before`. */
async function questionAfter(page: Page, before?: BankQuestion): Promise<BankQuestion> {
  const heading = page.getByRole('heading', { level: 2, name: /\?$/ });
  if (before) await expect(heading).not.toHaveText(before.question);
  const text = (await heading.textContent()) ?? '';
  const question = bank.find(({ question }) => question === text);
  if (!question) throw new Error(`Not in the bank: ${text}`);
  return question;
}

function getOptions(page: Page, { question }: BankQuestion) {
  return page.getByRole('group', { name: question }).getByRole('button');
}

type Choice = 'right' | 'wrong';

/** The position, from 0, of the right option or of the first wrong one. */
async function findOptionPosition(page: Page, question: BankQuestion, choice: Choice): Promise<number> {
  const texts = await getOptions(page, question).locator('span:first-of-type').allInnerTexts();
  return texts.findIndex((text) => (text === question.correctAnswer) === (choice === 'right'));
}

/** Answers by pointer, continues, and returns the question. */
async function answerByPointer(page: Page, choice: Choice, before?: BankQuestion): Promise<BankQuestion> {
  const question = await questionAfter(page, before);
  await getOptions(page, question)
    .nth(await findOptionPosition(page, question, choice))
    .click();
  await expect(page.getByText(question.explanation, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^(Next question|Try the |See your result)/ }).click();
  return question;
}

/** Plays a round without a mistake. */
async function playFaultless(page: Page): Promise<BankQuestion[]> {
  const questions: BankQuestion[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    questions.push(await answerByPointer(page, 'right', questions.at(-1)));
  }
  return questions;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a quiz opened from the map is played to its end by keyboard alone, and a missed question comes back', async ({
    page,
    enter,
  }) => {
    await enter();
    await tabAndEnter(page, page.getByRole('button', { name: 'Library' }));
    const start = page.getByRole('button', { name: 'Start a new game' });
    await expect(start).toBeVisible();
    // The learner's level is B1.
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expectAccessible(page, 'the library');
    await tabAndEnter(page, start);

    const missed = await test.step('miss the first question', async () => {
      const question = await questionAfter(page);
      await expect(page.getByRole('heading', { name: question.question })).toBeFocused();
      await expectAccessible(page, 'a question');
      await page.keyboard.press(String((await findOptionPosition(page, question, 'wrong')) + 1));
      await expect(page.getByText(`The right answer is: ${question.correctAnswer}.`).first()).toBeVisible();
      await expect(getAnnouncer(page)).toHaveText(
        `Not quite. The right answer is: ${question.correctAnswer}. ${question.explanation}`,
      );
      await expect(page.getByRole('button', { name: 'Next question' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Next question' })).toBeInViewport();
      await expectAccessible(page, 'an explanation');
      await page.keyboard.press('Enter');
      return question;
    });

    let before = missed;
    for (let turn = 1; turn < 10; turn += 1) {
      before = await questionAfter(page, before);
      await page.keyboard.press(String((await findOptionPosition(page, before, 'right')) + 1));
      await expect(page.getByRole('button', { name: /^(Next question|Try the )/ })).toBeFocused();
      await page.keyboard.press('Enter');
    }

    await test.step('know it when it comes back', async () => {
      expect(await questionAfter(page, before)).toEqual(missed);
      await page.keyboard.press(String((await findOptionPosition(page, missed, 'right')) + 1));
      await expect(page.getByText('Right this time!').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'See your result' })).toBeFocused();
      await page.keyboard.press('Enter');
    });

    await expect(page.getByRole('heading', { name: 'You got 9 of 10 right first time.' })).toBeFocused();
    await expect(page.getByText('New best at Medium: 19 of 20 points!')).toBeVisible();
    const miss = page.getByRole('listitem').filter({ hasText: missed.question });
    await expect(miss).toContainText(missed.correctAnswer);
    await expect(miss).toContainText(missed.explanation);
    await expectAccessible(page, 'the end');
  });
});

test('two quiz rounds opened from the map repeat no question, and the better result is saved', async ({
  page,
  enter,
}) => {
  await enter();
  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByText('Easy', { exact: true }).click();
  await expect(page.getByText('Not played yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start a new game' }).click();

  const first = await playFaultless(page);
  await expect(page.getByText('New best at Easy: 20 of 20 points!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play again' }).click();

  const second: BankQuestion[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    second.push(await answerByPointer(page, 'wrong', second.at(-1)));
  }
  await expect(page.getByText('0 of 20 points. Your best at Easy: 20 of 20 points.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'You chose:' })).toHaveCount(10);
  expect(new Set(second.slice(0, 10).map(({ id }) => id)).size).toBe(10);
  expect(second.slice(10)).toEqual(second.slice(0, 10));
  expect(second.filter((question) => first.includes(question))).toEqual([]);
  await expectAccessible(page, 'the end of a lost round');

  await page.getByRole('button', { name: 'Change the level' }).click();
  await page.getByText('Easy', { exact: true }).click();
  await expect(page.getByText('Your best here: 20 of 20 points')).toBeVisible();
});

test('an unfinished quiz round continues after a reload, also between an answer and the next question', async ({
  page,
  enter,
}) => {
  await enter(LIBRARY);
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const first = await answerByPointer(page, 'right');
  const second = await questionAfter(page, first);
  await getOptions(page, second)
    .nth(await findOptionPosition(page, second, 'wrong'))
    .click();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('You have an unfinished game: Medium.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(second.explanation, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  const third = await questionAfter(page, second);

  await page.getByRole('link', { name: 'Leave the room' }).click();
  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await questionAfter(page)).toEqual(third);
  await expect(page.getByText('3 of 10')).toBeVisible();
});
