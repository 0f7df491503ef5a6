import type { Page } from '@playwright/test';
import { DOCUMENT_STORE } from './cloud.ts';
import { downloaded } from './downloaded.ts';
import { fillStorage } from './faults.ts';
import { alertWith, classroom, expect, expectSynced, test } from './learner.ts';
import { generate } from './lesson-api.ts';
import { saveHomework } from './notes.ts';
import { homework, lesson } from './records.ts';
import { expectSound } from './sound-screen.ts';

const LESSONS = Array.from({ length: 14 }, (_, number) => lesson(`lesson-${number}`, {}, number + 1));
const HOMEWORK = Array.from({ length: 12 }, (_, number) => homework(`homework-${number}`, {}, number + 1));

const card = (page: Page) => page.locator('#storage');
const rowOf = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('full storage blocks the next class, and its message leads to what takes the room', async ({
  page,
  learner,
  enter,
}) => {
  await enter(classroom());
  await fillStorage(page, learner.uid, 5);
  await generate(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  await expect(page).toHaveURL(classroom());
  await page.getByRole('link', { name: 'Clear old data' }).click();
  await expect(page).toHaveURL(/\/settings#storage$/);
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toContainText('5 MB of 5 MB');
});

test('old classes are cleared here and not in the cloud, stay away, and come back when undone', async ({
  page,
  enter,
  inCloud,
}) => {
  await enter('/settings', { lessons: LESSONS, homework: HOMEWORK });
  await expect(rowOf(page, 'Classes')).toContainText('14 classes');
  await expect(rowOf(page, 'Homework')).toContainText('12 homework items');
  await rowOf(page, 'Classes').getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page)).toContainText('4 classes are in the cloud as well');
  await expectSound(page, 'the question before clearing');
  const { text } = await downloaded(dialog(page).getByRole('button', { name: 'Download a copy' }));
  expect(JSON.parse(text).learner.lessons).toHaveLength(14);

  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cleared: 4 classes')).toBeVisible();
  await expect(rowOf(page, 'Classes')).toContainText('10 classes');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expectSynced(page);
  await expect(rowOf(page, 'Classes')).toContainText('10 classes');
  expect((await inCloud())?.lessons).toHaveLength(14);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Back: 4 classes')).toBeVisible();
  await expect(rowOf(page, 'Classes')).toContainText('14 classes');
});

test('homework that is nowhere else is told, and goes only on request', async ({ page, enter }) => {
  await enter(classroom('the-class', 'write'), { lessons: [lesson('the-class')] });
  await page.route(DOCUMENT_STORE, (route) => route.abort());
  await saveHomework(page);
  await page.goto('/settings');
  await rowOf(page, 'Homework').getByRole('button', { name: 'Clear' }).click();
  await dialog(page).getByRole('radio', { name: 'None' }).check();
  await expect(dialog(page)).toContainText('1 homework item is nowhere but on this device and will stay.');
  await expect(dialog(page).getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
  await dialog(page).getByRole('radio', { name: 'Clear it too' }).check();
  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(rowOf(page, 'Homework')).toContainText('0 homework items');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Homework')).toContainText('1 homework item');
});
