import type { Page } from '@playwright/test';
import { openStep } from './class-player.ts';
import { expect } from './learner.ts';
import { submitButton } from './lesson-api.ts';

/** What a learner writes in an open class: notes, answers and homework, and the feedback on them. */

/** The field for notes of the open notepad. */
export const notesField = (page: Page) => page.getByPlaceholder('Write your notes here...');

/** The field for a free answer of the open exercise. */
export const freeAnswerField = (page: Page) =>
  page.getByPlaceholder('Enter your answer...').filter({ visible: true });

/** Writes notes in the open notepad and saves them as homework. */
export async function saveHomework(page: Page, text = 'I take the bus.') {
  await openStep(page, 'Write');
  await notesField(page).fill(text);
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework', exact: true }).click();
  // The badge is shown once the homework is saved.
  await expect(page.getByText(/^Badge: /)).toBeVisible();
}

/** Writes notes, which are the learner's answer to the open class, and submits them. */
export async function submitAnswer(page: Page, answer = 'I take the bus.') {
  await notesField(page).fill(answer);
  await submitButton(page).click();
}

/** The teacher's feedback on the answer. */
export const feedbackRegion = (page: Page) => page.getByRole('region', { name: 'Feedback', exact: true });
