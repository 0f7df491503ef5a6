import type { Page } from '@playwright/test';
import { getAnnouncer, openGameFromHall, startByPointer } from './game-room.ts';
import { test } from './gateway.ts';
import { expect, expectSynced } from './learner.ts';
import { placeLocator } from './play-layout.ts';
import { waitForWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const OFFER = 'A new version of Learning Arcade is ready.';

/** Waits until the worker is installed and controls the page. */
async function installed(page: Page): Promise<void> {
  await waitForWorker(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

const stores = (page: Page) => page.evaluate(() => caches.keys());
const isNewer = (name: string) => name.startsWith('app-newer');

test('an update waits for the end of a game and loses none of its state', async ({
  page,
  gateway,
  enter,
}) => {
  await enter('/app?room=arcade');
  await installed(page);
  await startByPointer(page, 'Guess the Word');
  await page.keyboard.press('e');
  await expect(getAnnouncer(page)).toContainText(/\bE\b/);
  const board = placeLocator(page, 'board');
  const left = await board.innerText();

  gateway.update();
  await lookForUpdate(page);
  await expect(page.getByText(OFFER)).toBeAttached();
  await expect(page.getByText(OFFER)).toBeHidden();
  // The waiting version is not activated automatically.
  expect((await stores(page)).filter(isNewer)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto('/app?room=arcade');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expect
    .poll(async () => (await stores(page)).filter((name) => name.startsWith('app-')).every(isNewer))
    .toBe(true);
  await openGameFromHall(page, 'Guess the Word');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => board.innerText()).toBe(left);
});

test('an update interrupted by the server leaves a working site and is completed later', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await installed(page);
  const before = await stores(page);

  gateway.update();
  const closed = gateway.closeAfter(2);
  await lookForUpdate(page).catch(() => {});
  await closed;
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Progress');
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(await stores(page)).toEqual(expect.arrayContaining(before));

  await gateway.open();
  await page.goto('/app');
  await lookForUpdate(page);
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('a first installation interrupted by the server leaves a working page and is completed by the next visit', async ({
  page,
  gateway,
}) => {
  const closed = gateway.closeAfter(5);
  await page.goto('/');
  await closed;
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();

  await gateway.open();
  await page.reload();
  await waitForWorker(page);
  await gateway.close();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Learning Arcade');
});

test('the worker caches no response to a learner’s API calls', async ({ page, enter }) => {
  await enter();
  await installed(page);
  await expectSynced(page);
  const cachedPaths = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths).toContain('/app');
  const appPaths = /^\/(?:about|app|packs\.json|kept-levels|assets\/.+)?$/;
  expect(cachedPaths.filter((path) => !appPaths.test(path))).toEqual([]);
});
