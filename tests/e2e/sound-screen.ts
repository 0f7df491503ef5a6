import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHONE } from './game-room.ts';
import { expect } from './learner.ts';

/** The rules whose verdict hangs on colours, which alone differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** For a screen that is looked at in both sizes: no size changes a theme, so that each is looked at in one of them. */
export function themeOfSize(page: Page): Theme {
  return (page.viewportSize()?.width ?? 0) > PHONE.width ? 'light' : 'dark';
}

/** The screen as it is: no accessibility violation in these themes, and no sideways scrolling. */
export async function expectSound(page: Page, what: string, ...only: readonly Theme[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // No screen has frames of other origins, for which axe would open a page of its own. What is sound need not be told.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const themes = only.length > 0 ? only : THEMES;
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === themes[0] ? axe() : axe().withRules(COLOUR_RULES);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
