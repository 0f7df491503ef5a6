import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  PHONE_CONTEXT,
  readBankWords,
  tabAndEnter,
  tabTo,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';

/*
 * Five words are guessed from their meanings, letter by letter or as a whole. Six ropes hold a balloon; each
 * wrong letter cuts one, and with the sixth the word is lost. Hints and wrong guesses cost points.
 */

const TITLE = 'Guess the Word';
const WORDS = 5;

/** The word on the board, looked up in the bank by its meaning. */
async function findWordOnBoard(page: Page, level: 'a1' | 'b1'): Promise<string> {
  const clue = await page.getByRole('heading', { level: 2 }).textContent();
  const word = readBankWords(level).find(({ meaning }) => meaning === clue)?.word;
  if (word === undefined) throw new Error(`Nothing means: ${clue}`);
  return word;
}

/** The letters that the word does not contain. */
function listWrongLetters(word: string): readonly string[] {
  return [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !word.toLowerCase().includes(letter));
}

const continueButton = (page: Page) => page.getByRole('button', { name: /Next word|See your result/ });

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('Guess the Word is played to its end by keyboard alone on a small phone', async ({
    page,
    startGameByKeyboard,
  }) => {
    await startGameByKeyboard(TITLE);

    // One wrong letter, then the word letter by letter.
    const first = await findWordOnBoard(page, 'b1');
    await page.keyboard.press(listWrongLetters(first)[0] ?? '');
    await expect(getAnnouncer(page)).toContainText('5 ropes left.');
    await expectAccessible(page, 'Guess the Word in play');
    for (const letter of new Set(first.toLowerCase().replaceAll('-', ''))) await page.keyboard.press(letter);
    await expect(getAnnouncer(page)).toContainText(`You found it: ${first}.`);
    await expect(continueButton(page)).toBeFocused();
    await page.keyboard.press('Enter');

    // One word is lost.
    const second = await findWordOnBoard(page, 'b1');
    for (const letter of listWrongLetters(second).slice(0, 6)) await page.keyboard.press(letter);
    await expect(getAnnouncer(page)).toContainText(`The word was ${second}.`);
    await page.keyboard.press('Enter');

    // The others are guessed as whole words.
    for (let word = 3; word <= WORDS; word += 1) {
      const answer = await findWordOnBoard(page, 'b1');
      await tabAndEnter(page, page.getByRole('button', { name: 'Whole word' }));
      await tabTo(page, page.getByLabel('The whole word'));
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      await expect(continueButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expectEnd(page, 'You found 4 of 5 words.');
    await expect(page.getByText(/^It means: /)).toHaveCount(1);
    await expectAccessible(page, 'the end of Guess the Word');
  });
});

test('Guess the Word is played to its end by pointer on a desktop', async ({ page, startGameByPointer }) => {
  await startGameByPointer(TITLE, 'A1');
  for (let word = 1; word <= WORDS; word += 1) {
    const answer = await findWordOnBoard(page, 'a1');
    if (word === 1) {
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page.getByRole('button', { name: 'Whole word' }).click();
      await page.getByLabel('The whole word').fill('xylophones');
      await page.getByRole('button', { name: 'Guess it' }).click();
      await expect(page.getByText('It’s not xylophones.', { exact: false }).first()).toBeVisible();
    } else {
      await page.getByRole('button', { name: 'Whole word' }).click();
    }
    await page.getByLabel('The whole word').fill(`  ${answer.toUpperCase()} `);
    await page.getByRole('button', { name: 'Guess it' }).click();
    await continueButton(page).click();
  }
  await expectEnd(page, 'You found every word!');
  await expect(page.getByText('New best at A1: 47 of 50 points!')).toBeVisible();
});
