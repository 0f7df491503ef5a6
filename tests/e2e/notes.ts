import type { Page } from '@playwright/test';
import { expect } from './learner.ts';

/** The notes of the open notepad. */
export const notes = (page: Page) => page.getByPlaceholder('Write your notes here...');

/** Writes notes in the open notepad and hands them in as homework. */
export async function saveHomework(page: Page, text = 'I take the bus.') {
  await notes(page).fill(text);
  await page.getByRole('button', { name: 'Save to Homework', exact: true }).click();
  await expect(page.getByText(/^Badge: /)).toBeVisible();
}
