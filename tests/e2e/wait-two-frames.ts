import type { Page } from '@playwright/test';

/** Waits for two frames: the first renders a change, the second what observers changed in response. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
