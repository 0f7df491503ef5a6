import type { Page, Route } from '@playwright/test';
import { button } from './learner.ts';
import { PLAN } from './records.ts';

/* The lesson API writes classes and feedback on the server; tests replace its responses or cut it off. */

/** The addresses of the lesson API, for `page.route`. */
export const GENERATE_URL = '**/api/generate-class';
export const SUBMIT_URL = '**/api/submit-answer';
export const CREDITS_URL = '**/api/remaining-calls';

/** Successful responses, out of 5 calls: a class uses one, and feedback none. */
export const CLASS_RESPONSE = { class_plan: PLAN, remaining_calls: { generate: 4 } };
export const FEEDBACK_RESPONSE = { feedback: 'A **clear** answer.', remaining_calls: { generate: 5 } };

/** The buttons that send requests. */
export const generateButton = (page: Page) => button(page, 'Generate Class');
export const submitButton = (page: Page) => button(page, 'Submit Answer');

/** Has the built-in teacher write the class. The API must be unreachable: see `abortCalls`. */
export async function writeClassOnDevice(page: Page): Promise<void> {
  await generateButton(page).click();
  await button(page, 'Write a class offline').click();
}

/** The idempotency key of a request. */
export const getIdempotencyKey = (route: Route) => route.request().headers()['idempotency-key'];

/** Aborts all calls to an address; the returned function counts them. */
export async function abortCalls(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, (route) => {
    calls += 1;
    return route.abort();
  });
  return () => calls;
}
