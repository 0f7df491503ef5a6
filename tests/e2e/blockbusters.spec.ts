import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import {
  answerField,
  continueButton,
  findAnswerOnCard,
  pickByKeyboard,
  pickByPointer,
  waitForNextStep,
} from './blockbusters.ts';
import { expectEnd, getAnnouncer, PHONE_CONTEXT, test } from './game-room.ts';
import { expect } from './learner.ts';

/*
 * The board has hexagons, each with the first letter of an answer. A side picks one and answers its clue; a
 * right answer wins the hexagon, and after a wrong one the other side may try.
 * White joins the top to the bottom, blue the left to the right. Two games won are a match.
 * The winner of the match plays the Gold Run against the clock: a path through hexagons whose answers are
 * phrases; a missed one turns black.
 */

const TITLE = 'Blockbusters';
/** The minimum width of a hexagon whose letters can be read at arm's length, in pixels. */
const READABLE = 56;

/** Expects the picked hexagon in unchanged size above the on-screen keyboard. */
async function expectAskedInSight(page: Page): Promise<void> {
  const pickedHexagon = page.getByRole('grid').getByRole('button', { name: /asked for/ });
  await expect(pickedHexagon).toBeInViewport({ ratio: 1 });
  expect((await pickedHexagon.boundingBox())?.width).toBeGreaterThan(READABLE);
}

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a match and its Gold Run are played to the end by keyboard alone', async ({
    page,
    startGameByKeyboard,
  }) => {
    await startGameByKeyboard(TITLE);
    let answers = 0;
    for (let now = await waitForNextStep(page); now !== 'end'; now = await waitForNextStep(page)) {
      if (now === 'pick') await pickByKeyboard(page);
      else if (now === 'onward') {
        await expect(continueButton(page)).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        await expect(answerField(page)).toBeFocused();
        if (answers === 0) await expectAccessible(page, 'Blockbusters in play');
        await expectAskedInSight(page);
        answers += 1;
        await page.keyboard.type(await findAnswerOnCard(page));
        await page.keyboard.press('Enter');
        await expect(answerField(page)).toHaveCount(0);
      }
    }
    await expectEnd(page, /^You won 2–[01], and the Gold Run!$/);
    await expectAccessible(page, 'the end of Blockbusters');
  });
});

test('a match that the computer wins is played to its end by pointer on a desktop', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'Hard');
  let isFirst = true;
  for (let now = await waitForNextStep(page); now !== 'end'; now = await waitForNextStep(page)) {
    if (now === 'pick') await pickByPointer(page);
    else if (now === 'onward') await continueButton(page).click();
    else if (isFirst && (await findAnswerOnCard(page)).length > 3) {
      // A shorter answer tolerates no typing errors.
      isFirst = false;
      const answer = await findAnswerOnCard(page);
      await answerField(page).fill(`${answer}${answer.at(-1)}`);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(
        page.getByText('almost right. Check the spelling.', { exact: false }).first(),
      ).toBeVisible();
      await answerField(page).fill(` ${answer.toUpperCase()} `);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(page.getByText(`Right: ${answer}!`, { exact: true })).toBeVisible();
    } else await page.getByRole('button', { name: 'Pass' }).click();
  }
  await expectEnd(page, /^The computer won 2–[01]\.$/);
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
});

test('a match of two players shares a board and saves no best result', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'Two players');
  let golds = 0;
  for (let now = await waitForNextStep(page); now !== 'end'; now = await waitForNextStep(page)) {
    if (now === 'pick') await pickByPointer(page);
    else if (now === 'onward') await continueButton(page).click();
    else {
      const label = await answerField(page).evaluate(
        (input: HTMLInputElement) => input.labels?.[0]?.textContent,
      );
      const isGold = label === 'Your answer';
      if (isGold) golds += 1;
      // The second player answers nothing, and the first one misses one phrase.
      const isKnown = isGold ? golds > 1 : label?.startsWith('Player 1');
      if (isKnown) {
        await answerField(page).fill(await findAnswerOnCard(page));
        await page.getByRole('button', { name: 'Answer', exact: true }).click();
      } else {
        await page.getByRole('button', { name: 'Pass' }).click();
        if (!isGold) await expect(getAnnouncer(page)).toContainText(/passes|Nobody/);
      }
    }
  }
  await expect(page.getByRole('heading', { name: 'Player 1 won 2–0, and the Gold Run!' })).toBeFocused();
  await expect(page.getByText(/best at/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the level' }).click();
  await expect(page.getByText('Not played yet')).toBeVisible();
});
