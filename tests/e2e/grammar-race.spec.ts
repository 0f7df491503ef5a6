import { expectAccessible } from './accessible-screen.ts';
import { expectEnd, getAnnouncer, test } from './game-room.ts';
import { findRightKey } from './grammar-race.ts';
import { expect } from './learner.ts';

/*
 * Ten questions: an option that fits is chosen, or a sentence is called right or wrong. Each right answer
 * moves the runner one of ten squares.
 * A question has ten seconds. A mistake stops the clock and explains the rule. Later runs go against the
 * ghost of the best one.
 */

const TITLE = 'Grammar Race';
const QUESTIONS = 10;

test('a grammar race is run to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await page.clock.install();
  await startGameByKeyboard(TITLE);

  // The time of the first question runs out, and the second one is answered wrongly.
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(getAnnouncer(page)).toContainText('Time’s up!');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectAccessible(page, 'an explanation of Grammar Race');
  await page.keyboard.press('Enter');
  const right = await findRightKey(page, 'b1');
  await page.keyboard.press(right === '1' ? '2' : '1');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');

  for (let question = 3; question <= QUESTIONS; question += 1) {
    await page.keyboard.press(await findRightKey(page, 'b1'));
    await expect(getAnnouncer(page)).toContainText('Right!');
  }
  await expectEnd(page, 'You ran 8 of 10 squares.');
  await expect(page.getByRole('heading', { name: 'What you practised' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
  await expectAccessible(page, 'the end of Grammar Race');
});

test('a grammar race is run by pointer on a desktop, and then against the ghost of the best run', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'A1');
  await expect(page.getByText('You are on square 0 of 10.')).toBeAttached();
  for (let question = 1; question <= QUESTIONS; question += 1) {
    const options = page.locator('[data-place="hand"] fieldset button');
    await options.nth(Number(await findRightKey(page, 'a1')) - 1).click();
  }
  await expectEnd(page, 'You ran the whole race without a mistake!');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Your best run is on square 0.')).toBeAttached();
  // The ghost takes as long for its first answer as the last run did.
  await expect(page.getByText(/Your best run is on square [1-9]/)).toBeAttached();
});
