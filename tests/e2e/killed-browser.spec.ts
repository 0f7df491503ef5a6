import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bundleForPage } from './in-page/bundle.ts';
import type { SavedReport } from './in-page/writer.ts';
import { withKillableBrowser } from './killable-browser.ts';
import { expect, test } from './learner.ts';
import { findLostWork, findOrphans } from './lost-work.ts';
import { createGate } from './recorded-calls.ts';
import { readStoredRows } from './stored-rows.ts';

/** `KILLS=200` runs the full number. */
const KILLS = Number(process.env.KILLS ?? 5);
/** The maximum number of saves before a kill. */
const MOST_SAVES = 40;

test('a browser killed during writes loses nothing reported as saved, and every row has its outbox entry or is acknowledged', async ({
  learner,
  baseURL,
  launchOptions,
  readLearnerDocument,
}, testInfo) => {
  // Opening a browser with an old profile takes up to 20 seconds on a busy machine.
  test.setTimeout(120_000 + KILLS * 20_000);
  const profile = testInfo.outputPath('profile');
  const writer = await bundleForPage('writer');
  const reported: SavedReport[] = [];

  /** Opens the browser with the last one's profile on a page without the app, and kills it after `use`. */
  const reopen = (use: (page: Page) => Promise<void>) =>
    withKillableBrowser(profile, launchOptions, async (page) => {
      await page.goto(`${baseURL}/healthz`);
      await use(page);
    });

  async function checkRows(page: Page) {
    const stored = await readStoredRows(page, learner.uid);
    expect(findLostWork(stored, reported)).toEqual([]);
    expect(findOrphans(stored, await readLearnerDocument())).toEqual([]);
    expect(stored.dead).toEqual([]);
  }

  /** Resolves when the page, which continues to write, has reported that number of saves. */
  async function write(page: Page, saves: number) {
    const before = reported.length;
    const written = createGate();
    await page.exposeFunction('reportSaved', (saved: SavedReport) => {
      reported.push(saved);
      if (reported.length === before + saves) written.open();
    });
    await page.evaluate(writer);
    if (before === 0) {
      await page.evaluate(({ email, password }) => window.arcade.signIn(email, password), learner);
    }
    await Promise.race([written.passed, page.evaluate((from) => window.keepWriting(from), before)]);
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    await reopen(async (page) => {
      if (kill > 0) await checkRows(page);
      await write(page, 1 + Math.floor(Math.random() * MOST_SAVES));
    });
  }
  await reopen(async (page) => {
    await checkRows(page);
    await page.evaluate(writer);
    await page.evaluate(() => window.arcade.waitUntilReady());
    await expect.poll(async () => (await readStoredRows(page, learner.uid)).outbox).toEqual([]);
    await checkRows(page);
  });
  await rm(profile, { recursive: true });
  const description = `${KILLS} kills, ${reported.length} saves reported`;
  testInfo.annotations.push({ type: 'kills', description });
});
