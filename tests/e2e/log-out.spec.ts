import type { Page } from '@playwright/test';
import { createAccount, profileDocument, readDocument, writeDocument } from './cloud.ts';
import { breakDatabase } from './faults.ts';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';

const STORE = /\/v1\/projects\//;

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Some work is only on this device' });

async function databases(page: Page) {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

/** Changes the profile while the document store can't be reached. */
async function workUnsynced(page: Page) {
  await page.route(STORE, (route) => route.abort());
  await page.getByRole('link', { name: 'Change level, age or reason' }).click();
  await page.getByRole('radio', { name: 'C2' }).check();
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('1 change waits for a connection.')).toBeVisible();
}

test('logging out with everything synced clears local storage and the records, and leads to the form', async ({
  page,
  learner,
}) => {
  await signInAt(page, learner);
  await page.evaluate(() => localStorage.setItem('something else', 'x'));
  expect(await databases(page)).toContain(`arcade-${learner.uid}`);
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await databases(page)).not.toContain(`arcade-${learner.uid}`);
  await page.goto('/homework');
  await expect(page).toHaveURL(/\/login/);
});

test('with unsynced work a learner may stay, and nothing changes', async ({ page, learner }) => {
  await signInAt(page, learner, '/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await expect(dialog(page)).toContainText('1 change is saved on this device only.');
  await dialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/settings');
  await logOut(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('C2', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBe(learner.uid);
});

test('a learner who goes back from the question stays, and can log out later', async ({ page, learner }) => {
  await signInAt(page, learner, '/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page.getByText('C2', { exact: true })).toBeVisible();
  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Discard it and log out' }).click();
  await expect(page).toHaveURL('/login');
});

test('unsynced work that is kept arrives in the cloud after the next sign-in', async ({
  page,
  request,
  learner,
}) => {
  await signInAt(page, learner, '/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Keep it on this device and log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await databases(page)).toContain(`arcade-${learner.uid}`);

  await page.unroute(STORE);
  await signInAt(page, learner, '/settings');
  await expect.poll(async () => (await readDocument(request, learner))?.studentLevel).toBe('C2');
});

test('unsynced work that is discarded is gone', async ({ page, request, learner }) => {
  await signInAt(page, learner, '/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Discard it and log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await databases(page)).not.toContain(`arcade-${learner.uid}`);

  await page.unroute(STORE);
  await signInAt(page, learner, '/settings');
  await expect(page.getByText('B1', { exact: true })).toBeVisible();
  expect((await readDocument(request, learner))?.studentLevel).toBe('B1');
});

test('a log-out that fails is told, and the learner stays', async ({ page, learner }) => {
  await signInAt(page, learner);
  await breakDatabase(page, { method: 'put', store: 'kv', database: 'arcade-device', key: 'loggedOut' });
  await logOut(page).click();
  await expect(alertWith(page, 'Failed to log out. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/app');

  await page.reload();
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
});

test('a notepad with writing in it is asked for, and kept for the next sign-in', async ({
  page,
  learner,
  openLesson,
}) => {
  await openLesson();
  const notes = page.getByPlaceholder('Write your notes here...');
  await notes.fill('Half of my answer.');
  await logOut(page).click();
  await expect(dialog(page)).toContainText('The notepad of 1 class holds writing');
  await dialog(page).getByRole('button', { name: 'Keep it on this device and log out' }).click();
  await expect(page).toHaveURL('/login');
  await signInAt(page, learner, classroom('the-class'));
  await expect(notes).toHaveValue('Half of my answer.');
});

test('results of games are asked for, since they are nowhere else', async ({ page, learner }) => {
  await signInAt(page, learner);
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('gameResults', 'readwrite');
          const best = { B1: { score: 5, text: '5 words', at: 1 } };
          writing.objectStore('gameResults').put({ game: 'word-chain', best, used: {} });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    `arcade-${learner.uid}`,
  );
  await logOut(page).click();
  await expect(dialog(page)).toContainText('The results of 1 game are on this device.');
  await dialog(page).getByRole('button', { name: 'Discard it and log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await databases(page)).not.toContain(`arcade-${learner.uid}`);
});

test('what is kept of one learner is not opened for the next', async ({ page, request, learner }) => {
  await signInAt(page, learner, '/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Keep it on this device and log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute(STORE);
  const next = await createAccount(request);
  await writeDocument(request, next, { ...profileDocument(next), displayName: 'Sam', studentLevel: 'A2' });
  await signInAt(page, next, '/settings');
  await expect(page.getByText('Sam', { exact: true })).toBeVisible();
  await expect(page.getByText('A2', { exact: true })).toBeVisible();
  expect(await databases(page)).toContain(`arcade-${learner.uid}`);
  expect((await readDocument(request, next))?.studentLevel).toBe('A2');
  expect((await readDocument(request, learner))?.studentLevel).toBe('B1');
});
