import { type CDPSession, chromium } from '@playwright/test';
import { expect, expectSynced, returnSignedIn, test } from './learner.ts';
import { waitForWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Goes back a page, and returns the reasons why it was not restored from the back/forward cache. */
async function hindrancesOnWayBack(tools: CDPSession): Promise<readonly string[]> {
  const hindrances: string[] = [];
  tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    hindrances.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const shown = new Promise<string>((resolve) => {
    tools.on('Page.frameNavigated', ({ type }) => resolve(type));
  });
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory');
  await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  return (await shown) === 'BackForwardCacheRestore' ? [] : [...hindrances, 'loaded again'];
}

for (const { name, address, isLearner } of [
  { name: 'the landing page', address: '/', isLearner: false },
  { name: 'the hub', address: '/app', isLearner: true },
]) {
  test(`${name} is restored from the back/forward cache`, async ({ launchOptions, learner }) => {
    // Playwright disables it by default.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      if (isLearner) {
        await returnSignedIn(page, learner, address);
        await expectSynced(page);
      } else await page.goto(address);
      await waitForWorker(page);
      await page.goto('/about');
      const tools = await page.context().newCDPSession(page);
      await tools.send('Page.enable');
      expect(await hindrancesOnWayBack(tools)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
