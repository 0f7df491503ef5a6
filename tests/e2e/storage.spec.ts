import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { DOCUMENT_STORE } from './cloud.ts';
import { downloadFile } from './download-file.ts';
import { alertWith, expect, expectSynced, getClassroomAddress, test } from './learner.ts';
import { generateButton } from './lesson-api.ts';
import { saveHomework } from './notes.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';
import { fillStorage } from './storage-faults.ts';

const LESSONS = Array.from({ length: 14 }, (_, number) =>
  createLessonRecord(`lesson-${number}`, {}, number + 1),
);
const HOMEWORK = Array.from({ length: 12 }, (_, number) =>
  createHomeworkRecord(`homework-${number}`, {}, number + 1),
);

const card = (page: Page) => page.locator('#storage');
const storageRow = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('full storage blocks the next class, and its message links to the storage use', async ({
  page,
  learner,
  enter,
}) => {
  await enter(getClassroomAddress());
  await fillStorage(page, learner.uid, 5);
  await generateButton(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  await expect(page).toHaveURL(getClassroomAddress());
  await page.getByRole('link', { name: 'Clear old data' }).click();
  await expect(page).toHaveURL(/\/settings#storage$/);
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toContainText('5 MB of 5 MB');
});

test('old classes are cleared from the device but not from the cloud, stay cleared, and come back when undone', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter('/settings', { lessons: LESSONS, homework: HOMEWORK });
  await expect(storageRow(page, 'Classes')).toContainText('14 classes');
  await expect(storageRow(page, 'Homework')).toContainText('12 homework items');
  await storageRow(page, 'Classes').getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page)).toContainText('4 classes are also saved online');
  await expectAccessible(page, 'the question before clearing');
  const { text } = await downloadFile(dialog(page).getByRole('button', { name: 'Download a copy' }));
  expect(JSON.parse(text).learner.lessons).toHaveLength(14);

  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cleared: 4 classes')).toBeVisible();
  await expect(storageRow(page, 'Classes')).toContainText('10 classes');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expectSynced(page);
  await expect(storageRow(page, 'Classes')).toContainText('10 classes');
  expect((await readLearnerDocument())?.lessons).toHaveLength(14);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored: 4 classes')).toBeVisible();
  await expect(storageRow(page, 'Classes')).toContainText('14 classes');
});

test('unsynced homework is reported and deleted only on request', async ({ page, enter }) => {
  await enter(getClassroomAddress('the-class', 'write'), { lessons: [createLessonRecord('the-class')] });
  await page.route(DOCUMENT_STORE, (route) => route.abort());
  await saveHomework(page);
  await page.goto('/settings');
  await storageRow(page, 'Homework').getByRole('button', { name: 'Clear' }).click();
  await dialog(page).getByRole('radio', { name: 'Nothing' }).check();
  await expect(dialog(page)).toContainText('1 homework item is only on this device. It will stay.');
  await expect(dialog(page).getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  await dialog(page).getByRole('radio', { name: 'Clear it too' }).check();
  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(storageRow(page, 'Homework')).toContainText('0 homework items');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(storageRow(page, 'Homework')).toContainText('1 homework item');
});
