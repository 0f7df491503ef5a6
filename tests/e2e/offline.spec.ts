import type { Page } from '@playwright/test';
import { type Gateway, test } from './gateway.ts';
import { alertWith, changeLevel, classroom, expect } from './learner.ts';
import { notes } from './notes.ts';
import { forEachGame, hearSomething, start } from './play-layout.ts';
import { lesson } from './records.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses of the specification, and what their pages are headed with for a learner. */
const PAGES = [
  { address: '/', title: 'Learning Arcade' },
  { address: '/about', title: 'About Learning Arcade' },
  { address: '/school', title: 'School map' },
  { address: '/login', title: 'Hello' },
  { address: '/app', title: 'Hello' },
  { address: '/app?room=library', title: 'Hello' },
  { address: '/setup?change=true', title: 'Change your profile' },
  { address: '/progress', title: 'Progress' },
  { address: '/lessons', title: 'Lessons' },
  { address: '/homework', title: 'Homework' },
  { address: '/words', title: 'My Words' },
  { address: '/puzzle', title: 'Puzzle of the day' },
  { address: '/settings', title: 'Settings' },
  { address: '/no/such/screen', title: 'This page is off the board' },
];

test('once visited, every page opens by its address when the server is gone', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
  for (const { address, title } of PAGES) {
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toContainText(title);
  }
});

test('once visited, the entrance has its drawing when the server is gone', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
  await page.goto('/');
  await expect(page.locator('[data-drawing] > svg')).toBeVisible();
});

test('once visited, every game plays by its address when the server is gone', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
  await forEachGame(page, async (game) => {
    await start(page, game);
    await hearSomething(page, game);
  });
});

test('once visited, the puzzle of the day is played when the server is gone', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
  await page.goto('/puzzle?part=word');
  await expect(page.getByRole('img', { name: '6 of 6 ropes hold the balloon' })).toBeVisible();
  await page.goto('/puzzle?part=crossword');
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toBeFocused();
});

test('once visited, an answer is checked when the server is gone', async ({ page, gateway, enter }) => {
  await enter(classroom('the-class'), { lessons: [lesson('the-class')] });
  await loseServerAfterVisit(page, gateway);
  await page.goto(classroom('the-class', 'write'));
  await notes(page).fill('She have a dog.');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
});

test('a class is written at a deep address when the server is gone', async ({ page, gateway, enter }) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
  await page.goto(classroom());
  await page.getByRole('button', { name: 'Generate Class' }).click();
  await page.getByRole('button', { name: 'Write a class on this device' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps of the class' })).toBeVisible();
});

test('a device that saves data has the classes of its reason, and says of another which there are', async ({
  page,
  gateway,
  enter,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await enter();
  await loseServerAfterVisit(page, gateway);
  await expect(page.getByText('All games of B1 and its classes for travel work')).toBeVisible();
  await page.goto(classroom());
  await chooseReason(page, 'Business');
  await page.getByRole('button', { name: 'Generate Class' }).click();
  await page.getByRole('button', { name: 'Write a class on this device' }).click();
  await expect(
    alertWith(
      page,
      'The classes of B1 for business are not on this device. Without a connection there are those of B1 for travel.',
    ),
  ).toBeVisible();
  await chooseReason(page, 'Travel');
  await page.getByRole('button', { name: 'Generate Class' }).click();
  await page.getByRole('button', { name: 'Write a class on this device' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps of the class' })).toBeVisible();
});

test('whoever changes the level when the server is gone is told what is missing, and plays what is there', async ({
  page,
  gateway,
  enter,
}) => {
  await enter();
  await loseServerAfterVisit(page, gateway);
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

  await gateway.open();
  await page.goto('/settings');
  await expect(page.getByText('All games and classes of C2 work without a connection.')).toBeVisible();
});

test('what a new level needs comes by itself once the server answers again, though the device was never offline', async ({
  page,
  gateway,
  enter,
}) => {
  await page.clock.install();
  await enter();
  await loseServerAfterVisit(page, gateway);
  await page.goto('/settings');
  await changeLevel(page, 'C2');
  await expect(
    page.getByText(/^The games and classes of C2 are not on this device yet\./).first(),
  ).toBeVisible();
  await gateway.open();
  await page.clock.fastForward(61_000);
  await expect(page.getByText('All games and classes of C2 work without a connection.')).toBeVisible();
});

async function chooseReason(page: Page, reason: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change', exact: true });
  if ((await change.getAttribute('aria-expanded')) !== 'true') await change.click();
  await page.getByRole('radio', { name: reason }).check();
}

async function loseServerAfterVisit(page: Page, gateway: Gateway): Promise<void> {
  await expect(page.getByRole('button', { name: 'Synced', exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // All files are there once the worker is active; from the next load on it answers.
  await page.goto('/settings');
  await expect(page.getByText('Arcade ready offline.')).toBeVisible();
  await gateway.close();
}
