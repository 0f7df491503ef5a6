import type { Page } from '@playwright/test';
import { getGridLines, getRunLetters } from '../../src/games/word-search/grid/lines.ts';
import { expectAccessible } from './accessible-screen.ts';
import { createGridNavigator, expectEnd, getAnnouncer, readBankWords, test } from './game-room.ts';
import { expect } from './learner.ts';

/*
 * For each meaning, its word is hidden in a straight line of the grid. A line is drawn over it, or its first
 * and last letters are chosen, from either end. Showing a first letter costs points.
 */

const TITLE = 'Word Search';
const SIZE = 8;

const cells = (page: Page) => page.getByRole('gridcell');
const clues = (page: Page) => page.getByRole('list', { name: 'Hidden words' }).getByRole('listitem');

interface Hidden {
  word: string;
  from: number;
  to: number;
}

/** The positions of the words, looked up in the bank by their meanings. */
async function findHiddenWords(page: Page, level: 'a1' | 'b1'): Promise<readonly Hidden[]> {
  await expect(cells(page)).toHaveCount(SIZE * SIZE);
  const letters = (await cells(page).allTextContents()).map((letter) => letter.toLowerCase());
  const texts = await clues(page).allTextContents();
  const bank = readBankWords(level);
  return texts.map((text) => {
    const word = bank.find(({ meaning }) => text.replace(/^\d+/, '').startsWith(`${meaning} (`))?.word ?? '';
    for (const line of getGridLines(SIZE)) {
      const at = getRunLetters(letters, line).indexOf(word.toLowerCase());
      const from = line[at];
      const to = line[at + word.length - 1];
      if (word !== '' && from !== undefined && to !== undefined) return { word, from, to };
    }
    throw new Error(`Nothing in the grid means: ${text}`);
  });
}

/** The middle of a cell on the page. */
async function findMiddle(page: Page, cell: number): Promise<readonly [x: number, y: number]> {
  const box = await cells(page).nth(cell).boundingBox();
  if (!box) throw new Error(`Cell ${cell} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a word search is played to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  await expect(cells(page).first()).toBeFocused();
  const [first, second, ...others] = await findHiddenWords(page, 'b1');
  if (!first || !second) throw new Error('Nothing is hidden');
  const choose = createGridNavigator(page, SIZE);

  await choose(first.from);
  await expect(page.getByText('is one end. Choose the other.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('is one end. Choose the other.')).toHaveCount(0);
  await choose(first.from);
  await choose(first.to);
  await expect(getAnnouncer(page)).toContainText(`${first.word}: `);
  // From its last letter to its first.
  await choose(second.to);
  await choose(second.from);
  await expect(getAnnouncer(page)).toContainText('2 of 6 found');
  await expectAccessible(page, 'Word Search in play');
  for (const { from, to } of others) {
    await choose(from);
    await choose(to);
  }
  await expect(page.getByRole('button', { name: 'See your result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectEnd(page, 'You found all 6 words!');
  await expect(page.getByText('3 of 3 stars')).toBeAttached();
  await expectAccessible(page, 'the end of Word Search');
});

test('a word search is played by drawing lines on a desktop, with a hint, and given up', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'A1');
  const [first, second, third] = await findHiddenWords(page, 'a1');
  if (!first || !second || !third) throw new Error('Nothing is hidden');
  const draw = async ({ from, to }: Hidden) => {
    await page.mouse.move(...(await findMiddle(page, from)));
    await page.mouse.down();
    // An inexact line snaps to the grid.
    const [x, y] = await findMiddle(page, to);
    await page.mouse.move(x + 9, y + 9, { steps: 4 });
    await page.mouse.up();
  };
  await draw(first);
  await expect(getAnnouncer(page)).toContainText(`${first.word}: `);
  await page.getByRole('button', { name: 'First letter of number 2' }).click();
  await expect(getAnnouncer(page)).toContainText(`It starts with ${second.word.charAt(0).toUpperCase()}`);
  await draw(second);
  await expect(clues(page).nth(1)).toContainText('(found)');
  // Two taps draw a line, too, and a line without a word scores nothing.
  await cells(page).nth(third.from).click();
  await cells(page).nth(third.to).click();
  await expect(getAnnouncer(page)).toContainText('3 of 6 found');
  await draw({ word: '', from: first.from, to: first.from === 0 ? 9 : 0 });
  await page.getByRole('button', { name: 'Show me all' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(getAnnouncer(page)).toContainText('You didn’t find:');
  await page.getByRole('button', { name: 'See your result' }).click();
  await expectEnd(page, 'You found 3 of 6 words.');
  await expect(page.getByText(/^It means: /)).toHaveCount(4);
});
