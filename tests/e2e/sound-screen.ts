import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './learner.ts';

/** The rules whose verdict hangs on colours, which alone differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The screen as it is: no accessibility violation in light or dark, and no sideways scrolling. */
export async function expectSound(page: Page, what: string): Promise<void> {
  // No screen has frames of other origins, for which axe would open a page of its own.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  for (const [colorScheme, rules] of [
    ['light', axe()],
    ['dark', axe().withRules(COLOUR_RULES)],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
