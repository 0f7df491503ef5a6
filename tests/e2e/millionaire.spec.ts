import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LADDER_PARTS, type MillionaireQuestion } from '../../src/content/millionaire/millionaire-schema.ts';
import { expectAccessible } from './accessible-screen.ts';
import { expectEnd, getAnnouncer, reloadAndContinue, tabAndEnter, test } from './game-room.ts';
import { expect } from './learner.ts';

/*
 * Fifteen questions make a ladder. One wrong answer ends the game, but the points of steps 5 and 10 are
 * safe; the learner can also stop and keep all points.
 * An answer is chosen first, and then made final or taken back. The two lifelines, each once a game: “50/50”
 * removes two wrong answers, and “Ask AI” says what it thinks.
 * Each question of the bank has a trap, its most tempting wrong answer.
 */

const TITLE = 'Millionaire';
const STEPS = 15;

const bank: readonly MillionaireQuestion[] = LADDER_PARTS.flatMap((part) =>
  JSON.parse(readFileSync(`src/content/millionaire/${part}.json`, 'utf8')),
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const options = (page: Page) => page.locator('fieldset').getByRole('button');
const continueButton = (page: Page) => button(page, /^(Continue|See your result)/);
/** A text without its gap and its spaces, which a page and the bank write differently. */
const removeGaps = (text: string) => text.replaceAll(/gap|___|\s+/g, '');

interface AskedQuestion extends MillionaireQuestion {
  /** The keys of the answer and of the trap. */
  right: string;
  wrong: string;
}

/** The question of that step, once it is shown. */
async function readQuestion(page: Page, step: number): Promise<AskedQuestion> {
  await expect(page.getByText(`${step} of ${STEPS}`, { exact: true })).toBeVisible();
  await expect(continueButton(page)).toHaveCount(0);
  const text = removeGaps(await page.getByRole('heading', { level: 2 }).innerText());
  const optionTexts = await options(page).locator('> :nth-child(2)').allTextContents();
  const question = bank.find(
    ({ question, answer }) => removeGaps(question) === text && optionTexts.includes(answer),
  );
  if (question?.step !== step) throw new Error(`No question of step ${step}: ${text}`);
  const getKey = (option: string) => String(optionTexts.indexOf(option) + 1);
  return { ...question, right: getKey(question.answer), wrong: getKey(question.trap) };
}

/** Gives the final answer by keyboard, without waiting for the pause to end. */
async function answerByKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(button(page, /^Final answer/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'See the answer').or(continueButton(page))).toBeFocused();
  if (await button(page, 'See the answer').isVisible()) await page.keyboard.press('Enter');
  await expect(continueButton(page)).toBeFocused();
}

test('the millionaire ladder is climbed to the top by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);

  const first = await readQuestion(page, 1);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'a question of Millionaire');
  await page.keyboard.press(first.wrong);
  await expect(button(page, /^Final answer/)).toBeFocused();
  await expectAccessible(page, 'a final answer of Millionaire');
  await tabAndEnter(page, button(page, 'Not yet'));
  await expect(page.locator('fieldset button:focus')).toHaveText(new RegExp(first.trap.slice(0, 8)));
  await tabAndEnter(page, button(page, '50/50'));
  await expect(getAnnouncer(page)).toContainText('Two wrong answers are gone:');
  await tabAndEnter(page, button(page, 'Ask AI'));
  await expect(getAnnouncer(page)).toContainText('% sure');
  await expectAccessible(page, 'the lifelines of Millionaire');

  for (let step = 1; step < STEPS; step += 1) {
    const { right } = await readQuestion(page, step);
    await answerByKey(page, right);
    if (step === 5) await expect(getAnnouncer(page)).toContainText('Right! 1,000 points, and they’re safe.');
    await page.keyboard.press('Enter');
  }
  await answerByKey(page, (await readQuestion(page, STEPS)).right);
  await expect(continueButton(page)).toBeInViewport();
  await expectAccessible(page, 'the top of the ladder');
  await page.keyboard.press('Enter');
  await expectEnd(page, '1,000,000 points! You’re at the top!');
  await expect(page.getByText('New best at B1: 1,000,000 points!')).toBeVisible();
  await expectAccessible(page, 'the end of Millionaire');
});

test('a wrong answer falls to the safe step and is explained, by pointer on a desktop', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'A1');
  const getRung = (state: string) =>
    page.getByRole('region', { name: 'The steps' }).locator(`[data-rung=${state}]`);
  // Nothing covers the lowest step.
  await getRung('now').click({ trial: true });
  // Five right answers make 1,000 points safe; the sixth is wrong.
  for (let step = 1; step <= 6; step += 1) {
    const { right, wrong, trap } = await readQuestion(page, step);
    await expect(getRung('lit')).toHaveCount(step - 1);
    await options(page)
      .nth(Number(step === 6 ? wrong : right) - 1)
      .click();
    await button(page, /^Final answer/).click();
    await expect(continueButton(page)).toBeVisible();
    if (step < 6) await continueButton(page).click();
    else await expect(options(page).filter({ hasText: '(wrong)' })).toContainText(trap);
  }
  await expect(getRung('missed')).toHaveText(/^6/);
  const fallen = await page.getByRole('heading', { level: 2 }).innerText();
  await continueButton(page).click();
  await expectEnd(page, 'Not right this time, but 1,000 points were safe.');
  const missed = bank.find(({ question }) => removeGaps(question) === removeGaps(fallen));
  await expect(
    page.getByRole('listitem').getByText(`${missed?.explanation} Not “${missed?.trap}”. ${missed?.because}`),
  ).toBeVisible();
  await expectAccessible(page, 'the end of a fall');
});

test('a game is restored after a reload with its used lifelines, and ended by walking away', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await answerByKey(page, (await readQuestion(page, 1)).right);
  await continueButton(page).click();
  const { right } = await readQuestion(page, 2);
  await button(page, '50/50').click();
  const removedOptions = await options(page).locator('s').allTextContents();
  expect(removedOptions).toHaveLength(2);
  await button(page, 'Ask AI').click();
  const hint = page.getByText(/^The AI: /).first();
  const hinted = await hint.textContent();
  await reloadAndContinue(page);
  expect(await options(page).locator('s').allTextContents()).toEqual(removedOptions);
  await expect(hint).toHaveText(hinted ?? '');
  await expect(button(page, '50/50 (used)')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Ask AI (used)')).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press(right);
  await reloadAndContinue(page);
  await expect(button(page, /^Final answer/)).toBeVisible();
  await button(page, 'Not yet').click();
  await button(page, 'Stop here').click();
  await expect(button(page, 'Continue')).toBeFocused();
  await button(page, 'Stop now').click();
  await expectEnd(page, 'You stopped with 100 points.');
});
