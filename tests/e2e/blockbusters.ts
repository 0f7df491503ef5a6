import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BlockbustersClue, GoldRunPhrase } from '../../src/content/blockbusters/clue-schema.ts';
import { getShortestPathPlaces } from '../../src/games/blockbusters/computer.ts';
import { findJoinedPath, type Owners, type Side } from '../../src/games/blockbusters/hexagons.ts';
import { expect } from './learner.ts';

/** The clues and phrases of the banks, by which a test knows the answers to what it reads on the page. */

const readBank = <Item>(name: string): readonly Item[] =>
  JSON.parse(readFileSync(`src/content/blockbusters/${name}.json`, 'utf8'));
const QUESTIONS: readonly (BlockbustersClue | GoldRunPhrase)[] = ['a', 'b', 'c', 'gold-run'].flatMap((name) =>
  readBank<BlockbustersClue | GoldRunPhrase>(name),
);

/** The board has rows of five hexagons. */
const COLUMNS = 5;

/** The button that continues after a turn of the computer or an answer. */
export const continueButton = (page: Page) =>
  page.getByRole('button', {
    name: /^(Continue|Another clue|Next game|Play the Gold Run|See your result|Start the Gold Run|Hear the computer’s answer)$/,
  });
export const answerField = (page: Page) => page.getByLabel(/your answer/i);
const hexagons = (page: Page) => page.getByRole('grid').getByRole('button');

/** The answer to the clue on the card. */
export async function findAnswerOnCard(page: Page): Promise<string> {
  const clue = await page.getByRole('heading', { level: 2 }).textContent();
  const answer = QUESTIONS.find((question) => question.clue === clue)?.answer;
  if (answer === undefined) throw new Error(`No bank asks: ${clue}`);
  return answer;
}

/** The owner or colour of each hexagon; `null` for one that is still to be won. */
async function readMarks(page: Page): Promise<readonly (string | null)[]> {
  return hexagons(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-mark')).map((mark) => (mark === 'open' ? null : mark)),
  );
}

/** The hexagon to pick next: on a side's shortest path, or on the Gold Run's around black hexagons. */
async function findNextHexagon(page: Page, side: Side | 'gold'): Promise<number> {
  const marks = await readMarks(page);
  if (side !== 'gold') return getShortestPathPlaces(marks as Owners, side)[0] ?? -1;
  const path = findJoinedPath('blue', (place) => marks[place] !== 'black') ?? [];
  return path.find((place) => marks[place] === null) ?? -1;
}

/** The next action that the page waits for. */
export async function waitForNextStep(page: Page): Promise<'pick' | 'answer' | 'onward' | 'end'> {
  const end = page.getByRole('button', { name: 'Play again' });
  const open = page.getByRole('grid').locator('button:not([aria-disabled])').first();
  await expect(continueButton(page).or(answerField(page)).or(end).or(open).first()).toBeVisible();
  if (await end.isVisible()) return 'end';
  if (await continueButton(page).isVisible()) return 'onward';
  return (await answerField(page).isVisible()) ? 'answer' : 'pick';
}

/** The side whose turn it is to pick, as shown below the board. */
export async function readSideToPick(page: Page): Promise<Side | 'gold'> {
  const text = await page.locator('[data-place="hand"]').textContent();
  return /(?:are|is) (white|blue):/.exec(text ?? '')?.[1] === 'white'
    ? 'white'
    : /blue/.test(text ?? '')
      ? 'blue'
      : 'gold';
}

export async function pickByPointer(page: Page): Promise<void> {
  await hexagons(page)
    .nth(await findNextHexagon(page, await readSideToPick(page)))
    .click();
}

/** Moves to the hexagon with the arrow keys, and picks it. */
export async function pickByKeyboard(page: Page): Promise<void> {
  const target = await findNextHexagon(page, await readSideToPick(page));
  await expect(page.locator('[role="grid"] button:focus')).toBeVisible();
  const from = await hexagons(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  const columns = (target % COLUMNS) - (from % COLUMNS);
  const rows = Math.floor(target / COLUMNS) - Math.floor(from / COLUMNS);
  for (let step = 0; step < Math.abs(columns); step += 1) {
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  for (let step = 0; step < Math.abs(rows); step += 1) {
    await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  await page.keyboard.press('Enter');
}
