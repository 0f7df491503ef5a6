import type { Page } from '@playwright/test';
import { expect } from './learner.ts';
import { waitTwoFrames } from './wait-two-frames.ts';

/** The browser's layout shift score of a screen while it opens; 0 is none. */

declare global {
  interface Window {
    /** Counted from the screen's first heading on. */
    moves: { score: number; of: string }[];
  }
}

/** The browser's entry of a layout shift, which is not in TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Starts with the next page. */
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

/** Expects almost no layout shift so far. */
export async function expectNoLayoutShift(page: Page, what: string): Promise<void> {
  // The last change is painted and reported then.
  await waitTwoFrames(page);
  const moves = await page.evaluate(() => window.moves);
  const sum = moves.reduce((total, { score }) => total + score, 0);
  expect(sum, `${what} moves: ${moves.map(({ score, of }) => `${of} by ${score}`).join('; ')}`).toBeLessThan(
    0.02,
  );
}
