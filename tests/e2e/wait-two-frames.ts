import type { Page } from '@playwright/test';

/** Until two frames have come: the first draws what changed, the second what that frame's observers changed. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
