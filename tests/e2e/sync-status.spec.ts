import type { Page } from '@playwright/test';
import { expectAccessible, getThemeForSize } from './accessible-screen.ts';
import { openStep } from './class-player.ts';
import { DOCUMENT_COMMIT, DOCUMENT_STORE, throttleStore } from './cloud.ts';
import { downloadFile } from './download-file.ts';
import { DESKTOP, PHONE } from './game-room.ts';
import { alertWith, changeLevel, expect, test } from './learner.ts';
import { FEEDBACK_RESPONSE, SUBMIT_URL, submitButton } from './lesson-api.ts';
import { feedbackRegion, notesField, saveHomework } from './notes.ts';
import { breakDatabase } from './storage-faults.ts';

const REFUSED = { status: 400, json: { error: { status: 'INVALID_ARGUMENT', message: 'refused' } } };

/** The status in the bar, which opens its details. */
const status = (page: Page, text: string) => page.getByRole('status').getByRole('button', { name: text });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where your work is saved' });

test('the status is synced when everything is in the cloud, and its sheet is empty', async ({
  page,
  enter,
}) => {
  await enter();
  await status(page, 'Synced').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('All synced. New work syncs by itself. Last checked');
  await expect(sheet(page)).toContainText('Everything is up to date.');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(status(page, 'Synced')).toBeFocused();
});

test('unsent changes are listed with the reason and the next try, and sent on request', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await throttleStore(page);
  await changeLevel(page, 'C2');
  await status(page, 'Saved on this device').click();
  // The course is written with the profile.
  const all = sheet(page).getByRole('region', { name: 'Not synced yet' }).getByRole('listitem');
  await expect(all).toHaveCount(2);
  const waiting = all.filter({ hasText: 'Your profile' });
  await expect(waiting).toContainText('Saved ');
  await expect(waiting).toContainText('The site was busy.');

  await page.unroute(DOCUMENT_STORE);
  await sheet(page).getByRole('button', { name: 'Try now' }).click();
  await expect(sheet(page)).toContainText('Everything is up to date.');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(status(page, 'Synced')).toBeVisible();
  expect((await readLearnerDocument())?.studentLevel).toBe('C2');
});

test('a change that the server refuses needs attention, and can be exported and retried', async ({
  page,
  learner,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings');
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
  await changeLevel(page, 'C2');
  await status(page, '2 changes need attention').click();
  const items = sheet(page).getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  const item = items.filter({ hasText: 'Your profile' });
  await expect(item).toContainText('We couldn’t save it online. It’s safe on this device.');

  const exported = await downloadFile(item.getByRole('button', { name: 'Download' }));
  expect(exported.name).toBe(`learning-arcade-${learner.uid}-profile.json`);
  expect(JSON.parse(exported.text)).toMatchObject({
    learner: learner.uid,
    records: [{ key: 'profile', reason: 'rejected', content: { studentLevel: 'C2' } }],
  });

  await page.unroute(DOCUMENT_COMMIT);
  await item.getByRole('button', { name: 'Try again' }).click();
  await expect(item).toBeHidden();
  await items.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet(page)).toContainText('Everything is up to date.');
  expect((await readLearnerDocument())?.studentLevel).toBe('C2');
});

test('a change in another tab is shown in this one', async ({ page, context, enter }) => {
  await enter('/settings');
  await expect(status(page, 'Synced')).toBeVisible();
  await context.route(DOCUMENT_STORE, (route) => route.abort());
  const other = await context.newPage();
  await other.goto('/settings');
  await changeLevel(other, 'C2');
  await expect(page.getByText('C2', { exact: true })).toBeVisible();
  await status(page, 'Saved on this device').click();
  await expect(sheet(page)).toContainText('Your profile');
  await status(other, 'Saved on this device').click();
  await context.unroute(DOCUMENT_STORE);
  // It may have been sent automatically before that.
  await sheet(other)
    .getByRole('button', { name: /^(Try|Check) now$/ })
    .click();
  await expect(sheet(page)).toContainText('Everything is up to date.');
});

test('a full disk is reported, and no save is confirmed', async ({ page, openLesson }) => {
  await openLesson();
  await page.route(SUBMIT_URL, (route) => route.fulfill({ json: FEEDBACK_RESPONSE }));
  await notesField(page).fill('I take the bus.');
  await breakDatabase(page, { method: 'put', store: 'lessons', error: 'QuotaExceededError' });
  await breakDatabase(page, { method: 'put', store: 'homework', error: 'QuotaExceededError' });
  await submitButton(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  await openStep(page, 'Take home');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(alertWith(page, 'Storage full.')).toBeVisible();
  await expect(page.getByText('Saved to your homework.')).toBeHidden();
  await status(page, 'Synced').click();
  await expect(sheet(page)).toContainText('Everything is up to date.');
});

test('records that never open are reported with a retry', async ({ page, enter }) => {
  await page.clock.install();
  await enter();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/app');
  // The app's timeout starts some time after the page is loaded.
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('alert')).toContainText('We can’t open your work', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('several refused records are listed and exported together, in a sheet that is accessible and fits', async ({
  page,
  openLesson,
}) => {
  await openLesson();
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
  await saveHomework(page);
  await expect(status(page, '3 changes need attention')).toBeVisible();
  await page.route(DOCUMENT_STORE, (route) => route.abort());
  await page.goto('/settings');
  // The course changes with the level, and is tried again.
  await changeLevel(page, 'C2');
  await status(page, '2 changes need attention').click();
  await expect(sheet(page)).toContainText('Homework: Asking the way');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(4);
  const { text } = await downloadFile(sheet(page).getByRole('button', { name: 'Download all' }));
  expect(JSON.parse(text).records).toHaveLength(2);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the sheet at ${size.width}`, getThemeForSize(page));
  }
});
