import type { Page } from '@playwright/test';
import { answerOnCard, field, onward, pickByKeyboard, pickByPointer, waitsFor } from './blockbusters.ts';
import { expectEnd, ON_PHONE, said, test } from './game-room.ts';
import { expect } from './learner.ts';
import { expectSound } from './sound-screen.ts';

const TITLE = 'Blockbusters';
/** The narrowest hexagon whose letters are read at arm's length. */
const READABLE = 56;

/** The hexagon that is asked for is in sight above the drawn keyboard, as large as when it was picked. */
async function expectAskedInSight(page: Page): Promise<void> {
  const asked = page.getByRole('grid').getByRole('button', { name: /asked for/ });
  await expect(asked).toBeInViewport({ ratio: 1 });
  expect((await asked.boundingBox())?.width).toBeGreaterThan(READABLE);
}

test.describe('on a phone', () => {
  test.use(ON_PHONE);

  test('a match and its Gold Run are played to the end by keyboard alone', async ({ page, keyboardGame }) => {
    await keyboardGame(TITLE);
    let answers = 0;
    for (let now = await waitsFor(page); now !== 'end'; now = await waitsFor(page)) {
      if (now === 'pick') await pickByKeyboard(page);
      else if (now === 'onward') {
        await expect(onward(page)).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        await expect(field(page)).toBeFocused();
        if (answers === 0) await expectSound(page, 'Blockbusters in play');
        await expectAskedInSight(page);
        answers += 1;
        await page.keyboard.type(await answerOnCard(page));
        await page.keyboard.press('Enter');
        await expect(field(page)).toHaveCount(0);
      }
    }
    await expectEnd(page, /^You won 2–[01], and the Gold Run!$/);
    await expectSound(page, 'the end of Blockbusters');
  });
});

test('a match that the computer wins is played to its end by pointer on a desktop', async ({
  page,
  pointerGame,
}) => {
  await pointerGame(TITLE, 'Strong');
  let isFirst = true;
  for (let now = await waitsFor(page); now !== 'end'; now = await waitsFor(page)) {
    if (now === 'pick') await pickByPointer(page);
    else if (now === 'onward') await onward(page).click();
    else if (isFirst && (await answerOnCard(page)).length > 3) {
      // A shorter answer has no slips.
      isFirst = false;
      const answer = await answerOnCard(page);
      await field(page).fill(`${answer}${answer.at(-1)}`);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(page.getByText('nearly. Check the spelling.', { exact: false }).first()).toBeVisible();
      await field(page).fill(` ${answer.toUpperCase()} `);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(page.getByText(`Right: ${answer}!`, { exact: true })).toBeVisible();
    } else await page.getByRole('button', { name: 'Pass' }).click();
  }
  await expectEnd(page, /^The computer won 2–[01]\.$/);
  await expect(page.getByRole('heading', { name: 'Worth another look' })).toBeVisible();
});

test('two players share a board, and no best is kept of it', async ({ page, pointerGame }) => {
  await pointerGame(TITLE, 'Two players');
  let golds = 0;
  for (let now = await waitsFor(page); now !== 'end'; now = await waitsFor(page)) {
    if (now === 'pick') await pickByPointer(page);
    else if (now === 'onward') await onward(page).click();
    else {
      const label = await field(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
      const isGold = label === 'Your answer';
      if (isGold) golds += 1;
      // The second player knows nothing, and the first misses one phrase.
      const isKnown = isGold ? golds > 1 : label?.startsWith('Player 1');
      if (isKnown) {
        await field(page).fill(await answerOnCard(page));
        await page.getByRole('button', { name: 'Answer', exact: true }).click();
      } else {
        await page.getByRole('button', { name: 'Pass' }).click();
        if (!isGold) await expect(said(page)).toContainText(/passes|Nobody/);
      }
    }
  }
  await expect(page.getByRole('heading', { name: 'Player 1 won 2–0, and the Gold Run!' })).toBeFocused();
  await expect(page.getByText(/best at/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the level' }).click();
  await expect(page.getByText('Not played yet')).toBeVisible();
});
