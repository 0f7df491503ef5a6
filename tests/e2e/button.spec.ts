import type { Locator, Page } from '@playwright/test';
import { answerOptions } from './class-player.ts';
import { test } from './game-room.ts';
import { button, expect } from './learner.ts';
import { PLAYABLE_PLAN } from './records.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** Presses the middle of the upper edge, from which a pressed element moves away. */
async function pressUpperEdge(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + 0.5);
  await page.mouse.down();
  await waitTwoFrames(page);
  await page.mouse.up();
}

/** The frames of the hover transition, and as many after it. */
const TRANSITION_FRAMES = 10;

test('a button does not move under a pointer that rests on its edge', async ({ page }) => {
  await page.goto('/');
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  const box = await signUp.boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
  const tops = await signUp.evaluate(async (element, transitionFrames) => {
    const positions: number[] = [];
    for (let frame = 0; frame < 2 * transitionFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      positions.push(element.getBoundingClientRect().top);
    }
    return positions.slice(transitionFrames);
  }, TRANSITION_FRAMES);
  expect(new Set(tops).size).toBe(1);
});

test('a button is clicked by a press on its edge, although a pressed button moves', async ({ page }) => {
  await page.goto('/');
  await pressUpperEdge(page, page.getByRole('button', { name: 'About' }));
  await expect(page).toHaveURL('/about');
});

test('a box of flashcards on the shelf is clicked by a press on its edge', async ({ page, enter }) => {
  await enter('/app');
  // The links of the shelf are drawn as boxes of flashcards.
  await pressUpperEdge(page, page.getByRole('link', { name: 'Lessons', exact: true }));
  await expect(page).toHaveURL('/lessons');
});

test('the pieces of an exercise are clicked by a press on their edge', async ({ page, openLesson }) => {
  await openLesson({ classPlan: PLAYABLE_PLAN }, 'exercise-1');
  await pressUpperEdge(page, answerOptions(page, 1, 1).getByRole('radio', { name: 'have' }));
  // The teaching point beside the exercise has "Right" as the name of an example.
  const verdict = page.getByText('Right', { exact: true }).and(page.locator(':not(dt)'));
  await expect(verdict.filter({ visible: true })).toBeVisible();
});

test('the options of a question are clicked by a press on their edge', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Quiz');
  await pressUpperEdge(page, page.locator('fieldset').getByRole('button').first());
  await expect(button(page, 'Next question')).toBeVisible();
});

test('the grades of a flashcard are clicked by a press on their edge', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Vocabulary Flashcards');
  await button(page, 'Turn the card').click();
  await pressUpperEdge(page, page.locator('[data-grade="right"]'));
  await expect(button(page, 'Turn the card')).toBeVisible();
});
