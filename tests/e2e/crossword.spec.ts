import type { Locator, Page } from '@playwright/test';
import { createClues } from '../../src/games/crossword/clues.ts';
import { expectAccessible, expectNoHorizontalScroll } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  PHONE,
  PHONE_CONTEXT,
  readBankWords,
  reloadAndContinue,
  tabTo,
  test,
} from './game-room.ts';
import { alertWith, expect } from './learner.ts';

/*
 * A clue is shown or spoken, and its word is typed into the squares, or into the list of clues without the
 * grid. Where words cross, they share a letter.
 * At A1 the letters are checked while they are typed; at higher levels checking is free. Showing a letter or
 * a word costs points.
 */

const TITLE = 'Crossword';

const BANK = readBankWords('a1', 'a2', 'b1');

const currentSquare = (page: Page) => page.locator('[role=gridcell][tabindex="0"]');
const clueBar = (page: Page) => page.getByRole('region', { name: 'Your clue' });
const resultButton = (page: Page) => page.getByRole('button', { name: 'See your result' });
const clueButtons = (page: Page) => page.getByRole('listitem').getByRole('button', { name: /letters/ });

/** The possible answers of a printed clue such as "A small animal (3)", looked up in the bank. */
function findAnswers(printed: string): readonly string[] {
  const [, text = '', length = ''] = /^(.*) \((\d+)\)$/.exec(printed.trim()) ?? [];
  return BANK.filter(
    (word) => word.word.length === Number(length) && createClues(word).some((clue) => clue.text === text),
  ).map(({ word }) => word.toLowerCase());
}

/** The first answer of the bank to a printed clue. */
async function findAnswer(clue: Locator): Promise<string> {
  const printed = await clue.locator('[aria-hidden=true]', { hasText: /\(\d+\)/ }).textContent();
  const [answer] = findAnswers(printed ?? '');
  if (answer === undefined) throw new Error(`The bank has no clue: ${printed}`);
  return answer;
}

/** The answer to a clue; a spoken clue is printed first. */
async function readAnswer(clue: Locator): Promise<string> {
  const read = clue.getByRole('button', { name: 'Read instead' });
  if (await read.isVisible()) await read.click();
  return findAnswer(clue);
}

/** A word of the same length that is wrong in every letter. */
function createWrongWord(answer: string): string {
  return [...answer].map((letter) => (letter === 'z' ? 'q' : 'z')).join('');
}

test('the crossword is played to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  await expect(currentSquare(page)).toBeFocused();
  await expect(currentSquare(page)).toHaveAccessibleName(/^\d+ (across|down), letter 1 of \d, blank/);

  const all = await clueButtons(page).count();
  for (let clue = 0; clue < all; clue += 1) {
    // Crossing words may have filled the last square.
    if (await resultButton(page).isVisible()) break;
    const read = clueBar(page).getByRole('button', { name: 'Read instead' });
    if (await read.isVisible()) {
      while (!(await read.evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Enter');
      await expect(read).toHaveCount(0);
      await tabTo(page, currentSquare(page));
    }
    const answer = await findAnswer(clueBar(page));
    if (clue === 0) {
      await page.keyboard.type('zz');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(getAnnouncer(page)).toContainText('Deleted.');
      await expect(currentSquare(page)).toHaveAccessibleName(/, letter 1 of \d, blank/);
      await expectAccessible(page, 'the crossword in play');
    }
    await page.keyboard.type(answer.toUpperCase());
    if (clue < all - 1) await page.keyboard.press('Enter');
  }

  await expect(resultButton(page)).toBeFocused();
  await expect(getAnnouncer(page)).toContainText('Solved! Every letter is right.');
  await expectAccessible(page, 'the solved crossword');
  await page.keyboard.press('Enter');
  await expectEnd(page, 'You solved the crossword!');
  await expect(page.getByText(/^New best at B1 .*: 100 of 100 points!$/)).toBeVisible();
  await expect(page.getByText('3 of 3 stars')).toBeAttached();
  await expectAccessible(page, 'the end of the crossword');
});

test('the crossword is played to its end by pointer on a desktop, with letters from the keyboard', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'A1');
  const typeLetters = async (word: string) => {
    for (const letter of word.toUpperCase()) {
      // If its other letters were filled already, the word may have solved the crossword.
      if (await resultButton(page).isVisible()) return;
      await page.keyboard.press(letter);
    }
  };
  const all = await clueButtons(page).count();
  let missed = '';
  for (let clue = 0; clue < all; clue += 1) {
    // Crossing words may have filled the last square.
    if (await resultButton(page).isVisible()) break;
    await clueButtons(page).nth(clue).click();
    const answer = await readAnswer(clueBar(page));
    if (clue === 0) {
      // At A1, letters are checked while they are typed.
      await typeLetters(createWrongWord(answer));
      await expect(currentSquare(page)).toHaveAccessibleName(/, not right/);
      await clueButtons(page).nth(clue).click();
      missed = answer;
    }
    await typeLetters(answer);
  }
  await expect(page.getByText('Solved!', { exact: true })).toBeVisible();
  await resultButton(page).click();
  await expectEnd(page, 'You solved the crossword!');
  await expect(page.getByText(/^It means: .* For example: /)).toHaveCount(1);
  await expect(page.getByText(`You wrote: ${createWrongWord(missed)}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the games' }).first().click();
  await expect(page.getByRole('link', { name: TITLE })).toContainText(/Best at A1 .*: 100 of 100 points/);
});

test('the crossword is restored after a reload with its letters, clues and cursor', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await expect(currentSquare(page)).toBeFocused();
  await page.keyboard.type('ab');
  const readSquareNames = () =>
    page.locator('[role=gridcell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  const before = await readSquareNames();
  const clues = await clueButtons(page).allTextContents();
  await reloadAndContinue(page);
  expect(await readSquareNames()).toEqual(before);
  expect(await clueButtons(page).allTextContents()).toEqual(clues);
  await expect(currentSquare(page)).toBeFocused();
  await expect(currentSquare(page)).toHaveAccessibleName(/, letter 3 of /);
});

test('the crossword is played to its end from the list of clues, without the grid', async ({
  page,
  startGameByPointer,
}) => {
  await page.setViewportSize(PHONE);
  await startGameByPointer(TITLE);
  await page.getByText('The list of clues').click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const all = await clueButtons(page).count();
  for (let clue = 0; clue < all; clue += 1) {
    const item = clueButtons(page).nth(clue).locator('xpath=ancestor::li[1]');
    await clueButtons(page).nth(clue).click();
    const answer = await readAnswer(item);
    const field = item.getByLabel(/^Answer to \d+ (across|down)$/);
    if (clue === 0) {
      await field.fill('it');
      await field.press('Enter');
      await expect(
        alertWith(page, `The answer has ${answer.length} letters. Your word has 2.`),
      ).toBeVisible();
      await expectAccessible(page, 'the list of clues');
    }
    await field.fill(` ${answer.toUpperCase()} `);
    await field.press('Enter');
  }
  await expect(resultButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectEnd(page, 'You solved the crossword!');
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('the large crossword fits a small phone with its clue and letters, and scrolls inside its box on a narrower one', async ({
    page,
    startGameByPointer,
  }) => {
    await startGameByPointer(TITLE, 'Large 13 × 13');
    await expect(currentSquare(page)).toBeFocused();
    await expectAccessible(page, 'the big crossword');
    const last = page.locator('[data-cell]').last();
    await last.click();
    await expect(currentSquare(page)).toHaveAttribute(
      'data-cell',
      (await last.getAttribute('data-cell')) ?? '',
    );
    const box = await currentSquare(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    for (const needed of [
      currentSquare(page),
      clueBar(page),
      page.getByRole('button', { name: 'Q', exact: true }),
    ]) {
      await expect(needed).toBeInViewport({ ratio: 1 });
    }

    await page.setViewportSize({ width: 300, height: 640 });
    await page
      .locator('[data-cell]')
      .first()
      .evaluate((cell: HTMLElement) => cell.click());
    await last.evaluate((cell: HTMLElement) => cell.click());
    await expect(currentSquare(page)).toBeInViewport({ ratio: 1 });
    expect((await currentSquare(page).boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await expectNoHorizontalScroll(page, 'the crossword');

    await page.getByRole('button', { name: 'Show the word' }).click();
    await expect(getAnnouncer(page)).toContainText('Shown: ');
    await page.getByText('Everything', { exact: true }).click();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(resultButton(page)).toBeFocused();
    await expect(page.getByText('These are the answers.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'These were all the answers.' })).toBeFocused();
    // A result without points is not compared.
    await expect(page.getByText(/best at/i)).toHaveCount(0);
    await expect(page.getByText(/of 3 stars/)).toHaveCount(0);
  });
});

test('a tap on a square re-renders only squares and clues', async ({ page, startGameByPointer }) => {
  await startGameByPointer(TITLE);
  await expect(currentSquare(page)).toBeFocused();
  await page.evaluate(() => {
    const changed: Element[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) changed.push(element);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changed });
  });
  const before = await currentSquare(page).getAttribute('data-cell');
  await page.locator('[role=gridcell][tabindex="-1"][data-cell]').last().click();
  await expect(currentSquare(page)).not.toHaveAttribute('data-cell', before ?? '');
  const elsewhere = await page.evaluate(() =>
    (window as unknown as { changed: Element[] }).changed
      .filter(
        (element) => !element.closest('[role=grid], section[aria-label="Your clue"], ol, [data-announcer]'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(elsewhere).toEqual([]);
});
