import type { Page } from '@playwright/test';
import { createEmail, DOCUMENT_READ } from './cloud.ts';
import { button, expect, fillCredentials, signInAt, test } from './learner.ts';

const line = (page: Page) => page.getByRole('alert');

test('a wrong password and an unknown e-mail show the same prefixed message and are logged', async ({
  page,
  learner,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  const text = 'Email login failed: Firebase: ';
  await fillCredentials(page, { ...learner, password: 'not this one' });
  await button(page, 'Login').click();
  await expect(line(page)).toContainText(text);
  await expect(line(page)).toContainText('(auth/invalid-credential).');
  const message = (await line(page).textContent()) ?? '';
  expect(logged.some((entry) => entry.includes(message.trim()))).toBe(true);

  await fillCredentials(page, { email: createEmail(), password: 'not this one' });
  await button(page, 'Login').click();
  await expect(line(page)).toHaveText(message.trim());
});

test('an error of the provider is shown in its own words after the prefix', async ({ page, learner }) => {
  const malformed = 'Firebase: The email address is badly formatted. (auth/invalid-email).';
  await page.goto('/signup');
  for (const [email, password, name, expected] of [
    ['not an e-mail', 'whatever 7', 'Login', `Email login failed: ${malformed}`],
    ['not an e-mail', 'whatever 7', 'Sign Up', `Signup failed: ${malformed}`],
    [
      learner.email,
      'another horse 8',
      'Sign Up',
      'Signup failed: Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
    ],
    [
      createEmail(),
      'short',
      'Sign Up',
      'Signup failed: Firebase: Password should be at least 6 characters (auth/weak-password).',
    ],
  ] as const) {
    await fillCredentials(page, { email, password });
    await button(page, name).click();
    await expect(line(page)).toHaveText(expected);
  }
});

test('an error of Google and a closed account window are shown after the prefix', async ({ page }) => {
  await page.route('**/cloud/config', (route) => route.fulfill({ json: { google: { kind: 'none' } } }));
  await page.goto('/login');
  await button(page, 'Sign in with Google').click();
  await expect(line(page)).toHaveText('Google sign-in failed: You can’t sign in with Google on this site.');

  await page.unroute('**/cloud/config');
  await button(page, 'Sign in with Google').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page)).toHaveText('Google sign-in failed: You closed the sign-in window.');
});

test('a Google account signs in and goes to set-up', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Sign in with Google').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Google email').fill(createEmail());
  await dialog.getByLabel('Name').fill('Kim');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/setup');
  await expect(page.getByLabel('Your name (optional)')).toHaveValue('Kim');
});

test('a profile that can’t be loaded is reported with the reason, and a retry continues', async ({
  page,
  learner,
}) => {
  await page.route(DOCUMENT_READ, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: 'The shelf fell down.' } } }),
  );
  await page.goto('/login');
  await fillCredentials(page, learner);
  await button(page, 'Login').click();
  await expect(line(page)).toContainText('Failed to load user profile: ');
  await expect(page).toHaveURL('/login');

  await page.unroute(DOCUMENT_READ);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/app');
});

test('a double click on Sign Up creates one account', async ({ page }) => {
  let requests = 0;
  await page.route('**/accounts:signUp*', (route) => {
    requests += 1;
    return route.continue();
  });
  await page.goto('/signup');
  await fillCredentials(page, { email: createEmail(), password: 'correct horse 7' });
  await button(page, 'Sign Up').dblclick();
  await expect(page).toHaveURL('/setup');
  expect(requests).toBe(1);
});

test('a learner with a profile goes to the hub, and skips the form while signed in', async ({
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
