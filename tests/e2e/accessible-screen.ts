import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { PHONE } from './game-room.ts';
import { expect } from './learner.ts';

/** The rules whose verdict hangs on colours, which alone differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** For a screen that is looked at in both sizes: no size changes a theme, so that each is looked at in one of them. */
export function getThemeForSize(page: Page): Theme {
  return (page.viewportSize()?.width ?? 0) > PHONE.width ? 'light' : 'dark';
}

/** The screen as it is: no accessibility violation in these themes, and no sideways scrolling. */
export async function expectAccessible(page: Page, what: string, ...only: readonly Theme[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loadAxe(page);
  const themes = only.length > 0 ? only : THEMES;
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await findViolations(page, colorScheme === themes[0] ? {} : { runOnly: COLOUR_RULES });
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  await expectNoHorizontalScroll(page, what);
}

export async function expectNoHorizontalScroll(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Every text of this page twice as large. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte of script: a page that has it already, from a screen before, is not given it again. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
}

/** Only these leave the page: axe's whole report of a screen is larger than the screen. */
function findViolations(page: Page, options: RunOptions): Promise<readonly string[]> {
  return page.evaluate(async (options) => {
    const report = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}
