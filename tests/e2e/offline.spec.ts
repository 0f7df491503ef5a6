import type { BrowserContext, Page } from '@playwright/test';
import { classroom, expect, test } from './learner.ts';
import { notes } from './notes.ts';
import { forEachGame, hearSomething, start } from './play-layout.ts';
import { lesson } from './records.ts';

test.use({ serviceWorkers: 'allow' });

test('once visited, the app opens without a connection and says that work is kept on the device', async ({
  page,
  context,
  enter,
}) => {
  await enter();
  await loseConnectionAfterVisit(page, context);
  await page.goto('/app');
  await expect(page.getByRole('button', { name: 'Classroom 1' })).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Progress');
});

test('once visited, every game plays by its address without a connection', async ({
  page,
  context,
  enter,
}) => {
  await enter();
  await loseConnectionAfterVisit(page, context);
  await forEachGame(page, async (game) => {
    await start(page, game);
    await hearSomething(page, game);
  });
});

test('once visited, an answer is checked without a connection', async ({ page, context, enter }) => {
  await enter(classroom('the-class'), { lessons: [lesson('the-class')] });
  await loseConnectionAfterVisit(page, context);
  await page.goto(classroom('the-class'));
  await notes(page).fill('She have a dog.');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
});

async function loseConnectionAfterVisit(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByText('Synced')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The precache is complete once the worker is active; from the next load on it answers.
  await page.reload();
  await context.setOffline(true);
}
