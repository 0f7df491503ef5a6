import type { Page } from '@playwright/test';
import { openStep } from './class-player.ts';
import { expect } from './learner.ts';

/** The notes of the open notepad. */
export const notes = (page: Page) => page.getByPlaceholder('Write your notes here...');

/** The box for a free answer of the exercise that is open. */
export const freeAnswer = (page: Page) =>
  page.getByPlaceholder('Enter your answer...').filter({ visible: true });

/** Writes notes in the open notepad and hands them in as homework. */
export async function saveHomework(page: Page, text = 'I take the bus.') {
  await openStep(page, 'Write');
  await notes(page).fill(text);
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework', exact: true }).click();
  await expect(page.getByText(/^Badge: /)).toBeVisible();
}
