import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { PHONE } from './game-room.ts';
import { expect } from './learner.ts';

/** The rules that check colours; all other rules give the same result in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The theme for a screen that is checked in two sizes: each size is checked in one theme. */
export function getThemeForSize(page: Page): Theme {
  return (page.viewportSize()?.width ?? 0) > PHONE.width ? 'light' : 'dark';
}

/**
 * Expects no accessibility violation in these themes, no horizontal scrolling, readable names, and no field
 * into which a phone zooms.
 */
export async function expectAccessible(page: Page, what: string, ...only: readonly Theme[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loadAxe(page);
  const themes = only.length > 0 ? only : THEMES;
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await findViolations(page, colorScheme === themes[0] ? {} : { runOnly: COLOUR_RULES });
    expect(violations, `${what}, ${colorScheme}`).toEqual([]);
  }
  await expectNoHorizontalScroll(page, what);
  expect(await findOddNames(page), `${what}, names`).toEqual([]);
  expect(await findSmallFields(page), `${what}, fields`).toEqual([]);
}

/** The names with punctuation that two joined texts have left, such as "easier.. Change it". */
function findOddNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], button, a')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
      .filter((name) => /[.?!,;:…]\s*[.,;:]/.test(name.replaceAll('...', '').replaceAll(/\d[.:]\d/g, ''))),
  );
}

/** The fields with a text of less than 16 px, into which iOS zooms, except those without a text. */
function findSmallFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, textarea, select')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .filter((field) => !['radio', 'checkbox', 'file'].includes(field.getAttribute('type') ?? ''))
      .map((field) => field.outerHTML.slice(0, 100)),
  );
}

export async function expectNoHorizontalScroll(page: Page, what: string): Promise<void> {
  // Not `innerWidth`: a phone's browser widens its viewport to fit the content.
  const width = page.viewportSize()?.width ?? 0;
  const overhang = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(overhang, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Doubles the size of every text of the page. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe's script, half a megabyte, unless an earlier screen of the page has loaded it. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
}

/** Returns only the violations, because axe's whole report is larger than the screen. */
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
