import type { Page } from '@playwright/test';
import { expect } from './learner.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** How far a screen moves by itself while it opens, as the browser counts it: 0 for not at all. */

declare global {
  interface Window {
    /** From the screen's first heading on. */
    moves: { score: number; of: string }[];
  }
}

/** The browser's own entry of a layout shift, which TypeScript's library does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** From the next page on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = [];
    let headingSince = Number.POSITIVE_INFINITY;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent) return;
      headingSince = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || startTime < headingSince) continue;
        const of = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        window.moves.push({ score: value, of: of.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far is next to nothing. */
export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  // The last change is painted then, and told.
  await waitTwoFrames(page);
  const moves = await page.evaluate(() => window.moves);
  const sum = moves.reduce((total, { score }) => total + score, 0);
  expect(sum, `${what} moves: ${moves.map(({ score, of }) => `${of} by ${score}`).join('; ')}`).toBeLessThan(
    0.02,
  );
}
