import type { Page } from '@playwright/test';
import { alertWith, classroom, expect, test } from './learner.ts';
import { CREDITS, GENERATE, generate, SUBMIT } from './lesson-api.ts';
import { handIn } from './notes.ts';

/*
 * The messages of the specification's error catalogue (section 8) that no other browser test meets, each brought about
 * by what it is for.
 */

/** Has the lesson API answer each call with these, in turn, and sees each told once the call is made. */
async function expectTold(
  page: Page,
  address: string,
  call: () => Promise<unknown>,
  answers: readonly (readonly [answer: number | 'failed', told: string])[],
): Promise<void> {
  for (const [answer, told] of answers) {
    await page.route(address, (route) =>
      answer === 'failed' ? route.abort(answer) : route.fulfill({ status: answer, json: {} }),
    );
    await call();
    await expect(alertWith(page, told)).toBeVisible();
    await page.unroute(address);
  }
}

test('credits are told by what kept them from coming', async ({ page, enter }) => {
  await enter();
  await expectTold(page, CREDITS, () => page.goto(classroom()), [
    [401, 'Please log in to check remaining lessons.'],
    [404, 'Credits endpoint not found. Contact support.'],
    [429, "You've reached your daily lesson limit (5). Try again tomorrow!"],
  ]);
});

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
  await expectTold(page, GENERATE, () => generate(page).click(), [
    [404, 'Lesson generation endpoint not found. Contact support.'],
    [500, 'Error generating class. Check ad blockers or network settings.'],
    ['failed', 'CORS error: Backend not allowing requests. Contact support or check ad blockers.'],
  ]);
});

test('feedback is told by what kept it from coming', async ({ page, openLesson }) => {
  await openLesson();
  await expectTold(page, SUBMIT, () => handIn(page), [
    [401, 'Please log in to submit answers.'],
    [404, 'Answer submission endpoint not found. Contact support.'],
  ]);
});
