import type { Route } from '@playwright/test';
import { changePassword, createCourseDocument } from './cloud.ts';
import { alertWith, expect, getClassroomAddress, openChoices, test } from './learner.ts';
import { CLASS_RESPONSE, GENERATE_URL, generateButton, getIdempotencyKey } from './lesson-api.ts';
import { PLAN } from './records.ts';
import { breakDatabase } from './storage-faults.ts';

test('a class that fails is reported with the message of its error, and can be tried again', async ({
  page,
  enter,
}) => {
  await enter(getClassroomAddress());
  for (const [answer, message] of [
    [{ status: 503, json: { detail: 'The teacher is ill today.' } }, 'The teacher is ill today.'],
    [{ json: { class_plan: 7 } }, 'Failed to generate class. Please try again.'],
    [{ status: 429, json: {} }, "You've reached your daily lesson limit (5). Try again tomorrow!"],
  ] as const) {
    await page.route(GENERATE_URL, (route) => route.fulfill(answer), { times: 1 });
    await generateButton(page).click();
    await expect(alertWith(page, message)).toBeVisible();
  }
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await generateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});

test('a class requested offline is reported as offline', async ({ page, enter }) => {
  await enter(getClassroomAddress());
  await expect(generateButton(page)).toBeVisible();
  await page.context().setOffline(true);
  await generateButton(page).click();
  // Fetching the credits fails, too, which is reported once with the same message.
  const alert = alertWith(page, 'Network error: Check your internet connection or ad blockers.');
  await expect(alert).toBeVisible();
  await expect(generateButton(page)).toBeEnabled();
  await expect(alert).toHaveCount(1);
});

test('a double click on Generate Class sends one request, and a cancelled class keeps its idempotency key', async ({
  page,
  enter,
}) => {
  const keys: (string | undefined)[] = [];
  let answer = (_route: Route) => {};
  await page.route(GENERATE_URL, (route) => {
    keys.push(getIdempotencyKey(route));
    answer(route);
  });
  await enter(getClassroomAddress());
  await generateButton(page).dblclick();
  await expect.poll(() => keys).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Cancelled. You can generate the same class again. It won’t count twice.'),
  ).toBeVisible();
  expect(keys).toHaveLength(1);

  answer = (route) => void route.fulfill({ json: CLASS_RESPONSE });
  await generateButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a learner without a valid age is sent to set-up first', async ({ page, enter }) => {
  await enter(getClassroomAddress(), { age: 'thirty' });
  await generateButton(page).click();
  await expect(alertWith(page, 'User data incomplete. Please set up profile.')).toBeVisible();
  await page.getByRole('link', { name: 'Set up profile' }).click();
  await expect(page).toHaveURL('/setup?change=true');
});

test('a revoked session asks the learner to sign in again and loses no records', async ({
  page,
  request,
  learner,
  enter,
}) => {
  await enter(getClassroomAddress());
  await expect(page.getByRole('status').filter({ hasText: /^Synced$/ })).toBeVisible();
  await changePassword(request, learner);
  await page.route(GENERATE_URL, (route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } }));
  await generateButton(page).click();
  await expect(alertWith(page, 'Please log in to generate lessons.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expect(page.getByText('Lessons left today')).toBeVisible();
});

test('a class that the device can’t store is reported', async ({ page, enter }) => {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress());
  await expect(generateButton(page)).toBeVisible();
  await breakDatabase(page, { method: 'put', store: 'lessons' });
  await generateButton(page).click();
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeVisible();
});

test('the request contains the choices, the profile’s age and the next Speaking module lesson', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress(), { course: createCourseDocument({ Speaking: 2 }, 2) });
  await expect(page.getByText('lesson 3 of 5: A place to stay')).toBeVisible();
  await openChoices(page);
  await page.getByLabel('Student level').selectOption('C1');
  await page.getByLabel('Skill focus').selectOption('Speaking');
  await page.getByRole('radio', { name: 'Kenji' }).check();
  await page.getByRole('radio', { name: 'Business' }).check();
  await expect(page.getByText('C1 · Speaking · Business · with Kenji')).toBeVisible();
  const sent = page.waitForRequest(GENERATE_URL);
  await generateButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    student_level: 'C1',
    skill_focus: 'Speaking',
    teacher: 'Kenji',
    reason: 'business',
    age: 30,
    module_lesson: 3,
    used_phrases: [],
    used_vocab: [],
  });
  expect((await sent).headers().authorization).toMatch(/^Bearer ey/);
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  await expect
    .poll(async () => (await readLearnerDocument())?.lessons)
    .toMatchObject([{ classPlan: PLAN, completed: false, module_lesson: 3, teacher: 'Kenji' }]);
});
