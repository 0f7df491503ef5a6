import type { BrowserContext, Page } from '@playwright/test';
import { changeLevel, classroom, expect, test } from './learner.ts';
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
  await page.goto(classroom('the-class', 'write'));
  await notes(page).fill('She have a dog.');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
});

test('a class is written at a deep address without a connection', async ({ page, context, enter }) => {
  await enter();
  await loseConnectionAfterVisit(page, context);
  await page.goto(classroom());
  await page.getByRole('button', { name: 'Generate Class' }).click();
  await page.getByRole('button', { name: 'Write a class on this device' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps of the class' })).toBeVisible();
});

test('whoever changes the level without a connection is told what is missing, and plays what is there', async ({
  page,
  context,
  enter,
}) => {
  await enter();
  await loseConnectionAfterVisit(page, context);
  await page.goto('/settings');
  await expect(page.getByText('Arcade ready offline.')).toBeVisible();
  await changeLevel(page, 'C2');
  await expect(
    page.getByText(/^The games and classes of C2 are not on this device yet\..* those of .*B1/).first(),
  ).toBeVisible();

  await page.goto('/app?room=arcade&game=grammar-race');
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.getByRole('alert')).toContainText('The words of C2 are not on this device yet.');
  await page.getByRole('button', { name: 'Play B1' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/settings');
  await expect(page.getByText('All games and classes of C2 work without a connection.')).toBeVisible();
});

async function loseConnectionAfterVisit(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByRole('button', { name: 'Synced', exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The precache is complete once the worker is active; from the next load on it answers.
  await page.goto('/settings');
  await expect(page.getByText('Arcade ready offline.')).toBeVisible();
  await context.setOffline(true);
}
