import type { Page } from '@playwright/test';
import { createLearner, DOCUMENT_STORE, readCloudDocument } from './cloud.ts';
import {
  alertWith,
  button,
  changeLevel,
  expect,
  expectSynced,
  getClassroomAddress,
  signInAt,
  test,
} from './learner.ts';
import { notesField } from './notes.ts';
import { breakDatabase } from './storage-faults.ts';
import { getDatabaseName, putRow } from './stored-rows.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Some work is only on this device' });

/** Answers the dialog about unsynced work, and expects the log-out. */
async function confirmLogOut(page: Page, what: 'Keep it' | 'Delete it'): Promise<void> {
  await button(page, `${what} and log out`).click();
  await expect(page).toHaveURL('/login');
}

async function databases(page: Page) {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

/** Changes the profile and the course while the document store is unreachable. */
async function workUnsynced(page: Page) {
  // Set-up opens only after the profile was read from the store.
  await expectSynced(page);
  await page.route(DOCUMENT_STORE, (route) => route.abort());
  await changeLevel(page, 'C2');
  await expect(page.getByText('2 changes will be sent when you’re online.')).toBeVisible();
}

test('a log-out with everything synced clears local storage and the records and opens the form', async ({
  page,
  learner,
  enter,
}) => {
  await enter();
  await page.evaluate(() => localStorage.setItem('something else', 'x'));
  expect(await databases(page)).toContain(getDatabaseName(learner.uid));
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await databases(page)).not.toContain(getDatabaseName(learner.uid));
  await page.goto('/homework');
  await expect(page).toHaveURL(/\/login/);
});

test('a log-out with unsynced work can be cancelled without a change, or discard the work', async ({
  page,
  learner,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await workUnsynced(page);
  const waysBack = [
    () => dialog(page).getByRole('button', { name: 'Stay signed in' }).click(),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.goBack();
      // Going forward at once would not leave the screen with the dialog.
      await expect(dialog(page)).toBeHidden();
      await page.goForward();
    },
  ];
  for (const stay of waysBack) {
    await logOut(page).click();
    await expect(dialog(page)).toContainText('2 changes are only on this device.');
    await stay();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('C2', { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBe(learner.uid);

  await logOut(page).click();
  await confirmLogOut(page, 'Delete it');
  expect(await databases(page)).not.toContain(getDatabaseName(learner.uid));
  await page.unroute(DOCUMENT_STORE);
  await signInAt(page, learner, '/settings');
  await expect(page.getByText('B1', { exact: true })).toBeVisible();
  expect((await readLearnerDocument())?.studentLevel).toBe('B1');
});

test('unsynced work kept at log-out is hidden from the next learner and sent when its own learner is back', async ({
  page,
  request,
  learner,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await workUnsynced(page);
  await logOut(page).click();
  await confirmLogOut(page, 'Keep it');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.unroute(DOCUMENT_STORE);

  const next = await createLearner(request, { displayName: 'Sam', studentLevel: 'A2' });
  await signInAt(page, next, '/settings');
  await expect(page.getByText('Sam', { exact: true })).toBeVisible();
  await expect(page.getByText('A2', { exact: true })).toBeVisible();
  expect(await databases(page)).toContain(getDatabaseName(learner.uid));
  expect((await readCloudDocument(request, next))?.studentLevel).toBe('A2');
  expect((await readLearnerDocument())?.studentLevel).toBe('B1');

  await expectSynced(page);
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
  await signInAt(page, learner, '/settings');
  await expect.poll(async () => (await readLearnerDocument())?.studentLevel).toBe('C2');
});

test('a failed log-out is reported and leaves the learner signed in', async ({ page, enter }) => {
  await enter();
  await breakDatabase(page, { method: 'put', store: 'kv', database: 'arcade-device', key: 'loggedOut' });
  await logOut(page).click();
  await expect(alertWith(page, 'Failed to log out. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/app');

  await page.reload();
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
});

test('a log-out asks about a notepad with text, and can keep it for the next sign-in', async ({
  page,
  openLesson,
  learner,
}) => {
  await openLesson();
  await notesField(page).fill('Half of my answer.');
  await page.goto('/app');
  await logOut(page).click();
  await expect(dialog(page)).toContainText('You have notes in 1 class that you haven’t sent.');
  await confirmLogOut(page, 'Keep it');
  await signInAt(page, learner, getClassroomAddress('the-class'));
  await expect(notesField(page)).toHaveValue('Half of my answer.');
});

test('a log-out asks about results of games, which are stored only on the device', async ({
  page,
  learner,
  enter,
}) => {
  await enter();
  const best = { B1: { score: 5, text: '5 words', at: 1 } };
  await putRow(page, learner.uid, 'gameResults', { game: 'word-chain', best, used: {} });
  await logOut(page).click();
  await expect(dialog(page)).toContainText('The results of 1 game are only on this device.');
  await confirmLogOut(page, 'Delete it');
  expect(await databases(page)).not.toContain(getDatabaseName(learner.uid));
});
