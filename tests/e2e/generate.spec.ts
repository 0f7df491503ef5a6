import type { Page, Route } from '@playwright/test';
import { changePassword, courseDocument, readDocument, writeDocument } from './cloud.ts';
import { breakDatabase, fillStorage } from './faults.ts';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';
import { PLAN } from './records.ts';

const GENERATE = '**/api/generate-class';
const CLASS = { class_plan: PLAN, remaining_calls: { generate: 4 } };

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Class' });

/** Asks for a class with another answer of the call than before. */
async function ask(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unroute(GENERATE);
  await page.route(GENERATE, answer);
  await generate(page).click();
}

test('each way in which a class can fail to come has its own words, and the next try may succeed', async ({
  page,
  learner,
}) => {
  await signInAt(page, learner, classroom());

  await ask(page, (route) => route.fulfill({ status: 401, json: { detail: 'Who are you?' } }));
  await expect(alertWith(page, 'Please log in to generate lessons.')).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 404, body: 'Nothing here' }));
  await expect(alertWith(page, 'Lesson generation endpoint not found. Contact support.')).toBeVisible();

  await ask(page, (route) => route.abort());
  await expect(
    alertWith(page, 'CORS error: Backend not allowing requests. Contact support or check ad blockers.'),
  ).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 503, json: { detail: 'The teacher is ill today.' } }));
  await expect(alertWith(page, 'The teacher is ill today.')).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
  await expect(
    alertWith(page, 'Error generating class. Check ad blockers or network settings.'),
  ).toBeVisible();

  await ask(page, (route) => route.fulfill({ json: { class_plan: 7 } }));
  await expect(alertWith(page, 'Failed to generate class. Please try again.')).toBeVisible();

  await ask(page, (route) => route.fulfill({ status: 429, json: { detail: 'Too many.' } }));
  await expect(
    alertWith(page, "You've reached your daily lesson limit (5). Try again tomorrow!"),
  ).toBeVisible();

  await ask(page, (route) => route.fulfill({ json: CLASS }));
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});

test('without a connection the device says so', async ({ page, learner }) => {
  await signInAt(page, learner, classroom());
  await expect(generate(page)).toBeVisible();
  await page.context().setOffline(true);
  await generate(page).click();
  // The credits can't be asked for either, which is told in the same words, once.
  const told = alertWith(page, 'Network error: Check your internet connection or ad blockers.');
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Class' })).toBeEnabled();
  await expect(told).toHaveCount(1);
});

test('a class that does not come within 50 seconds has failed', async ({ page, learner }) => {
  await page.clock.install();
  await signInAt(page, learner, classroom());
  await page.route(GENERATE, () => {});
  const asked = page.waitForRequest(GENERATE);
  await generate(page).click();
  await asked;
  await page.clock.fastForward(49_000);
  await expect(page.getByRole('progressbar', { name: /is writing your/ })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(alertWith(page, 'Failed to generate class. Please try again.')).toBeVisible();
});

test('a double click on Generate Class sends once, and a cancelled class keeps its key', async ({
  page,
  learner,
}) => {
  const keys: (string | undefined)[] = [];
  let answer = (_route: Route) => {};
  await page.route(GENERATE, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    answer(route);
  });
  await signInAt(page, learner, classroom());
  await generate(page).dblclick();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Cancelled. Generate the same class again, and it will not count twice.'),
  ).toBeVisible();
  expect(keys).toHaveLength(1);

  answer = (route) => void route.fulfill({ json: CLASS });
  await generate(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a profile without a usable age is sent to set-up first', async ({ page, request, learner }) => {
  await writeDocument(request, learner, { age: 'thirty' });
  let asked = 0;
  await page.route(GENERATE, (route) => {
    asked += 1;
    return route.abort();
  });
  await signInAt(page, learner, classroom());
  await generate(page).click();
  await expect(alertWith(page, 'User data incomplete. Please set up profile.')).toBeVisible();
  expect(asked).toBe(0);
  await page.getByRole('link', { name: 'Set up profile' }).click();
  await expect(page).toHaveURL('/setup?change=true');
});

test('an expired token is renewed once, and the class is asked for with the same key', async ({
  page,
  learner,
}) => {
  const calls: { token: string | undefined; key: string | undefined }[] = [];
  await page.route(GENERATE, (route) => {
    const headers = route.request().headers();
    calls.push({ token: headers.authorization, key: headers['idempotency-key'] });
    return calls.length === 1
      ? route.fulfill({ status: 401, json: { detail: 'The token has expired.' } })
      : route.fulfill({ json: CLASS });
  });
  await signInAt(page, learner, classroom());
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  const [first, second] = calls;
  expect(calls).toHaveLength(2);
  expect(second?.token).toMatch(/^Bearer ey/);
  expect(second?.token).not.toBe(first?.token);
  expect(second?.key).toBe(first?.key);
});

test('a sign-in that was taken back asks to sign in again, and nothing of the device is lost', async ({
  page,
  request,
  learner,
}) => {
  await signInAt(page, learner, classroom());
  await expect(page.getByRole('status').filter({ hasText: /^Synced$/ })).toBeVisible();
  await changePassword(request, learner);
  await page.route(GENERATE, (route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } }));
  await generate(page).click();
  await expect(alertWith(page, 'Please log in to generate lessons.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expect(page.getByText('Lessons left today')).toBeVisible();
});

test('storage above 4.5 MB and at 5 MB blocks the next class', async ({ page, learner }) => {
  let asked = 0;
  await page.route(GENERATE, (route) => {
    asked += 1;
    return route.abort();
  });
  await signInAt(page, learner, classroom());
  await expect(generate(page)).toBeVisible();
  await fillStorage(page, learner.uid, 4.6);
  await generate(page).click();
  await expect(alertWith(page, 'Storage is nearly full. Clear old data to continue.')).toBeVisible();
  await fillStorage(page, learner.uid, 5);
  await generate(page).click();
  await expect(alertWith(page, 'Storage is full. Please clear old data.')).toBeVisible();
  expect(asked).toBe(0);
});

test('a class that the device can’t store is told', async ({ page, learner }) => {
  await page.route(GENERATE, (route) => route.fulfill({ json: CLASS }));
  await signInAt(page, learner, classroom());
  await expect(generate(page)).toBeVisible();
  await breakDatabase(page, { method: 'put', store: 'lessons' });
  await generate(page).click();
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeVisible();
});

test('the request tells what was chosen, the profile’s age and the next Speaking module lesson', async ({
  page,
  request,
  learner,
}) => {
  await writeDocument(request, learner, { course: courseDocument({ Speaking: 2 }, 2) });
  await page.route(GENERATE, (route) => route.fulfill({ json: CLASS }));
  await signInAt(page, learner, classroom());
  await expect(page.getByText('lesson 3 of 5: A place to stay')).toBeVisible();
  await page.getByLabel('Student level').selectOption('C1');
  await page.getByLabel('Skill focus').selectOption('Speaking');
  await page.getByRole('radio', { name: 'Kenji' }).check();
  await page.getByRole('radio', { name: 'Business' }).check();
  const sent = page.waitForRequest(GENERATE);
  await generate(page).click();
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
    .poll(async () => (await readDocument(request, learner))?.lessons)
    .toMatchObject([{ classPlan: PLAN, completed: false, module_lesson: 3, teacher: 'Kenji' }]);
});
