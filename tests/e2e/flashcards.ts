import type { Page } from '@playwright/test';
import { expect } from './learner.ts';

/** How many cards a round has. */
export const CARDS_PER_ROUND = 12;

export const card = (page: Page) => page.locator('[data-place="board"] button[aria-pressed]');

/** The word of the card that lies there with its front up. */
export async function readWordOnFront(page: Page): Promise<string> {
  await expect(card(page)).toHaveAttribute('aria-pressed', 'false');
  return (await card(page).locator('strong').textContent()) ?? '';
}
