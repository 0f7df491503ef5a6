import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changePassword, DOCUMENT_COMMIT, readDocument, writeDocument } from './cloud.ts';
import { breakDatabase } from './faults.ts';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';
import { lesson } from './records.ts';
import { expectSound } from './sound-screen.ts';

const STORE = /\/v1\/projects\//;
const REFUSED = { status: 400, json: { error: { status: 'INVALID_ARGUMENT', message: 'refused' } } };

/** The status in the bar, which is also the way to the details. */
const status = (page: Page, text: string) => page.getByRole('status').getByRole('button', { name: text });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where your work is' });

async function changeLevel(page: Page, level: string) {
  await page.getByRole('link', { name: 'Change level, age or reason' }).click();
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect(page).toHaveURL('/settings');
}

test('with everything in the cloud the status says so, and the sheet has nothing to list', async ({
  page,
  learner,
}) => {
  await signInAt(page, learner);
  await status(page, 'Synced').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Synced. Last checked');
  await expect(sheet(page)).toContainText('Nothing waits.');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(status(page, 'Synced')).toBeFocused();
});

test('what can’t be sent is named with its reason and its next try, and goes out on request', async ({
  page,
  request,
  learner,
}) => {
  await signInAt(page, learner, '/settings');
  await page.route(STORE, (route) => route.abort());
  await changeLevel(page, 'C2');
  await status(page, 'Saved on this device').click();
  const waiting = sheet(page).getByRole('region', { name: 'Waiting to sync' }).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Your profile');
  await expect(waiting).toContainText('Saved here');
  await expect(waiting).toContainText(/The server (could not be reached|was busy or down)\./);

  await page.unroute(STORE);
  await sheet(page).getByRole('button', { name: 'Try now' }).click();
  await expect(sheet(page)).toContainText('Nothing waits.');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(status(page, 'Synced')).toBeVisible();
  expect((await readDocument(request, learner))?.studentLevel).toBe('C2');
});

test('what the server refuses needs attention: it can be exported, and tried again', async ({
  page,
  request,
  learner,
}) => {
  await signInAt(page, learner, '/settings');
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
  await changeLevel(page, 'C2');
  await status(page, '1 change needs attention').click();
  const item = sheet(page).getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(item).toContainText('Your profile');
  await expect(item).toContainText('The server did not accept it. It is kept on this device.');

  const downloading = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`learning-arcade-${learner.uid}-profile.json`);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported).toMatchObject({
    learner: learner.uid,
    records: [{ key: 'profile', reason: 'rejected', content: { studentLevel: 'C2' } }],
  });

  await page.unroute(DOCUMENT_COMMIT);
  await item.getByRole('button', { name: 'Retry' }).click();
  await expect(sheet(page)).toContainText('Nothing waits.');
  expect((await readDocument(request, learner))?.studentLevel).toBe('C2');
});

test('several refused records are exported together', async ({ page, request, learner }) => {
  await writeDocument(request, learner, { lessons: [lesson('the-class')] });
  await signInAt(page, learner, classroom('the-class'));
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
  await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await status(page, '3 changes need attention').click();
  await expect(sheet(page)).toContainText('Homework: Asking the way');
  const downloading = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Export all' }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(exported.records).toHaveLength(3);
});

test('a sign-in that ran out is renewed from the sheet, and the work goes out', async ({
  page,
  request,
  learner,
}) => {
  await signInAt(page, learner, '/settings');
  await expect(status(page, 'Synced')).toBeVisible();
  await changePassword(request, learner);
  await changeLevel(page, 'C2');
  await status(page, 'Sign in again').click();
  await expect(sheet(page)).toContainText('Goes out when you have signed in again');
  await sheet(page).getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('another horse 8');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(status(page, 'Synced')).toBeVisible();
});

test('what another tab saves repaints this one', async ({ page, context, learner }) => {
  await signInAt(page, learner, '/settings');
  await expect(status(page, 'Synced')).toBeVisible();
  await context.route(STORE, (route) => route.abort());
  const other = await context.newPage();
  await other.goto('/settings');
  await changeLevel(other, 'C2');
  await expect(page.getByText('C2', { exact: true })).toBeVisible();
  await status(page, 'Saved on this device').click();
  await expect(sheet(page)).toContainText('Your profile');
  await context.unroute(STORE);
  await status(other, 'Saved on this device').click();
  await sheet(other).getByRole('button', { name: 'Try now' }).click();
  await expect(sheet(page)).toContainText('Nothing waits.');
});

test('a full disk is told, and nothing is said to be saved', async ({ page, openLesson }) => {
  await openLesson();
  await page.route(/submit-answer/, (route) =>
    route.fulfill({ json: { feedback: 'A clear answer.', remaining_calls: { generate: 4 } } }),
  );
  await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
  await breakDatabase(page, { method: 'put', store: 'lessons', error: 'QuotaExceededError' });
  await breakDatabase(page, { method: 'put', store: 'homework', error: 'QuotaExceededError' });
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(alertWith(page, 'Storage full.')).toBeVisible();
  await expect(page.getByText('Saved to your homework.')).toBeHidden();
  await status(page, 'Synced').click();
  await expect(sheet(page)).toContainText('Nothing waits.');
});

test('a browser that never opens the records is told, and another try is offered', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  await signInAt(page, learner);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/app');
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('alert')).toContainText('The browser does not open');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test(`the sheet is accessible and fits ${size}, by day and by night`, async ({
    page,
    request,
    learner,
  }) => {
    await writeDocument(request, learner, { lessons: [lesson('the-class')] });
    await signInAt(page, learner, classroom('the-class'));
    await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
    await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
    await page.getByRole('button', { name: 'Save to Homework' }).click();
    await expect(status(page, '3 changes need attention')).toBeVisible();
    await page.route(STORE, (route) => route.abort());
    await page.setViewportSize(viewport);
    await page.goto('/settings');
    await changeLevel(page, 'C2');
    await status(page, '3 changes need attention').click();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(4);
    await expectSound(page, 'the sheet');
  });
}
