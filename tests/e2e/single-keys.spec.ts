import type { Page } from '@playwright/test';
import { test } from './game-room.ts';
import { button, expect } from './learner.ts';

/** Checks that single letters and digits act in the game only, and can be turned off (WCAG 2.2, 2.1.4). */

const chosenOption = (page: Page) => page.locator('fieldset button[data-mark]');

async function turnSingleKeysOff(page: Page): Promise<void> {
  await button(page, 'Game settings').click();
  await page.getByRole('group', { name: 'Play with letter and number keys' }).getByText('No').click();
  await button(page, 'Done').click();
  await button(page, 'Continue').click();
}

test('a digit answers a question only while no control around the game has the focus', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Quiz');
  for (const control of [
    page.getByRole('link', { name: 'Back to the games' }),
    button(page, 'Sound'),
    button(page, 'Pause'),
  ]) {
    await control.focus();
    await page.keyboard.press('1');
    await expect(control).toBeFocused();
    await expect(chosenOption(page)).toHaveCount(0);
  }
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('1');
  await expect(chosenOption(page)).not.toHaveCount(0);
});

test('a letter is no guess while a control around the game has the focus', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Guess the Word');
  const message = page.locator('[data-place="message"] p');
  const before = (await message.textContent()) ?? '';
  await button(page, 'Sound').focus();
  await page.keyboard.press('e');
  await expect(message).toHaveText(before);
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('e');
  await expect(message).not.toHaveText(before);
});

test('single keys that are turned off act in no game, also after a reload', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Quiz');
  await turnSingleKeysOff(page);
  await page.reload();
  await button(page, 'Continue').click();
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('1');
  await expect(chosenOption(page)).toHaveCount(0);
  await page.locator('fieldset button').first().press('Enter');
  await expect(chosenOption(page)).not.toHaveCount(0);

  await page.goto('/app?room=arcade&game=guess-the-word');
  await button(page, 'Start a new game').click();
  const message = page.locator('[data-place="message"] p');
  const before = (await message.textContent()) ?? '';
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('e');
  await expect(message).toHaveText(before);

  await page.goto('/settings');
  const setting = page.getByRole('group', { name: 'Play with letter and number keys' });
  await expect(setting.getByRole('radio', { name: 'No' })).toBeChecked();
});

test('letters are still typed into the focused grid of a crossword with single keys turned off', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Crossword');
  await turnSingleKeysOff(page);
  const cell = page.locator('[role="gridcell"][tabindex="0"]');
  await cell.focus();
  const name = (await cell.getAttribute('aria-label')) ?? '';
  expect(name).toContain('blank');
  await page.keyboard.press('x');
  await expect(page.getByRole('gridcell', { name: name.replace('blank', 'X') })).toBeVisible();
});
