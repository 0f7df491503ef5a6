import type { Page } from '@playwright/test';
import { DOCUMENT_READ, newEmail, readDocument, writeDocument } from './cloud.ts';
import { expect, signInAt, test } from './learner.ts';

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page) => page.getByRole('alert');

test('a wrong password and an unknown e-mail are told alike, after the prefix, and logged', async ({
  page,
  learner,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  const text = 'Email login failed: Firebase: ';
  await fill(page, learner.email, 'not this one');
  await button(page, 'Login').click();
  await expect(line(page)).toContainText(text);
  await expect(line(page)).toContainText('(auth/invalid-credential).');
  const told = (await line(page).textContent()) ?? '';
  expect(logged.some((message) => message.includes(told.trim()))).toBe(true);

  await fill(page, newEmail(), 'not this one');
  await button(page, 'Login').click();
  await expect(line(page)).toHaveText(told.trim());
});

test('a malformed e-mail and an empty form get the provider’s own message, since the form checks nothing', async ({
  page,
}) => {
  await page.goto('/login');
  await fill(page, 'not an e-mail', 'whatever 7');
  await button(page, 'Login').click();
  await expect(line(page)).toHaveText(
    'Email login failed: Firebase: The email address is badly formatted. (auth/invalid-email).',
  );
  await button(page, 'Sign Up').click();
  await expect(line(page)).toHaveText(
    'Signup failed: Firebase: The email address is badly formatted. (auth/invalid-email).',
  );
});

test('an e-mail in use and a weak password get the provider’s message after the prefix', async ({
  page,
  learner,
}) => {
  await page.goto('/signup');
  await fill(page, learner.email, 'another horse 8');
  await button(page, 'Sign Up').click();
  await expect(line(page)).toHaveText(
    'Signup failed: Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
  );
  await fill(page, newEmail(), 'short');
  await button(page, 'Sign Up').click();
  await expect(line(page)).toHaveText(
    'Signup failed: Firebase: Password should be at least 6 characters (auth/weak-password).',
  );
});

test('Google’s refusal and a closed account window are told after the prefix', async ({ page }) => {
  await page.route('**/cloud/config', (route) => route.fulfill({ json: { google: { kind: 'none' } } }));
  await page.goto('/login');
  await button(page, 'Sign in with Google').click();
  await expect(line(page)).toHaveText("Google sign-in failed: Google sign-in isn't set up on this server.");

  await page.unroute('**/cloud/config');
  await button(page, 'Sign in with Google').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page)).toHaveText('Google sign-in failed: The sign-in window was closed.');
});

test('a Google account signs in and goes to set-up', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Sign in with Google').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Google e-mail').fill(newEmail());
  await dialog.getByLabel('Name').fill('Kim');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/setup');
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Kim');
});

test('a profile that can’t be loaded is told with the reason, and another try lets the learner in', async ({
  page,
  learner,
}) => {
  await page.route(DOCUMENT_READ, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: 'The shelf fell down.' } } }),
  );
  await page.goto('/login');
  await fill(page, learner.email, learner.password);
  await button(page, 'Login').click();
  await expect(line(page)).toContainText('Failed to load user profile: ');
  await expect(page).toHaveURL('/login');

  await page.unroute(DOCUMENT_READ);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/app');
});

test('a new attempt clears the error line', async ({ page, learner }) => {
  await page.goto('/login');
  await fill(page, learner.email, 'not this one');
  await button(page, 'Login').click();
  await expect(line(page)).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Login').click();
  await expect(line(page)).toBeHidden();
  answer();
  await expect(line(page)).toBeVisible();
});

test('a double click on Sign Up makes one account', async ({ page }) => {
  let asked = 0;
  await page.route('**/accounts:signUp*', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/signup');
  await fill(page, newEmail(), 'correct horse 7');
  await button(page, 'Sign Up').dblclick();
  await expect(page).toHaveURL('/setup');
  expect(asked).toBe(1);
});

test('a learner without a profile goes to set-up, and gets one with the defaults', async ({
  page,
  request,
  newcomer,
}) => {
  await page.goto('/login');
  await fill(page, newcomer.email, newcomer.password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/setup');
  // The first sign-in has written the profile with its defaults.
  await expect
    .poll(() => readDocument(request, newcomer))
    .toMatchObject({ studentLevel: 'A1', age: 18, why: 'personal growth', setupComplete: false });
});

test('a learner with a profile goes to the hub, and passes the form while signed in', async ({
  page,
  learner,
}) => {
  await signInAt(page, learner);
  await expect(page.getByRole('heading', { name: 'Hello, Robin!' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/app');
  await page.goto('/signup');
  await expect(page).toHaveURL('/app');
});

test('existing values of a profile are kept, and only what is missing is filled in', async ({
  page,
  request,
  newcomer,
}) => {
  await writeDocument(request, newcomer, { studentLevel: 'C1', displayName: 'Ada' });
  await page.goto('/login');
  await fill(page, newcomer.email, newcomer.password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/setup');
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Ada');
});
