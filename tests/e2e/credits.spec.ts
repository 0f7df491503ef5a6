import type { Route } from '@playwright/test';
import { alertWith, expect, getClassroomAddress, test } from './learner.ts';
import { abortCalls, CLASS_RESPONSE, CREDITS_URL, GENERATE_URL, generateButton } from './lesson-api.ts';

test('a failure to fetch credits is reported with the last known number, and retried later', async ({
  page,
  enter,
}) => {
  const createResponse = (generate: number) => ({ json: { remaining_calls: { generate } } });
  const answers = [createResponse(3), { status: 500, body: '' }, createResponse(4)];
  await page.route(CREDITS_URL, (route) => route.fulfill(answers[0]));
  await enter(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 3 / 5')).toBeVisible();

  answers.shift();
  await page.reload();
  const message =
    'Failed to fetch remaining lessons. Using cached credits: 3. Check ad blockers or network settings.';
  await expect(alertWith(page, message)).toBeVisible();
  await expect(page.getByText('Lessons left today: 3 / 5')).toBeVisible();

  answers.shift();
  await page.reload();
  await expect(page.getByText('Lessons left today: 4 / 5')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a class is requested even if fetching the credits fails while its button is pressed', async ({
  page,
  enter,
}) => {
  const heldRoutes: Route[] = [];
  await page.route(CREDITS_URL, (route) => void heldRoutes.push(route));
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: CLASS_RESPONSE }));
  await enter(getClassroomAddress());
  await generateButton(page).hover();
  await expect.poll(() => heldRoutes.length).toBe(1);
  await page.mouse.down();
  await heldRoutes[0]?.abort();
  await expect(
    alertWith(page, 'Network error: Check your internet connection or ad blockers.'),
  ).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});

test('a learner without credits is offered the puzzle of the day and Go Premium, and Generate Class sends no request', async ({
  page,
  enter,
}) => {
  const countCalls = await abortCalls(page, GENERATE_URL);
  await page.route(CREDITS_URL, (route) => route.fulfill({ json: { remaining_calls: { generate: 0 } } }));
  await enter(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 0 / 5')).toBeVisible();
  await expect(
    alertWith(page, 'No lessons left today. Try again tomorrow or check your subscription.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /: puzzle of the day$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go Premium' }).click();
  await expect(page.getByText('This site has no premium plan.')).toBeVisible();

  await generateButton(page).click();
  await expect(
    alertWith(page, "You've reached your daily lesson limit (5). Try again tomorrow!"),
  ).toBeVisible();
  expect(countCalls()).toBe(0);
});

test('a limit of requests shows the server’s words, and the daily limit shows 0 lessons left', async ({
  page,
  enter,
}) => {
  const detail = 'Too many requests. Try again in 3 s.';
  const limit = "You've reached your daily lesson limit (5). Try again tomorrow!";
  const answers = [
    { status: 429, headers: { 'Retry-After': '3' }, json: { detail } },
    { status: 429, json: { detail: limit } },
  ];
  await page.route(CREDITS_URL, (route) => route.fulfill(answers[0]));
  await enter(getClassroomAddress());
  await expect(alertWith(page, detail)).toBeVisible();
  await expect(page.getByText('Lessons left today: 5 / 5')).toBeVisible();
  await expect(page.getByText(limit)).toBeHidden();

  answers.shift();
  await page.reload();
  await expect(alertWith(page, limit)).toBeVisible();
  await expect(page.getByText('Lessons left today: 0 / 5')).toBeVisible();
});

test('a device whose date is wrong shows its lessons, and one message about the date', async ({
  page,
  enter,
}) => {
  const headers = { 'X-Local-Date': '2020-01-01' };
  await page.route(CREDITS_URL, (route) =>
    route.fulfill({ headers, json: { remaining_calls: { generate: 4 } } }),
  );
  await enter(getClassroomAddress());
  await expect(page.getByText('Lessons left today: 4 / 5')).toBeVisible();
  await expect(alertWith(page, 'Your device shows the wrong date. Please check its clock.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
});
