import type { Page } from '@playwright/test';
import { expect } from './learner.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** The browser's layout shift score of a screen while it opens; 0 is none. */

/** The score from which a shift can be seen; a fifth of what Core Web Vitals call good. */
const MAX_SCORE = 0.02;

declare global {
  interface Window {
    /** The shifts since the screen's first heading, with the elements that moved. */
    layoutShifts: { score: number; elements: string }[];
  }
}

/** The browser's entry of a layout shift, which is not in TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Records the layout shifts of the next pages. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    let headingSince = Number.POSITIVE_INFINITY;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent) return;
      headingSince = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || startTime < headingSince) continue;
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        window.layoutShifts.push({ score: value, elements: elements.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects almost no layout shift so far. */
export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  // The last change is painted and reported then.
  await waitTwoFrames(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { score }) => total + score, 0);
  const list = shifts.map(({ score, elements }) => `${elements} by ${score}`).join('; ');
  expect(sum, `${what} moves: ${list}`).toBeLessThan(MAX_SCORE);
}
