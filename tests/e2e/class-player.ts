import type { Page } from '@playwright/test';
import { expect } from './learner.ts';

/** The squares of the open class. */
export const track = (page: Page) => page.getByRole('navigation', { name: 'Steps of the class' });

/** The square of a step, by its title. */
export const square = (page: Page, title: string) =>
  track(page).getByRole('button', { name: new RegExp(`^\\d+\\. ${title}(, done)?$`) });

/** Goes to a step of the open class by its square. */
export async function openStep(page: Page, title: string): Promise<void> {
  await square(page, title).click();
  await expect(square(page, title)).toHaveAttribute('aria-current', 'step');
}
