import type { Page } from '@playwright/test';
import { breakDatabase } from './faults.ts';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';
import { notes } from './notes.ts';

/*
 * The messages of the specification's error catalogue (section 8) that no other browser test meets, each brought about
 * by what it is for.
 */

const CREDITS = '**/api/remaining-calls';

interface Call {
  address: string;
  /** Makes the page call it, once the address answers as the row says. */
  call: (page: Page) => Promise<void>;
}

const GENERATE: Call = {
  address: '**/api/generate-class',
  call: (page) => page.getByRole('button', { name: 'Generate Class' }).click(),
};

const SUBMIT: Call = {
  address: '**/api/submit-answer',
  async call(page) {
    await notes(page).fill('I take the bus.');
    await page.getByRole('button', { name: 'Submit Answer' }).click();
  },
};

for (const [status, told] of [
  [401, 'Please log in to check remaining lessons.'],
  [404, 'Credits endpoint not found. Contact support.'],
  [429, "You've reached your daily lesson limit (5). Try again tomorrow!"],
] as const) {
  test(`credits that are answered with ${status} are told as such`, async ({ page, enter }) => {
    await page.route(CREDITS, (route) => route.fulfill({ status, json: {} }));
    await enter(classroom());
    await expect(alertWith(page, told)).toBeVisible();
  });
}

test('credits that do not come within 50 seconds are told with those that were known last', async ({
  page,
  enter,
}) => {
  await page.clock.install();
  await page.route(CREDITS, () => {});
  const asked = page.waitForRequest(CREDITS);
  await enter(classroom());
  await asked;
  await page.clock.fastForward(50_000);
  await expect(alertWith(page, 'Request timed out. Using cached credits: 5')).toBeVisible();
});

test('a class is told by what kept it from coming', async ({ page, enter }) => {
  await enter(classroom());
  for (const [answer, told] of [
    [404, 'Lesson generation endpoint not found. Contact support.'],
    [500, 'Error generating class. Check ad blockers or network settings.'],
    ['failed', 'CORS error: Backend not allowing requests. Contact support or check ad blockers.'],
  ] as const) {
    await page.route(GENERATE.address, (route) =>
      answer === 'failed' ? route.abort(answer) : route.fulfill({ status: answer, json: {} }),
    );
    await GENERATE.call(page);
    await expect(alertWith(page, told)).toBeVisible();
    await page.unroute(GENERATE.address);
  }
});

for (const [status, told] of [
  [401, 'Please log in to submit answers.'],
  [404, 'Answer submission endpoint not found. Contact support.'],
] as const) {
  test(`an answer that is answered with ${status} is told as such`, async ({ page, openLesson }) => {
    await openLesson();
    await page.route(SUBMIT.address, (route) => route.fulfill({ status, json: {} }));
    await SUBMIT.call(page);
    await expect(alertWith(page, told)).toBeVisible();
  });
}

test('a profile for which there is no room on the device is not saved, and that is told', async ({
  page,
  newcomer,
}) => {
  await signInAt(page, newcomer, '/setup');
  await breakDatabase(page, { method: 'put', store: 'kv', key: 'profile', error: 'QuotaExceededError' });
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect(alertWith(page, 'Failed to save profile. Please try again.')).toBeVisible();
});
