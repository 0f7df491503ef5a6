import type { Page } from '@playwright/test';
import { expect } from './learner.ts';

/** The number of cards in a round. */
export const CARDS_PER_ROUND = 12;

export const card = (page: Page) => page.locator('[data-place="board"] button[aria-pressed]');

/** The word on the front of the current card. */
export async function readWordOnFront(page: Page): Promise<string> {
  await expect(card(page)).toHaveAttribute('aria-pressed', 'false');
  return (await card(page).locator('strong').textContent()) ?? '';
}
