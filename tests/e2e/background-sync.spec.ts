import type { BrowserContext, Page } from '@playwright/test';
import { DOCUMENT_STORE } from './cloud.ts';
import { withKillableBrowser } from './killable-browser.ts';
import { changeLevel, expect, signInAt, test } from './learner.ts';
import { createSyncDispatcher, waitForWorker, watchWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Makes the document store unreachable for pages and worker. */
const cutOff = (context: BrowserContext) => context.route(DOCUMENT_STORE, (route) => route.abort());

/** Changes the level from B1 to C2 after `cut` has disconnected the page, with the worker installed. */
async function workCutOff(page: Page, cut: () => Promise<unknown>) {
  await waitForWorker(page);
  await changeLevel(page, 'C2', cut);
}

test('work saved offline is sent when the browser is online again, even with no tab open', async ({
  page,
  context,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await workCutOff(page, () => context.setOffline(true));
  await page.close();
  await context.setOffline(false);
  await expect.poll(async () => (await readLearnerDocument())?.studentLevel).toBe('C2');
  expect(context.pages()).toEqual([]);
});

test('the worker drains at a sync event when no tab is open, and requests another try until all is sent', async ({
  page,
  context,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await workCutOff(page, () => cutOff(context));
  const worker = await watchWorker(context);
  await page.close();
  expect(await worker.sync()).toBe('try again');
  expect((await readLearnerDocument())?.studentLevel).toBe('B1');

  await context.unroute(DOCUMENT_STORE);
  expect(await worker.sync()).toBe('done');
  expect((await readLearnerDocument())?.studentLevel).toBe('C2');
  expect(context.pages().map((open) => open.url())).toEqual(['about:blank']);
});

test('the worker drains after the browser was killed, with the engine stored at its installation', async ({
  learner,
  baseURL,
  launchOptions,
  readLearnerDocument,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const readLevel = async () => (await readLearnerDocument())?.studentLevel;
  await withKillableBrowser(profile, launchOptions, async (page) => {
    await signInAt(page, learner, `${baseURL}/settings`);
    await workCutOff(page, () => page.route(DOCUMENT_STORE, (route) => route.abort()));
  });
  expect(await readLevel()).toBe('B1');
  await withKillableBrowser(profile, launchOptions, async (page) => {
    const dispatch = await createSyncDispatcher(page.context());
    await dispatch();
    await expect.poll(readLevel).toBe('C2');
    for (const open of page.context().pages()) expect(open.url()).toBe('about:blank');
  });
});

test('a visible page drains instead of the worker', async ({ page, context, enter, readLearnerDocument }) => {
  await enter('/settings');
  await workCutOff(page, () => cutOff(context));
  const worker = await watchWorker(context);
  expect(await worker.sync()).toBe('try again');
  await context.unroute(DOCUMENT_STORE);
  expect(await worker.sync()).toBe('done');
  expect((await readLearnerDocument())?.studentLevel).toBe('C2');
  expect(await worker.countRequests()).toBe(0);
});

test('the worker sends nothing after a log-out that kept unsynced work', async ({
  page,
  context,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await workCutOff(page, () => cutOff(context));
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Keep it and log out' }).click();
  await expect(page).toHaveURL('/login');
  const worker = await watchWorker(context);
  await page.close();

  await context.unroute(DOCUMENT_STORE);
  expect(await worker.sync()).toBe('done');
  expect(await worker.countRequests()).toBe(0);
  expect((await readLearnerDocument())?.studentLevel).toBe('B1');
});
