import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { expect, expectSynced, fillCredentials, test } from './learner.ts';
import { createLessonRecord } from './records.ts';
import { getDatabaseName } from './stored-rows.ts';

const RECORDS = { lessons: [createLessonRecord('the-class')], badges: ['Pathfinder'] };

test.beforeEach(({ enter }) => enter('/settings', RECORDS));

const dialog = (page: Page) => page.getByRole('dialog');

/** Confirms the first dialog, and opens the second. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
}

async function confirm(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(password);
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click();
}

/** The names of everything that this origin stores in the browser. */
const listStoredNames = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    entries: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));

test('an account is deleted in every tab, in the cloud and on the server after two questions and the right password', async ({
  page,
  context,
  learner,
  readLearnerDocument,
}) => {
  expect((await listStoredNames(page)).databases).toContain(getDatabaseName(learner.uid));
  const other = await context.newPage();
  await other.goto('/app');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (call) => {
    if (/documents:commit|\/api\/learner|accounts:delete/.test(call.url())) {
      calls.push(`${call.method()} ${new URL(call.url()).pathname.split(/[/:]/).at(-1)}`);
    }
  });
  await goOn(page);
  await expectAccessible(page, 'the second question before a deletion');
  await confirm(page, 'wrong horse');
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing was deleted');
  expect((await readLearnerDocument())?.badges).toEqual(['Pathfinder']);
  await confirm(page, learner.password);
  await expect(page).toHaveURL(/\/login/);
  const word = page.getByText('Your account and all your work are deleted.');
  await expect(word).toBeVisible();
  expect(calls.slice(-3)).toEqual(['POST commit', 'DELETE learner', 'POST delete']);

  await expect
    .poll(async () => (await listStoredNames(page)).databases.filter((name) => name.includes(learner.uid)))
    .toEqual([]);
  expect((await listStoredNames(page)).entries).toEqual([]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(word).toHaveCount(0);
  await expect(other).toHaveURL(/\/login/);
  // The deleted account is not signed in again.
  await other.reload();
  await fillCredentials(other, learner);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByRole('alert')).toContainText('Email login failed');
});

test('a deletion without a connection deletes nothing and leaves the learner signed in', async ({
  page,
  context,
  learner,
  readLearnerDocument,
}) => {
  await expectSynced(page);
  await context.setOffline(true);
  await goOn(page);
  await confirm(page, learner.password);
  await expect(dialog(page).getByRole('alert')).toHaveText(/You’re offline, so nothing was deleted/);
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await readLearnerDocument())?.badges).toEqual(['Pathfinder']);
});

test('an interrupted deletion locks no account: deleted data comes back, and the deletion can be tried again', async ({
  page,
  learner,
  readLearnerDocument,
}) => {
  await expectSynced(page);
  await page.route('**/api/learner', (route) => route.fulfill({ status: 500, body: '{}' }));
  await goOn(page);
  await confirm(page, learner.password);
  await expect(dialog(page).getByRole('alert')).toContainText('You still have it');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect.poll(async () => (await readLearnerDocument())?.badges).toEqual(['Pathfinder']);
  await page.unroute('**/api/learner');
  await goOn(page);
  await confirm(page, learner.password);
  await expect(page).toHaveURL(/\/login/);
});
