import type { Locator, Page } from '@playwright/test';
import { answerOptions } from './class-player.ts';
import { test } from './game-room.ts';
import { button, expect } from './learner.ts';
import { PLAYABLE_PLAN } from './records.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** Presses the middle of the upper edge, which the piece leaves as it gives way. */
async function pressUpperEdge(page: Page, piece: Locator) {
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + 0.5);
  await page.mouse.down();
  await waitTwoFrames(page);
  await page.mouse.up();
}

test('a button keeps still under a pointer that rests on its edge', async ({ page }) => {
  await page.goto('/');
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  const box = await signUp.boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
  const tops = await signUp.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(element.getBoundingClientRect().top);
    }
    return seen.slice(10);
  });
  expect(new Set(tops).size).toBe(1);
});

test('a button takes a press on its very edge, though it gives way to it', async ({ page }) => {
  await page.goto('/');
  await pressUpperEdge(page, page.getByRole('button', { name: 'About' }));
  await expect(page).toHaveURL('/about');
});

test('so does a box of the shelf', async ({ page, enter }) => {
  await enter('/app');
  await pressUpperEdge(page, page.getByRole('link', { name: 'Lessons', exact: true }));
  await expect(page).toHaveURL('/lessons');
});

test('so do the pieces of an exercise', async ({ page, openLesson }) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'exercise-1');
  await pressUpperEdge(page, answerOptions(page, 1, 1).getByRole('radio', { name: 'have' }));
  await expect(page.getByText('Right', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('so do the options of a question', async ({ page, pointerGame }) => {
  await pointerGame('Quiz');
  await pressUpperEdge(page, page.locator('fieldset').getByRole('button').first());
  await expect(button(page, 'Next question')).toBeVisible();
});

test('so do the grades of a flashcard', async ({ page, pointerGame }) => {
  await pointerGame('Vocabulary Flashcards');
  await button(page, 'Turn the card').click();
  await pressUpperEdge(page, page.locator('[data-grade="right"]'));
  await expect(button(page, 'Turn the card')).toBeVisible();
});
