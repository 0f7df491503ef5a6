import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import {
  createGridNavigator,
  DESKTOP,
  expectEnd,
  getAnnouncer,
  PHONE,
  readBankWords,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';
import { WITH_MOTION } from './with-motion.ts';

test.use({ contextOptions: WITH_MOTION });

/*
 * Sixteen cards lie face down: eight words and their meanings. Two cards are turned at a time; a pair stays
 * open, two others are turned back after a moment. The second time that the same wrong pair is opened counts
 * as a mistake. Fewer moves are a better result.
 */

const TITLE = 'Memory Match';
const COLUMNS = 4;
/** A little more than the time that two open cards are locked for, in milliseconds. */
const MATCH_MS = 1100;
const MISMATCH_MS = 1300;

const cards = (page: Page) => page.locator('[role=gridcell] button');

/** The positions of each word and its meaning, looked up in the bank. */
async function findPairs(
  page: Page,
  level: 'a1' | 'b1' = 'b1',
): Promise<readonly (readonly [number, number])[]> {
  await expect(cards(page)).toHaveCount(16);
  const bank = readBankWords(level);
  const texts = await cards(page).locator('> span:first-child').allTextContents();
  return texts.flatMap((text, index) => {
    const meaning = bank.find(({ word }) => word === text)?.meaning;
    const partner = meaning === undefined ? -1 : texts.indexOf(meaning);
    return partner < 0 ? [] : [[index, partner] as const];
  });
}

test('Memory Match is played to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await page.clock.install();
  await startGameByKeyboard(TITLE);
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page).nth(6)).toHaveAccessibleName('Row 2, column 3: face down');
  const [first, second, ...others] = await findPairs(page);
  if (!first || !second) throw new Error('No pairs were dealt');
  const turn = createGridNavigator(page, COLUMNS);

  // The same wrong pair twice; the second time counts as a mistake.
  for (let time = 0; time < 2; time += 1) {
    await turn(first[0]);
    await turn(second[1], 'Space');
    await expect(getAnnouncer(page)).toContainText('Not a pair.');
    await page.clock.runFor(MISMATCH_MS);
  }
  await turn(first[0]);
  await turn(first[1], 'Space');
  await expect(getAnnouncer(page)).toContainText('A pair!');
  await page.clock.runFor(MATCH_MS);
  await expectAccessible(page, 'Memory Match in play');
  for (const [word, meaning] of [second, ...others]) {
    await turn(word);
    await turn(meaning);
    await page.clock.runFor(MATCH_MS);
  }

  await expectEnd(page, 'You found all 8 pairs!');
  await expect(page.getByText('New best at B1: 10 moves!')).toBeVisible();
  await expect(page.getByText('3 of 3 stars')).toBeAttached();
  await expect(page.getByText(/^It means: /)).toHaveCount(1);
  await expectAccessible(page, 'the end of Memory Match');
});

test('Memory Match is played to its end by pointer on a desktop, and shows the best result in the hall', async ({
  page,
  startGameByPointer,
}) => {
  await page.clock.install();
  await startGameByPointer(TITLE, 'A1');
  for (const [word, meaning] of await findPairs(page, 'a1')) {
    await cards(page).nth(word).click();
    await cards(page).nth(meaning).click();
    await page.clock.runFor(MATCH_MS);
  }
  await expectEnd(page, 'You found all 8 pairs!');
  await expect(page.getByText('Look at these again')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the games' }).first().click();
  await expect(page.getByRole('link', { name: TITLE })).toContainText('Best at A1: 8 moves');
  await expect(page.getByRole('link', { name: TITLE })).not.toContainText('Continue');
});

test('all cards have one size in every window, so that no size reveals a card', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await expect(cards(page)).toHaveCount(16);
  for (const size of [DESKTOP, PHONE, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    const sizes = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map((box) => [box.width, box.height].map(Math.round)),
    );
    expect(new Set(sizes.map(String)).size, `at ${size.width} by ${size.height}`).toBe(1);
  }
});
