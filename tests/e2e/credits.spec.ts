import type { Page, Route } from '@playwright/test';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';

const CREDITS = '**/api/remaining-calls';
const GENERATE = '**/api/generate-class';

/** Opens the classroom anew with another answer of the credits call. */
async function reopen(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unroute(CREDITS);
  await page.route(CREDITS, answer);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generate Class' })).toBeVisible();
}

test('each way in which the credits fetch can fail has its own words', async ({ page, learner }) => {
  await page.route(CREDITS, (route) => route.fulfill({ json: { remaining_calls: { generate: 3 } } }));
  await signInAt(page, learner, classroom());
  await expect(page.getByText('Lessons left today: 3 / 5')).toBeVisible();

  await reopen(page, (route) => route.fulfill({ status: 429, json: { detail: 'Slow down.' } }));
  await expect(
    alertWith(page, "You've reached your daily lesson limit (5). Try again tomorrow!"),
  ).toBeVisible();

  await reopen(page, (route) => route.fulfill({ status: 401, json: { detail: 'Who are you?' } }));
  await expect(alertWith(page, 'Please log in to check remaining lessons.')).toBeVisible();

  await reopen(page, (route) => route.fulfill({ status: 404, body: 'Nothing here' }));
  await expect(alertWith(page, 'Credits endpoint not found. Contact support.')).toBeVisible();

  await reopen(page, (route) => route.fulfill({ status: 500, body: '' }));
  await expect(
    alertWith(
      page,
      'Failed to fetch remaining lessons. Using cached credits: 3. Check ad blockers or network settings.',
    ),
  ).toBeVisible();
  // What was known last is still shown.
  await expect(page.getByText('Lessons left today: 3 / 5')).toBeVisible();

  await reopen(page, (route) => route.abort());
  await expect(
    alertWith(page, 'Network error: Check your internet connection or ad blockers.'),
  ).toBeVisible();

  await reopen(page, (route) => route.fulfill({ json: { remaining_calls: { generate: 4 } } }));
  await expect(page.getByText('Lessons left today: 4 / 5')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a credits fetch without an answer ends after 50 seconds', async ({ page, learner }) => {
  await page.clock.install();
  await page.route(CREDITS, () => {});
  const asked = page.waitForRequest(CREDITS);
  await signInAt(page, learner, classroom());
  await asked;
  await page.clock.fastForward(49_000);
  await expect(page.getByText('Lessons left today: 5 / 5')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(alertWith(page, 'Request timed out. Using cached credits: 5')).toBeVisible();
});

test('with no lessons left there is Go Premium, and Generate Class asks for nothing', async ({
  page,
  learner,
}) => {
  let asked = 0;
  await page.route(GENERATE, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.route(CREDITS, (route) => route.fulfill({ json: { remaining_calls: { generate: 0 } } }));
  await signInAt(page, learner, classroom());
  await expect(page.getByText('Lessons left today: 0 / 5')).toBeVisible();
  await expect(
    alertWith(page, 'No lessons left today. Try again tomorrow or check your subscription.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Go Premium' }).click();
  await expect(page.getByText('This server has no paid plan.')).toBeVisible();

  await page.getByRole('button', { name: 'Generate Class' }).click();
  await expect(
    alertWith(page, "You've reached your daily lesson limit (5). Try again tomorrow!"),
  ).toBeVisible();
  expect(asked).toBe(0);
});

test('on another local day the credits are 5 again, before the server has answered', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  await page.route(CREDITS, (route) => route.fulfill({ json: { remaining_calls: { generate: 0 } } }));
  await signInAt(page, learner, classroom());
  await expect(page.getByText('Lessons left today: 0 / 5')).toBeVisible();

  await page.unroute(CREDITS);
  await page.route(CREDITS, () => {});
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await expect(page.getByText('Lessons left today: 5 / 5')).toBeVisible();
});
