import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Dialogue } from '../../src/content/dialogues/dialogue-schema.ts';
import { expectAccessible } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  getArcadeAddress,
  openGameFromHall,
  PHONE_CONTEXT,
  tabAndEnter,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';

/*
 * A dialogue has numbered gaps, which are filled with the offered options, or typed. When all are filled,
 * “Check” marks them; the wrong ones are filled again.
 * A hint removes a wrong option, and the dialogue can be played aloud.
 */

const TITLE = 'Dialogue Fill-In';

const gapButtons = (page: Page) => page.getByRole('button', { name: /^Gap \d/ });
const options = (page: Page) => page.locator('[data-place="hand"] fieldset button');
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });
const gapField = (page: Page) => page.getByRole('textbox', { name: /^Gap \d/ });

/** The gaps of the current dialogue, looked up in the bank. */
async function findCurrentGaps(page: Page, level: 'a1' | 'b1') {
  const title = await page.locator('[data-place="board"] h2').textContent();
  const bank: readonly Dialogue[] = JSON.parse(readFileSync(`src/content/dialogues/${level}.json`, 'utf8'));
  const dialogue = bank.find((each) => each.title === title);
  if (!dialogue) throw new Error(`No dialogue of ${level} is called ${title}`);
  return dialogue.gaps;
}

/** The texts of the offered options; `s` is one that a hint has struck out. */
const readOptions = (page: Page) => options(page).locator('> span, > s').allTextContents();

async function findRightOption(page: Page, answer: string): Promise<number> {
  return (await readOptions(page)).indexOf(answer);
}

async function findWrongOption(page: Page, answer: string): Promise<number> {
  return (await readOptions(page)).findIndex((text) => text !== answer);
}

test('a dialogue is filled to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  const [first, second, ...others] = await findCurrentGaps(page, 'b1');
  if (!first || !second) throw new Error('Nothing is left out');
  /** Presses the number key of an option, which counts from 1. */
  const chooseRight = async (answer: string) =>
    page.keyboard.press(String((await findRightOption(page, answer)) + 1));
  const chooseWrong = async (answer: string) =>
    page.keyboard.press(String((await findWrongOption(page, answer)) + 1));

  // Check explains why it does nothing yet.
  await tabAndEnter(page, checkButton(page));
  await expect(checkButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(checkButton(page)).toHaveAccessibleDescription(
    `Fill ${others.length + 2} more gaps, then check.`,
  );
  await expect(getAnnouncer(page)).toContainText('more gaps, then check.');

  // The number key of an option fills the focused gap, and moves to the next one.
  await chooseRight(first.answer);
  await expect(getAnnouncer(page)).toContainText(`Gap 1: ${first.answer}.`);
  await expect(gapButtons(page).nth(1)).toBeFocused();
  // An arrow key goes back to the first gap, and an option fills it again.
  await page.keyboard.press('ArrowUp');
  await expect(gapButtons(page).first()).toBeFocused();
  await chooseRight(first.answer);
  // The second gap and the last get a wrong answer, and stay for the second try.
  await chooseWrong(second.answer);
  for (const { answer } of others.slice(0, -1)) await chooseRight(answer);
  await chooseWrong(others.at(-1)?.answer ?? '');
  await expect(checkButton(page)).toBeFocused();
  await expectAccessible(page, 'Dialogue Fill-In in play');
  await page.keyboard.press('Enter');

  await expect(getAnnouncer(page)).toContainText('Try the others again.');
  await expect(gapButtons(page)).toHaveCount(2);
  await expect(gapButtons(page).first()).toBeFocused();
  await expect(gapButtons(page).first()).toHaveAccessibleDescription(/^Not “/);
  await expectAccessible(page, 'the second try of Dialogue Fill-In');
  await chooseRight(second.answer);
  await chooseRight(others.at(-1)?.answer ?? '');
  await page.keyboard.press('Enter');
  await expect(getAnnouncer(page)).toContainText('All correct!');
  await expect(page.getByRole('button', { name: 'See your result' })).toBeFocused();
  await expectAccessible(page, 'the whole dialogue');
  await page.keyboard.press('Enter');
  await expectEnd(page, /^You got \d of \d gaps right\.$/);
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
  await expectAccessible(page, 'the end of Dialogue Fill-In');
});

test('a dialogue is filled by pointer on a desktop, with a hint, and played aloud', async ({
  page,
  enter,
}) => {
  await enter(getArcadeAddress());
  await openGameFromHall(page, TITLE);
  await page.getByText('A1', { exact: true }).click();
  // Typing is offered from B1 on.
  await expect(page.getByText('Type answers', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const gaps = await findCurrentGaps(page, 'a1');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(options(page).locator('s')).toHaveCount(1);
  // From the last gap to the first.
  for (const [at, { answer }] of [...gaps.entries()].reverse()) {
    await gapButtons(page).nth(at).click();
    await options(page)
      .nth(await findRightOption(page, answer))
      .click();
    await expect(gapButtons(page).nth(at)).toContainText(answer);
  }
  await page.getByRole('button', { name: 'Hear it' }).click();
  await checkButton(page).click();
  await expect(getAnnouncer(page)).toContainText('All correct!');
  await page.getByRole('button', { name: 'See your result' }).click();
  await expectEnd(page, 'Every gap right first time!');
  await expect(page.getByText('3 of 3 stars')).toBeAttached();
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a dialogue is typed with the on-screen keyboard', async ({ page, startGameByPointer }) => {
    await startGameByPointer(TITLE, 'Type answers');
    const gaps = await findCurrentGaps(page, 'b1');
    await page.getByRole('button', { name: 'Q', exact: true }).tap();
    await page.getByRole('button', { name: 'Space', exact: true }).tap();
    await page.getByRole('button', { name: "'", exact: true }).tap();
    await expect(gapField(page)).toHaveValue("q '");
    for (const { answer } of gaps) {
      // Capitals and the spaces around an answer do not count.
      await gapField(page).fill(` ${answer.toUpperCase()} `);
      await page.keyboard.press('Enter');
    }
    await expectAccessible(page, 'Dialogue Fill-In, typed');
    await checkButton(page).tap();
    await expect(getAnnouncer(page)).toContainText('All correct!');
    await page.getByRole('button', { name: 'See your result' }).tap();
    await expectEnd(page, 'Every gap right first time!');
  });
});
