import type { Page } from '@playwright/test';
import { readCloudDocument } from './cloud.ts';
import { alertWith, button, expect, signInAt, test } from './learner.ts';
import { breakDatabase } from './storage-faults.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save and Start' });

/** The values of a group of choices. */
function offered(page: Page, group: string) {
  return page
    .getByRole('group', { name: group })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
}

test.beforeEach(({ page, newcomer }) => signInAt(page, newcomer, '/setup'));

test('set-up starts with B2, 18 and travel, and offers exactly the levels and reasons', async ({ page }) => {
  await expect(page.getByRole('radio', { name: 'B2' })).toBeChecked();
  await expect(page.getByLabel('Age')).toHaveValue('18');
  await expect(page.getByRole('radio', { name: 'Travel' })).toBeChecked();
  expect(await offered(page, 'Language level')).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
  expect((await offered(page, 'Why are you learning English?')).sort()).toEqual([
    'business',
    'personal growth',
    'travel',
  ]);
});

test('a valid set-up, with an age from 6 to 100, is saved in the profile with a course of 4 lessons per skill', async ({
  page,
  request,
  newcomer,
}) => {
  const age = page.getByLabel('Age');
  await expect(age).toHaveAccessibleDescription('From 6 to 100.');
  await age.fill('101');
  await save(page).click();
  await expect(alertWith(page, 'Missing or invalid fields: Age')).toBeVisible();
  await expect(page).toHaveURL('/setup');
  await age.fill('100');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('radio', { name: 'C2' }).check();
  await page.getByRole('radio', { name: 'Business' }).check();
  await save(page).click();
  await expect(page).toHaveURL('/app');
  await expect
    .poll(() => readCloudDocument(request, newcomer))
    .toMatchObject({
      studentLevel: 'C2',
      age: 100,
      why: 'business',
      setupComplete: true,
      course: {
        level: 'C2',
        age: 100,
        reason: 'business',
        skills: ['Speaking', 'Listening', 'Grammar', 'Vocabulary', 'Reading', 'Writing'].map((skill) => ({
          skill,
          required: 4,
        })),
      },
    });
});

test('set-up is done once, and its address leads to the hub afterwards', async ({ page }) => {
  await save(page).dblclick();
  await expect(page).toHaveURL('/app');
  await page.goto('/setup');
  await expect(page).toHaveURL('/app');
});

test('a profile that can’t be stored is reported with the reason and can be saved again', async ({
  page,
}) => {
  for (const [error, message] of [
    ['QuotaExceededError', 'Failed to save profile. Please try again.'],
    ['NotReadableError', 'Setup failed: The disk is broken.'],
  ] as const) {
    await breakDatabase(page, { method: 'put', store: 'kv', key: 'profile', error });
    await save(page).click();
    await expect(alertWith(page, message)).toBeVisible();
    await expect(page).toHaveURL('/setup');
    await page.reload();
  }
  await save(page).click();
  await expect(page).toHaveURL('/app');
});

test('a learner who is not sure of their level answers the questions of A1, and keeps what they typed', async ({
  page,
}) => {
  await page.getByLabel('Your name').fill('Mia');
  await button(page, /^Not sure/).click();
  await expect(page).toHaveURL('/setup?test=true');
  // One question of A2, and four of A1 that are too hard: eight more would be, too.
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`Question ${number} of 12`)).toBeVisible();
    await button(page, 'I don’t know').click();
  }
  await expect(page.getByRole('heading', { name: 'A1 Beginner' })).toBeFocused();
  await expect(page.getByText('A1 is a good place to start.')).toBeVisible();
  await button(page, 'Use A1').click();
  await expect(page).toHaveURL('/setup');
  await expect(page.getByRole('radio', { name: 'A1' })).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Mia');
});

test('the browser’s Back leaves the level test, and each level has a name and a description', async ({
  page,
}) => {
  await button(page, /^Not sure/).click();
  await expect(page.getByText('Question 1 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'B1 Intermediate' })).toHaveAccessibleDescription(/^I can /);
  await expect(page).toHaveURL('/setup');
});

test('every page of the learner’s work leads to set-up first, and back to itself afterwards', async ({
  page,
}) => {
  for (const address of ['/homework', '/lessons?level=B1', '/progress', '/words', '/puzzle']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/setup?from=${encodeURIComponent(address)}`);
  }
  await page.goto('/lessons?level=B1');
  await button(page, /^Not sure/).click();
  await page.goBack();
  await save(page).click();
  await expect(page).toHaveURL('/lessons?level=B1');
});
