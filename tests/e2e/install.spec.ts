import { chromium, type Page } from '@playwright/test';
import { expect, expectSynced, test } from './learner.ts';
import { createLessonRecord } from './records.ts';
import { waitForWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const INVITATION = 'You can put Learning Arcade on your home screen, like an app.';

/** Fires the event of an installable app, which Chromium never fires in a private window. */
async function tellInstallable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const recordPrompt = async () => {
      document.body.dataset.prompted = 'true';
    };
    window.dispatchEvent(Object.assign(event, { prompt: recordPrompt }));
  });
}

test('a learner who has finished a class is invited once to install the app', async ({ page, enter }) => {
  await enter('/app', { lessons: [createLessonRecord('done', { completed: true })] });
  await tellInstallable(page);
  await expect(page.getByText(INVITATION)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(INVITATION)).toBeHidden();

  await page.reload();
  await expectSynced(page);
  await tellInstallable(page);
  await expect(page.getByText(INVITATION)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await tellInstallable(page);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
});

test('a learner who accepts the invitation gets the browser’s prompt', async ({ page, enter }) => {
  await enter('/app', { lessons: [createLessonRecord('done', { completed: true })] });
  await tellInstallable(page);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true');
  await expect(page.getByText(INVITATION)).toBeHidden();
});

test('a learner who has finished no class is not invited', async ({ page, enter }) => {
  await enter();
  await expectSynced(page);
  await tellInstallable(page);
  await expect(page.getByText(INVITATION)).toHaveCount(0);
});

test('the browser reports no installability errors', async ({ baseURL, launchOptions }, testInfo) => {
  // A window with a profile, because private windows can't install apps.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await waitForWorker(page);
    const tools = await context.newCDPSession(page);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors } = await tools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
});
