import type { Browser, Page } from '@playwright/test';
import { expectAccessible, getThemeForSize } from './accessible-screen.ts';
import { stepNavigation } from './class-player.ts';
import {
  createEmail,
  createLearner,
  readCloudDocument,
  signInToAccount,
  type TestAccount,
  writeCloudDocument,
} from './cloud.ts';
import { WINDOWS } from './game-room.ts';
import { badgeShelf, button, expect, fillCredentials, signInAt, test } from './learner.ts';
import { saveHomework } from './notes.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createLessonRecord } from './records.ts';

/** Checks guests: trying the app without an account, and linking one later. */

const PASSWORD = 'correct horse 7';
const NOTES = 'I take the bus because it is cheap.';

/** Counts the clicks on pages of this tab. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

/** The hub as a guest, two taps from the entrance. */
async function startAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Try without an account').click();
  await button(page, 'Save and Start').click();
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
}

/** The class that the hub suggests. */
const nextClass = (page: Page) => page.getByLabel(/^Start: Next: /).first();

/** Starts a guest with a class and its homework. */
async function startGuestWithHomework(page: Page): Promise<void> {
  await startAsGuest(page);
  await nextClass(page).click();
  await saveHomework(page, NOTES);
  await page.goto('/keep');
}

async function readUid(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('currentUser') ?? '');
}

/** Signs in on another device, and expects the guest's homework and that number of lessons. */
async function expectHomeworkElsewhere(browser: Browser, account: TestAccount, lessons: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(page, account, '/homework');
  await openRow(recordRows(page).first());
  await expect(page.getByText(NOTES).first()).toBeVisible();
  await page.goto('/lessons');
  await expect(recordRows(page)).toHaveCount(lessons + 1);
  await context.close();
}

test('a visitor answers a first question with one tap and sees the reason', async ({ page }) => {
  const taps = await countTaps(page);
  await page.goto('/');
  const machine = page.getByRole('region', { name: 'Try a game' });
  await machine.getByRole('button', { name: 'song', exact: true }).click();
  await expect(machine.getByRole('status')).toContainText('You sing a song. You read a book.');
  expect(await taps()).toBe(1);
  for (const answer of ['bike', 'milk']) {
    await button(page, 'Next').click();
    await machine.getByRole('button', { name: answer, exact: true }).click();
  }
  await button(page, 'Next').click();
  await expect(machine.getByRole('status')).toContainText('20 points!');
  await button(page, 'Save your points').click();
  await expect(page).toHaveURL('/signup');
});

/**
 * Plays the harder game of the landing page to its end; `race` is the wrong first answer, `record` the right
 * one.
 */
async function playLandingGame(page: Page, first: 'race' | 'record' = 'race'): Promise<void> {
  await page.goto('/');
  await button(page, 'Harder words').click();
  for (const answer of [first, 'news', 'silence']) {
    await button(page, answer).click();
    await button(page, 'Next').click();
  }
}

test('the game begins with easy words and their pictures, and changes to harder ones and back at any time', async ({
  page,
}) => {
  await page.goto('/');
  const landingGame = page.getByRole('region', { name: 'Try a game' });
  await button(page, 'Harder words').click();
  await landingGame.getByRole('button', { name: 'race', exact: true }).click();
  await button(page, 'Easy words').click();
  await expect(landingGame.getByRole('status')).toBeEmpty();
  await expect(landingGame.getByText('Read a ___')).toBeVisible();
  await expect(landingGame.locator('svg:visible')).toHaveCount(1);
  await expect(button(page, 'song')).toBeFocused();
  await expectAccessible(page, 'the easy game');
  for (const answer of ['book', 'bike', 'milk']) {
    await landingGame.getByRole('button', { name: answer, exact: true }).click();
    await button(page, 'Next').click();
  }
  await expect(landingGame.getByRole('status')).toContainText('30 points!');
  await button(page, 'Harder words').click();
  // The first answer is forgotten.
  await expect(landingGame.getByText('Break the ___').first()).toBeVisible();
  await expect(landingGame.getByText('0 of 30 points')).toBeVisible();
  await button(page, 'record').click();
  await expect(landingGame.getByRole('status')).toContainText('Yes!');
});

/** Expects the result of the landing page's game in the hall, and its missed word, each once. */
async function expectPoints(page: Page): Promise<void> {
  await page.goto('/app?room=arcade');
  await expect(page.getByText('The game on the start page. Your best: 20 of 30 points')).toBeVisible();
  await page.goto('/words?part=mistakes');
  await expect(page.getByText('break the record', { exact: true })).toHaveCount(1);
}

test('a visitor’s result from the entrance is added once to the guest who starts afterwards', async ({
  page,
}) => {
  await playLandingGame(page);
  await button(page, 'Keep playing as a guest').click();
  await button(page, 'Save and Start').click();
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
  await expectPoints(page);
  await page.goto('/progress');
  await expect(badgeShelf(page).getByText('First Game', { exact: true })).toBeVisible();
  await page.reload();
  await expectPoints(page);
});

test('a visitor’s result from the entrance is added to the learner who signs in, and to no other on that device', async ({
  page,
  learner,
  request,
}) => {
  await playLandingGame(page);
  await button(page, 'Save your points').click();
  await fillCredentials(page, learner);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/app');
  await expectPoints(page);

  // For a signed-in learner, it counts as another of their games.
  await playLandingGame(page, 'record');
  await button(page, 'Save your points').click();
  await expect(page).toHaveURL('/app');
  await page.goto('/app?room=arcade');
  await expect(page.getByText('Your best: 30 of 30 points')).toBeVisible();

  await playLandingGame(page);
  await page.goto('/app');
  await button(page, 'Log Out').click();
  await button(page, 'Keep it and log out').click();
  await expect(page).toHaveURL('/login');
  await signInAt(page, await createLearner(request));
  await page.goto('/app?room=arcade');
  await expect(page.getByRole('link', { name: 'Word Chain', exact: true })).toBeVisible();
  await expect(page.getByText('The game on the start page')).toHaveCount(0);
});

test('a guest reaches a class or a game three taps after the entrance', async ({ page }) => {
  const taps = await countTaps(page);
  await startAsGuest(page);
  expect(await taps()).toBe(2);
  await nextClass(page).click();
  await expect(stepNavigation(page)).toBeVisible();
  expect(await taps()).toBe(3);
  await page.goto('/app');
  await page.locator('a[href*="game="]').first().click();
  await expect(page).toHaveURL(/game=/);
  expect(await taps()).toBe(4);
});

test('a guest who links an e-mail is no guest in other tabs, either, and has all records on the next device', async ({
  page,
  browser,
  request,
}) => {
  await startGuestWithHomework(page);
  const uid = await readUid(page);
  const other = await page.context().newPage();
  await other.goto('/app');
  await expect(other.getByText('You’re playing as a guest.')).toBeVisible();
  const credentials = { email: createEmail(), password: PASSWORD };
  await fillCredentials(page, credentials);
  await button(page, 'Save my progress').click();
  await expect(page).toHaveURL('/app');
  for (const tab of [page, other]) await expect(tab.getByText('You’re playing as a guest.')).toBeHidden();
  const account = await signInToAccount(request, credentials);
  expect(account.uid).toBe(uid);
  await expect.poll(async () => (await readCloudDocument(request, account))?.homework).toHaveLength(1);
  await expectHomeworkElsewhere(browser, account, 1);
});

test('a guest whose e-mail has an account is asked, and then the records of both are merged', async ({
  page,
  browser,
  request,
}) => {
  const account = await createLearner(request);
  await writeCloudDocument(request, account, { lessons: [createLessonRecord('hers')] });
  await startGuestWithHomework(page);
  const guest = await readUid(page);
  await fillCredentials(page, account);
  await button(page, 'Save my progress').click();
  const question = page.getByRole('dialog', { name: 'This account already exists' });
  await expect(question).toContainText(account.email);
  await button(page, 'Not now').click();
  expect(await readUid(page)).toBe(guest);
  await button(page, 'Save my progress').click();
  await button(page, 'Sign in and add my work').click();
  await expect(page).toHaveURL('/app');
  expect(await readUid(page)).toBe(account.uid);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(`arcade-${guest}`);
  await expect.poll(async () => (await readCloudDocument(request, account))?.homework).toHaveLength(1);
  expect((await readCloudDocument(request, account))?.lessons).toHaveLength(2);
  await expectHomeworkElsewhere(browser, account, 2);
});

for (const [where, window] of WINDOWS) {
  test.describe(where, () => {
    test.use(window);

    test('the screens of a guest and the warning at log-out are accessible and fit the window', async ({
      page,
    }) => {
      await page.goto('/');
      await button(page, 'song').click();
      await expectAccessible(page, 'the game on the start page', getThemeForSize(page));
      await startAsGuest(page);
      await expectAccessible(page, 'the hub of a guest', getThemeForSize(page));
      await page.goto('/keep');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectAccessible(page, 'keeping points', getThemeForSize(page));
      await page.goto('/settings');
      await expect(page.getByRole('link', { name: 'Save my progress' })).toBeVisible();
      await button(page, 'Log Out').click();
      await expect(page.getByRole('dialog', { name: 'You will lose your work' })).toBeVisible();
      await expectAccessible(page, 'the question of a guest’s log-out', getThemeForSize(page));
      await button(page, 'Stay signed in').click();
      await button(page, 'Log Out').click();
      await button(page, 'Delete it and log out').click();
      await expect(page).toHaveURL('/login');
    });
  });
}
