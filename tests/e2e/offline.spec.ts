import type { Locator, Page } from '@playwright/test';
import { stepNavigation } from './class-player.ts';
import { test as base } from './gateway.ts';
import {
  alertWith,
  changeLevel,
  expect,
  expectSynced,
  getClassroomAddress,
  type LearnerFixtures,
} from './learner.ts';
import { writeClassOnDevice } from './lesson-api.ts';
import { submitAnswer } from './notes.ts';
import { forEachGame, startGame, triggerMessage } from './play-layout.ts';
import { createLessonRecord } from './records.ts';
import { waitForWorker } from './service-worker.ts';

interface Visit {
  /** Opens the address as the learner, waits until all files are stored, and closes the server. */
  visitOnce: (...entrance: Parameters<LearnerFixtures['enter']>) => Promise<void>;
}

const test = base.extend<Visit>({
  serviceWorkers: 'allow',
  visitOnce: async ({ page, gateway, enter }, use) =>
    use(async (...entrance) => {
      await enter(...entrance);
      await expectSynced(page);
      await waitForWorker(page);
      // All files are stored once the worker is active; it answers from the next load on.
      await page.goto('/settings');
      await expect(page.getByText('Arcade ready offline.')).toBeVisible();
      await gateway.close();
    }),
});

/** The addresses of the specification, with the headings of their pages and other content. */
const PAGES: readonly (readonly [address: string, title: string, shows?: (page: Page) => Locator])[] = [
  ['/', 'Learning Arcade', (page) => page.locator('[data-drawing] > svg')],
  ['/about', 'About Learning Arcade'],
  ['/school', 'School map'],
  ['/login', 'Hello'],
  ['/app', 'Hello'],
  ['/app?room=library', 'General Knowledge'],
  ['/setup?change=true', 'Change your profile'],
  ['/progress', 'Progress'],
  ['/lessons', 'Lessons'],
  ['/homework', 'Homework'],
  ['/words', 'My Words'],
  ['/puzzle', 'Puzzle of the day'],
  [
    '/puzzle?part=word',
    // Of the puzzle while it loads, then of the part.
    ' of the day',
    (page) => page.getByRole('img', { name: '6 of 6 ropes hold the balloon' }),
  ],
  ['/puzzle?part=crossword', ' of the day', (page) => page.locator('[role=gridcell][tabindex="0"]:focus')],
  ['/settings', 'Settings'],
  ['/no/such/screen', 'We can’t find this page'],
];

test('every page opens by its address without the server after one visit', async ({ page, visitOnce }) => {
  await visitOnce();
  for (const [address, title, shows] of PAGES) {
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toContainText(title);
    if (shows) await expect.soft(shows(page), address).toBeVisible();
  }
});

test('every game opens by its address without the server after one visit', async ({ page, visitOnce }) => {
  await visitOnce();
  await forEachGame(page, async (game) => {
    await startGame(page, game);
    await triggerMessage(page, game);
  });
});

test('an answer is checked without the server after one visit', async ({ page, visitOnce }) => {
  await visitOnce(getClassroomAddress('the-class'), { lessons: [createLessonRecord('the-class')] });
  await page.goto(getClassroomAddress('the-class', 'write'));
  await submitAnswer(page, 'She have a dog.');
  await expect(page.getByRole('heading', { name: 'Checked on this device' })).toBeVisible();
});

test('a class is written without the server at an address of the classroom', async ({ page, visitOnce }) => {
  await visitOnce();
  await page.goto(getClassroomAddress());
  await writeClassOnDevice(page);
  await expect(stepNavigation(page)).toBeVisible();
});

test('a device that saves data has only the classes of its reason, and names those when another is chosen', async ({
  page,
  visitOnce,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visitOnce();
  await expect(page.getByText('All B1 games work offline, and the classes for travel.')).toBeVisible();
  await page.goto(getClassroomAddress());
  await chooseReason(page, 'Business');
  await writeClassOnDevice(page);
  await expect(
    alertWith(page, 'The B1 classes for business aren’t downloaded. Offline, you have B1 for travel.'),
  ).toBeVisible();
  await chooseReason(page, 'Travel');
  await writeClassOnDevice(page);
  await expect(stepNavigation(page)).toBeVisible();
});

test('a level changed without the server reports the missing pack, plays the stored games, and downloads the rest once the server is back', async ({
  page,
  gateway,
  visitOnce,
}) => {
  await page.clock.install();
  await visitOnce();
  await page.goto('/settings');
  await expect(page.getByText('Arcade ready offline.')).toBeVisible();
  await changeLevel(page, 'C2');
  await expect(
    page.getByText(/^The C2 games and classes aren’t downloaded yet\..* you have .*B1/).first(),
  ).toBeVisible();

  await page.goto('/app?room=arcade&game=grammar-race');
  // The page reloads once for the missing pack, in which a click may be lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Start a new game' }).click({ timeout: 1_000 });
    await expect(page.getByRole('alert')).toContainText('The words of C2 aren’t downloaded yet.', {
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Play B1' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto('/settings');
  const missing = page.getByText(/^The C2 games and classes aren’t downloaded yet\./).first();
  await expect(missing).toBeVisible();
  await gateway.open();
  await page.clock.fastForward(61_000);
  await expect(page.getByText('All C2 games and classes work offline.')).toBeVisible();
});

async function chooseReason(page: Page, reason: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change', exact: true });
  if ((await change.getAttribute('aria-expanded')) !== 'true') await change.click();
  await page.getByRole('radio', { name: reason }).check();
}
