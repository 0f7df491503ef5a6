import type { Locator, Page } from '@playwright/test';

/** The rows of homework or lessons, newest first. */
export const recordRows = (page: Page) =>
  page.getByRole('main').getByRole('list').first().locator(':scope > li');

/** Opens a row, which then shows its whole record. */
export async function openRow(row: Locator): Promise<void> {
  await row.getByRole('button', { expanded: false }).click();
}
