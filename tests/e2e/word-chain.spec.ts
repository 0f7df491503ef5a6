import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  getArcadeAddress,
  PHONE_CONTEXT,
  readBankWords,
  reloadAndContinue,
  tabAndEnter,
  test,
} from './game-room.ts';
import { alertWith, expect } from './learner.ts';

/*
 * The learner and the computer take turns: each word starts with the last letter of the word before, and no
 * word is used twice. The learner has 15 seconds for a word; then the game ends. Hints cost points. In Timed
 * Word Chain, words in a row score more.
 */

/** Longer than the computer's turn. */
const COMPUTERS_TURN_MS = 1500;
/** The time limit of a word. */
const LIMIT_MS = 15_000;

const GAMES = [
  { title: 'Word Chain', stopLabel: 'Give up', timeUp: 'Time’s up! You played 3 words.' },
  { title: 'Timed Word Chain', stopLabel: 'Stop here', timeUp: 'Time’s up! You made a chain of 3 words.' },
] as const;

const BANK = readBankWords('a1', 'a2', 'b1', 'b2', 'c1', 'c2').map(({ word }) => word);

const field = (page: Page) => page.getByRole('textbox', { name: /^A word starting with [A-Z]$/ });
const chain = (page: Page) => page.getByRole('list', { name: 'The chain' }).getByRole('listitem');

/** The words of the chain, without their points. */
async function readChainWords(page: Page): Promise<readonly string[]> {
  await expect(chain(page).first()).toBeVisible();
  const texts = await chain(page).allInnerTexts();
  return texts.map((text) => /^[a-z]+/.exec(text)?.[0] ?? text);
}

/** A word of the bank for the chain; at least four letters, because others get no spelling help. */
async function findFittingWord(page: Page): Promise<string> {
  const words = await readChainWords(page);
  const letter = words.at(-1)?.at(-1) ?? '';
  const word = BANK.find(
    (candidate) =>
      /^[a-z]{4,}$/.test(candidate) && candidate.startsWith(letter) && !words.includes(candidate),
  );
  if (!word) throw new Error(`The bank has no more words with ${letter}`);
  return word;
}

/** Waits after the learner's word until it is their turn again. */
async function waitForComputersWord(page: Page): Promise<void> {
  await page.clock.runFor(COMPUTERS_TURN_MS);
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
}

async function playFittingWord(page: Page): Promise<string> {
  const word = await findFittingWord(page);
  // Spaces and capitals don't matter.
  await page.keyboard.type(` ${word.toUpperCase()} `);
  await page.keyboard.press('Enter');
  await expect(getAnnouncer(page)).toContainText(`${word}: `);
  await expect(field(page)).toHaveValue('');
  return word;
}

for (const { title, stopLabel, timeUp } of GAMES) {
  test(`${title} is played to its end by keyboard alone on a small phone`, async ({
    page,
    startGameByKeyboard,
  }) => {
    await page.clock.install();
    await startGameByKeyboard(title);
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(alertWith(page, 'Please enter a word.')).toBeVisible();
    await page.keyboard.press('Enter');
    // Announced again: a space at the end makes it a new text for screen readers.
    await expect(getAnnouncer(page)).toHaveText(/^Please enter a word\.\s*$/);

    const [first = ''] = await readChainWords(page);
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(alertWith(page, `“${first}” is already in the chain. Find another word.`)).toBeVisible();
    await expect(field(page)).toHaveValue('');

    for (let words = 0; words < 3; words += 1) {
      await playFittingWord(page);
      await waitForComputersWord(page);
    }
    await tabAndEnter(page, page.getByRole('button', { name: 'Hint (−3 points)' }));
    await expect(getAnnouncer(page)).toContainText('Clue: ');

    await page.clock.runFor(LIMIT_MS);
    await expectEnd(page, timeUp);
    await expect(page.getByText(/^New best at B1: \d+ points!$/)).toBeVisible();
    await expect(page.getByText(`You played: ${first}`)).toBeVisible();
    await expectAccessible(page, `the end of ${title}`);
  });

  test(`${title} is played to its end by pointer on a desktop`, async ({ page, startGameByPointer }) => {
    await page.clock.install();
    await startGameByPointer(title, 'A1');
    await expect(page.getByRole('group', { name: 'Letters' })).toBeHidden();

    await page.getByRole('button', { name: /, meaning$/ }).click();
    await expect(page.getByText(/^[a-z]+ \([a-z]+\): ./)).toBeVisible();
    await page.getByRole('button', { name: 'Hint (−3 points)' }).click();
    await expect(field(page)).toHaveAccessibleDescription(/^Clue: .+ letters\)$/);
    await page.getByRole('button', { name: 'More (−3 points)' }).click();
    await expect(field(page)).toHaveAccessibleDescription(/, starting with “[a-z]+”$/);
    await expect(page.getByRole('button', { name: 'No more hints' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    const word = await findFittingWord(page);
    // One letter too many: the game suggests the word.
    await field(page).fill(word.slice(0, 1) + word);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText(`Did you mean “${word}”?`)).toBeVisible();
    await field(page).fill(word);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(chain(page).nth(1)).toContainText(word);
    await waitForComputersWord(page);
    await page.getByRole('button', { name: stopLabel }).click();

    await expectEnd(page, 'You stopped after 1 word.');
    await expect(page.getByText('Almost right! Here’s the right spelling.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the games' }).first().click();
    await expect(page.getByRole('link', { name: title, exact: true })).toContainText('Best at A1: ');
  });

  test(`${title} is restored after a reload with its chain`, async ({ page, startGameByPointer }) => {
    await page.clock.install();
    await startGameByPointer(title);
    const word = await playFittingWord(page);
    await waitForComputersWord(page);
    const before = await readChainWords(page);
    expect(before).toContain(word);
    await reloadAndContinue(page);
    expect(await readChainWords(page)).toEqual(before);
    await expect(field(page)).toBeFocused();
    await playFittingWord(page);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a running chain is accessible, and its on-screen keys type the word', async ({ page, enter }) => {
    await enter(getArcadeAddress());
    await page.clock.install();
    await page.getByRole('link', { name: 'Word Chain', exact: true }).click();
    await page.getByRole('button', { name: 'Game settings' }).click();
    await page.getByText('Twice as long').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Start a new game' }).click();

    const word = await findFittingWord(page);
    const getLetterKey = (name: string) =>
      page.getByRole('group', { name: 'Letters' }).getByRole('button', { name, exact: true });
    for (const letter of `${word}x`) await getLetterKey(letter.toUpperCase()).click();
    await getLetterKey('Delete the last letter').click();
    await expect(field(page)).toHaveValue(word);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(chain(page).nth(1)).toContainText(word);
    await waitForComputersWord(page);
    await page.getByRole('button', { name: 'Hint (−3 points)' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(alertWith(page, 'Please enter a word.')).toBeVisible();
    await expectAccessible(page, 'a chain in play');
  });
});
