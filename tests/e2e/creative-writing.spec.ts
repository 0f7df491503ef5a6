import type { Page } from '@playwright/test';
import { doubleTextSize, expectAccessible, expectNoHorizontalScroll } from './accessible-screen.ts';
import {
  getAnnouncer,
  getArcadeAddress,
  reloadAndContinue,
  startByPointer,
  tabAndEnter,
  tabTo,
  test,
} from './game-room.ts';
import { button, expect } from './learner.ts';

/*
 * The learner chooses five of twelve emojis, takes a given first sentence or an own one, and writes a story
 * of at most 100 words with all five.
 * The story is marked at once, and can be written again. After it a model story is read. There is no clock
 * and no score.
 */

const TITLE = 'Creative Writing';

const sticker = (page: Page, place: number) => page.getByRole('gridcell').nth(place).getByRole('button');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your story' });

/** A page of about 45 words with all five emojis, and a mistake that the device finds. */
async function composeStory(page: Page): Promise<string> {
  const names = await page
    .getByRole('list', { name: 'Your emojis' })
    .locator('li > :nth-child(2)')
    .allTextContents();
  return `${names.map((name) => `We saw the ${name}.`).join(' ')} My sister have a plan, and in the end we all went home.`;
}

/** Chooses the first five emojis by pointer, and opens the page. */
async function beginByPointer(page: Page): Promise<void> {
  await startByPointer(page, TITLE);
  for (let place = 0; place < 5; place += 1) await sticker(page, place).click();
  await button(page, 'Continue').click();
  await button(page, 'My own').click();
}

test('a story is written to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  await expect(page.getByRole('heading', { name: 'Choose five for your story' })).toBeFocused();
  await tabTo(page, sticker(page, 0));
  for (const key of ['Enter', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'Home', 'Enter', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(getAnnouncer(page)).toContainText('4 of 5.');
  await tabAndEnter(page, button(page, 'Continue'));
  await expect(getAnnouncer(page)).toContainText('Choose 1 more.');
  await tabAndEnter(page, sticker(page, 6));
  await expectAccessible(page, 'the stickers of Creative Writing');
  await tabAndEnter(page, button(page, 'Continue'));

  await expect(page.getByRole('heading', { name: 'How does it begin?' })).toBeFocused();
  await tabAndEnter(page, button(page, 'Another'));
  await tabAndEnter(page, button(page, 'Start like this'));

  await expect(field(page)).toBeFocused();
  const text = await composeStory(page);
  await page.keyboard.insertText(`${text} ${'well '.repeat(80)}`);
  await expect(page.getByText(/^100 words at most\. Take out \d+ words\.$/)).toBeVisible();
  await expect(button(page, 'Send my story')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Send my story')).toHaveAccessibleDescription(/^100 words at most/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await expect(getAnnouncer(page)).toContainText('100 words or fewer.');
  await expect(page.getByRole('listitem').filter({ hasText: ', used' })).toHaveCount(5);
  await expectAccessible(page, 'the page of Creative Writing');
  await doubleTextSize(page);
  await expectNoHorizontalScroll(page, 'the page of Creative Writing with a text twice as large');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await tabAndEnter(page, button(page, 'Send my story'));

  await expect(page.getByRole('heading', { name: 'Your page' })).toBeFocused();
  await expect(page.locator('ins').first()).toContainText('had');
  await expect(page.getByText('From your teacher')).toBeVisible();
  await expectAccessible(page, 'a marked page of Creative Writing');
  await tabAndEnter(page, button(page, 'Read a model story'));
  await expect(page.getByText('Phrases to keep')).toBeVisible();
  await expect(page.locator('mark')).not.toHaveCount(0);
  await expectAccessible(page, 'a model of Creative Writing');
  await tabAndEnter(page, button(page, 'Finish'));
  await expect(page.getByRole('heading', { name: 'You wrote a story!' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
  await expectAccessible(page, 'the end of Creative Writing');
});

test('a page is corrected by pointer on a desktop, checked offline, and saved', async ({
  page,
  context,
  enter,
}) => {
  await enter(getArcadeAddress());
  await beginByPointer(page);
  const text = await composeStory(page);
  await field(page).fill(text);
  await button(page, 'Send my story').click();
  await expect(page.getByText('From your teacher')).toBeVisible();
  await button(page, 'Write it again').click();
  await context.setOffline(true);
  await field(page).fill(text.replace('have', 'had'));
  await button(page, 'Send my story').click();
  await expect(page.getByText('Checked on this device', { exact: true })).toBeVisible();
  await expect(page.locator('ins')).toHaveCount(0);
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await button(page, 'Save to homework').click();
  await expect(button(page, 'Saved to homework')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('From your teacher')).toBeVisible();
  await button(page, 'Read a model story').click();
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: 'You wrote a story, and made it better!' })).toBeFocused();
  await page.goto('/homework');
  await page.getByRole('button', { name: 'A story with five emojis' }).click();
  await expect(page.getByText('My sister had a plan')).toBeVisible();
});

test('a story is restored after a reload with its text and its marks', async ({ page, enter }) => {
  await enter(getArcadeAddress());
  await beginByPointer(page);
  const text = await composeStory(page);
  await field(page).fill(text);
  await reloadAndContinue(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(text);
  await page.keyboard.type(' Well.');
  await expect(field(page)).toHaveValue(`${text} Well.`);
  await button(page, 'Send my story').click();
  await expect(page.getByText('From your teacher')).toBeVisible();
  await reloadAndContinue(page);
  await expect(page.locator('ins').first()).toContainText('had');
  await expect(page.getByText('From your teacher')).toBeVisible();
});
