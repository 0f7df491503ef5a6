import type { Locator, Page } from '@playwright/test';
import { button, expect, fillCredentials, returnSignedIn, test } from './learner.ts';

/** Checks that a field tells its rule first, and is connected with the message about it (WCAG 2.2, 3.3.1). */

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function expectInvalid(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

async function expectValid(...fields: Locator[]): Promise<void> {
  for (const field of fields) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

test('the password’s rule is beside its field before it is broken', async ({ page }) => {
  for (const address of ['/signup', '/login']) {
    await page.goto(address);
    await expect(password(page)).toHaveAccessibleDescription('At least 6 characters.');
    await expect(page.getByText('At least 6 characters.')).toBeVisible();
  }
});

test('a refused sign-in or sign-up marks the fields that its message is about', async ({ page, learner }) => {
  await page.goto('/signup');
  await fillCredentials(page, { email: `short-${Date.now()}@example.org`, password: '123' });
  await button(page, 'Sign Up').click();
  await expectInvalid(password(page), /^At least 6 characters\. .*Signup failed: .*weak-password/);
  await expectValid(email(page));
  await fillCredentials(page, { email: 'no-address', password: 'long-enough' });
  await button(page, 'Sign Up').click();
  await expectInvalid(email(page), /Signup failed: .*invalid-email/);
  await expectValid(password(page));
  await fillCredentials(page, { email: learner.email, password: 'not-the-password' });
  await button(page, 'Login').click();
  await expectInvalid(email(page), /Email login failed/);
  await expectInvalid(password(page), /Email login failed/);
});

test('a refused reset marks the e-mail', async ({ page }) => {
  await page.goto('/account');
  await email(page).fill('no-address');
  await button(page, 'Send me a link').click();
  await expectInvalid(email(page), /email/);
});

test('a missing age is marked in set-up', async ({ page, newcomer }) => {
  await returnSignedIn(page, newcomer, '/setup');
  const age = page.getByLabel('Age');
  await expect(age).toHaveAccessibleDescription(/^From \d+ to \d+\.$/);
  await age.fill('');
  await button(page, 'Save and Start').click();
  await expectInvalid(age, /Missing or invalid fields: Age/);
  await age.fill('20');
  await expectValid(age);
});

test('a wrong password in the settings is marked', async ({ page, enter }) => {
  await enter('/settings');
  const dialog = page.getByRole('dialog');
  const ownPassword = dialog.getByLabel('Your password');
  await button(page, 'Sign out everywhere else').click();
  await ownPassword.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectInvalid(ownPassword, 'That’s not the right password. Please try again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await button(page, 'Delete my account').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expectInvalid(ownPassword, /./);
  await expect(ownPassword).toBeFocused();
  await ownPassword.fill('not-the-password');
  await expectValid(ownPassword);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expectInvalid(ownPassword, /Nothing was deleted/);
});

test('a guest’s refused e-mail or password is marked', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Try without an account').click();
  await expect(page).toHaveURL(/\/setup$/);
  await button(page, 'Save and Start').click();
  await expect(page).toHaveURL(/\/app/);
  await page.goto('/keep');
  await fillCredentials(page, { email: `guest-${Date.now()}@example.org`, password: '123' });
  await button(page, 'Save my progress').click();
  await expectInvalid(password(page), /weak-password/);
  await expectValid(email(page));
});

test('a missing word and a missing meaning are marked', async ({ page, enter }) => {
  await enter('/words');
  await button(page, 'Add a word').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectInvalid(dialog.getByLabel('Word or phrase'), /./);
  await dialog.getByLabel('Word or phrase').fill('flibbertigibbet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectInvalid(dialog.getByLabel('Meaning'), /Please write its meaning/);
  await expectValid(dialog.getByLabel('Word or phrase'));
});
