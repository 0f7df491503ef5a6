import type { Page } from '@playwright/test';
import { button, expect } from './learner.ts';

/** The navigation of the open class's steps. */
export const stepNavigation = (page: Page) => page.getByRole('navigation', { name: 'Steps of the class' });

/** The button of a step, by its title. */
export const stepButton = (page: Page, title: string) =>
  stepNavigation(page).getByRole('button', { name: new RegExp(`^\\d+\\. ${title}(, done)?$`) });

/** Opens a step of the open class by its button. */
export async function openStep(page: Page, title: string): Promise<void> {
  await stepButton(page, title).click();
  await expect(stepButton(page, title)).toHaveAttribute('aria-current', 'step');
}

/** Opens the task that asks for a free text: the last exercise, or in two sittings the step of the task. */
export async function openWrittenTask(page: Page): Promise<void> {
  await stepNavigation(page)
    .getByRole('button', { name: /^\d+\. (?:Exercise \d+|Your task)(?:, done)?$/ })
    .last()
    .click();
}

/** The accessible name of an answer: the numbers of its exercise and its item. */
export const getAnswerName = (exercise: number, number: number) => `exercise ${exercise}, number ${number}`;
export const answerOptions = (page: Page, exercise: number, number: number) =>
  page.getByRole('radiogroup', { name: getAnswerName(exercise, number) });
export const gapField = (page: Page, exercise: number, number: number) =>
  page.getByRole('textbox', { name: getAnswerName(exercise, number) });

/** Answers an item wrongly and another one rightly. */
export async function answerWithMistake(page: Page): Promise<void> {
  await openStep(page, 'Exercise 1');
  await answerOptions(page, 1, 1).getByRole('radio', { name: 'has', exact: true }).click();
  await answerOptions(page, 1, 2).getByRole('radio', { name: 'were' }).click();
  await openStep(page, 'Exercise 2');
  await gapField(page, 2, 1).fill('knew');
  await gapField(page, 2, 2).fill('lives');
  await button(page, 'Check').click();
}

/** The height of the page at each step of the open class, in pixels. */
export async function measureStepHeights(page: Page) {
  // All steps in one call, because a call for each would take much longer.
  return stepNavigation(page)
    .getByRole('button')
    .evaluateAll(async (squares: HTMLElement[]) => {
      const heights: { name: string; height: number }[] = [];
      for (const square of squares) {
        square.click();
        do await new Promise(requestAnimationFrame);
        while (square.getAttribute('aria-current') !== 'step');
        const { scrollHeight } = document.documentElement;
        heights.push({ name: square.textContent ?? '', height: scrollHeight });
      }
      return heights;
    });
}
