import { type CDPSession, chromium } from '@playwright/test';
import { expect, expectSynced, returnSignedIn, test } from './learner.ts';
import { waitForWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Goes back a page, and returns the reasons why it was not restored from the back/forward cache. */
async function goBackAndListReasons(tools: CDPSession): Promise<readonly string[]> {
  const reasons: string[] = [];
  tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const navigationType = new Promise<string>((resolve) => {
    tools.on('Page.frameNavigated', ({ type }) => resolve(type));
  });
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory');
  await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  return (await navigationType) === 'BackForwardCacheRestore' ? [] : [...reasons, 'loaded again'];
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
      expect(await goBackAndListReasons(tools)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
