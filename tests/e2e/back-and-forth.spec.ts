import { chromium, type Page } from '@playwright/test';
import { expect, returnAt, test } from './learner.ts';

/** Whether the page that is shown was kept whole while another was open, and not loaded again. */
async function wasKept(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillHere' in window);
}

for (const { name, address, away, isLearner } of [
  { name: 'the landing page', address: '/', away: '/about', isLearner: false },
  { name: 'the hub', address: '/app', away: '/about', isLearner: true },
]) {
  test(`the browser keeps ${name} while another page is open, and shows it again at once`, async ({
    baseURL,
    launchOptions,
    learner,
  }, testInfo) => {
    // The test runner turns this off.
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await context.newPage();
      if (isLearner) {
        await returnAt(page, learner, address);
        await expect(page.getByRole('button', { name: 'Synced', exact: true })).toBeVisible();
      } else await page.goto(address);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page.goto(away);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(address);
      await expect.poll(() => wasKept(page)).toBe(true);
    } finally {
      await context.close();
    }
  });
}
