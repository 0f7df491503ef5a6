import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listWordForms } from '../content/words/word-forms.ts';
import { expectAccessible } from './accessible-screen.ts';
import { expectEnd, getAnnouncer, readBankWords, tabAndEnter, test } from './game-room.ts';
import { button, expect } from './learner.ts';

/*
 * Ten questions about words and general knowledge. A right answer scores two points, or one with a hint,
 * which removes two wrong options. After the tenth, the missed questions are asked again, without
 * points.
 */

const TITLE = 'Quiz';
const QUESTIONS = 10;

interface Fact {
  question: string;
  correctAnswer: string;
}

const facts = loadFacts();
const words = readBankWords('a1', 'b1');

function loadFacts(): readonly Fact[] {
  return ['a1', 'easy'].flatMap((difficulty) =>
    JSON.parse(readFileSync(`src/content/general-knowledge/${difficulty}.json`, 'utf8')),
  );
}

const options = (page: Page) => page.locator('fieldset').getByRole('button');
const continueButton = (page: Page) =>
  page.getByRole('button', { name: /^(Next question|Try the |See your result)/ });

/** Whether an option is right, looked up in the banks. */
function isRight(question: string, option: string): boolean {
  const fact = facts.find((each) => each.question === question);
  if (fact) return fact.correctAnswer === option;
  const quoted = [...question.matchAll(/“([^”]+)”/g)].at(-1)?.[1] ?? '';
  if (question.startsWith('What does')) {
    return words.some(({ word, meaning }) => word === quoted && meaning === option);
  }
  if (/nearly the same as|the opposite of/.test(question)) {
    return words.some(
      ({ word, synonyms = [], opposites = [] }) =>
        word === quoted && [...synonyms, ...opposites].includes(option),
    );
  }
  return words.some(
    ({ word, meaning }) => meaning === quoted && listWordForms(word).has(option.toLowerCase()),
  );
}

interface AskedQuestion {
  text: string;
  /** The positions of the options, from 0. */
  right: number;
  wrong: number;
}

/** The current question, once it differs from `before`. */
async function readQuestionAfter(page: Page, before?: AskedQuestion): Promise<AskedQuestion> {
  const heading = page.locator('[data-place="board"]').getByRole('heading', { level: 2 });
  await expect(continueButton(page)).toHaveCount(0);
  if (before) await expect(heading).not.toHaveText(before.text);
  const text = ((await heading.textContent()) ?? '').trim();
  const optionTexts = await options(page).locator('> :nth-child(2)').allTextContents();
  const right = optionTexts.findIndex((option) => isRight(text, option));
  if (right < 0) throw new Error(`None of ${optionTexts.join(' / ')} answers: ${text}`);
  return { text, right, wrong: right === 0 ? 1 : 0 };
}

async function answerByKey(page: Page, place: number): Promise<void> {
  await page.keyboard.press(String(place + 1));
  await expect(continueButton(page)).toBeFocused();
}

test('the quiz is played to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);

  const missed = await readQuestionAfter(page);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'a question of the Quiz');
  await answerByKey(page, missed.wrong);
  await expect(getAnnouncer(page)).toContainText('Not quite. The right answer is: ');
  await expect(continueButton(page)).toBeInViewport();
  await expectAccessible(page, 'an explanation of the Quiz');
  await page.keyboard.press('Enter');

  // The second one with a hint.
  let before = await readQuestionAfter(page, missed);
  await tabAndEnter(page, page.getByRole('button', { name: /^Hint/ }));
  await expect(getAnnouncer(page)).toContainText('Two wrong answers are gone:');
  await expectAccessible(page, 'a question with a hint');
  await answerByKey(page, before.right);
  await page.keyboard.press('Enter');
  for (let turn = 3; turn <= QUESTIONS; turn += 1) {
    before = await readQuestionAfter(page, before);
    await answerByKey(page, before.right);
    await page.keyboard.press('Enter');
  }

  const again = await readQuestionAfter(page, before);
  expect(again.text).toBe(missed.text);
  await answerByKey(page, again.right);
  await expect(page.getByText('Right this time!').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expectEnd(page, 'You got 9 of 10 right first time.');
  await expect(page.getByText('New best at B1: 18 of 20 points!')).toBeVisible();
  await expectAccessible(page, 'the end of the Quiz');
});

test('the quiz is played by pointer on a desktop, and two rounds repeat no question', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'A1');
  const texts: string[] = [];
  for (const round of [1, 2]) {
    let before: AskedQuestion | undefined;
    for (let turn = 1; turn <= QUESTIONS; turn += 1) {
      before = await readQuestionAfter(page, before);
      texts.push(before.text);
      await options(page).nth(before.right).click();
      await continueButton(page).click();
    }
    await expectEnd(page, 'Every answer right first time!');
    await expect(page.getByText('3 of 3 stars')).toBeAttached();
    if (round === 2) break;
    await button(page, 'Play again').click();
    await expect(button(page, 'Pause')).toBeVisible();
  }
  expect(new Set(texts).size).toBe(2 * QUESTIONS);
});
