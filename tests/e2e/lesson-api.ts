import type { Page, Route } from '@playwright/test';
import { button } from './learner.ts';
import { PLAN } from './records.ts';

/** The addresses of the lesson API, for `page.route`. */
export const GENERATE_URL = '**/api/generate-class';
export const SUBMIT_URL = '**/api/submit-answer';
export const CREDITS_URL = '**/api/remaining-calls';

/** What it answers when all is well. */
export const CLASS_RESPONSE = { class_plan: PLAN, remaining_calls: { generate: 4 } };
export const FEEDBACK_RESPONSE = { feedback: 'A **clear** answer.', remaining_calls: { generate: 5 } };

/** What on a page asks it. */
export const generateButton = (page: Page) => button(page, 'Generate Class');
export const submitButton = (page: Page) => button(page, 'Submit Answer');

/** Where it can't be reached: has the built-in teacher write the class in its place. */
export async function writeClassOnDevice(page: Page): Promise<void> {
  await generateButton(page).click();
  await button(page, 'Write a class on this device').click();
}

/** The key by which it knows a call that comes again. */
export const getIdempotencyKey = (route: Route) => route.request().headers()['idempotency-key'];

/** Answers none of the calls to an address; gives how many there were. */
export async function abortCalls(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, (route) => {
    calls += 1;
    return route.abort();
  });
  return () => calls;
}
