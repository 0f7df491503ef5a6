import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { stepNavigation } from './class-player.ts';
import { readCloudDocument, signInToAccount, type TestAccount, writeCloudDocument } from './cloud.ts';
import {
  button,
  expect,
  expectSynced,
  fillCredentials,
  getClassroomAddress,
  returnSignedIn,
} from './learner.ts';
import { saveHomework } from './notes.ts';
import { findPrintedLink, test } from './own-server.ts';
import { createLessonRecord } from './records.ts';

// All tests share one server.
test.describe.configure({ mode: 'default' });

const NEW_PASSWORD = 'a better horse 8';

/** Another device of the learner, with an open class. */
async function openOtherDevice(browser: Browser, request: APIRequestContext, learner: TestAccount) {
  await writeCloudDocument(request, learner, { lessons: [createLessonRecord('the-class')] });
  const context = await browser.newContext();
  const page = await context.newPage();
  await returnSignedIn(page, learner, getClassroomAddress('the-class', 'write'));
  await expect(stepNavigation(page)).toBeVisible();
  return { context, page };
}

/**
 * Signs in again from the sync status, and expects to return to the page and to have the waiting work sent.
 */
async function signInAgain(page: Page, account: Pick<TestAccount, 'email' | 'password'>) {
  const address = page.url();
  await button(page, 'Sign in again').click();
  await expect(page.getByRole('dialog')).toContainText('Will be sent after you sign in');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByText('Please sign in again, so we can sync your work.')).toBeVisible();
  await fillCredentials(page, account);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(address);
  await expectSynced(page);
}

test('a forgotten password is replaced by a link, after which another device signs in again and loses nothing', async ({
  page,
  browser,
  request,
  learner,
  ownServer,
}) => {
  const tablet = await openOtherDevice(browser, request, learner);
  await tablet.context.setOffline(true);
  await saveHomework(tablet.page, 'From the tablet.');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The closing form has the same field.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(learner.email);
  await button(page, 'Send me a link').click();
  await expect(page.getByRole('status')).toContainText(`If ${learner.email} has an account`);
  await expect.poll(() => findPrintedLink(ownServer, learner.email)).toBeDefined();
  const link = findPrintedLink(ownServer, learner.email) ?? '';

  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await button(page, 'Save and sign in').click();
  await expect(page.getByRole('alert')).toHaveText('Please choose a password with at least 6 characters.');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await button(page, 'Save and sign in').click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByRole('heading', { name: 'Hello, Robin!' })).toBeVisible();

  await tablet.context.setOffline(false);
  const renewed = { ...learner, password: NEW_PASSWORD };
  await signInAgain(tablet.page, renewed);
  const again = await signInToAccount(request, renewed);
  await expect
    .poll(async () => (await readCloudDocument(request, again))?.homework)
    .toMatchObject([{ notes: 'From the tablet.' }]);
  await tablet.context.close();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('a reset for an e-mail without an account shows the same message and sends no link', async ({
  page,
  ownServer,
}) => {
  await page.goto('/account');
  await page.getByLabel('Email').fill('nobody@example.com');
  await button(page, 'Send me a link').click();
  await expect(page.getByRole('status')).toContainText('If nobody@example.com has an account');
  expect(findPrintedLink(ownServer, 'nobody@example.com')).toBeUndefined();
});

test('the settings confirm the e-mail by a link and sign out all other devices, whose work waits for the next sign-in', async ({
  page,
  browser,
  request,
  learner,
  enter,
  ownServer,
}) => {
  const tablet = await openOtherDevice(browser, request, learner);
  await enter('/settings');
  await button(page, 'Send me a link').click();
  await expect.poll(() => findPrintedLink(ownServer, learner.email)).toBeDefined();
  await page.goto(findPrintedLink(ownServer, learner.email) ?? '');
  await button(page, 'Yes, it’s mine').click();
  await expect(page.getByRole('status')).toContainText(`${learner.email} is confirmed.`);

  await page.goto('/settings');
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await button(page, 'Sign out everywhere else').click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await dialog.getByLabel('Your password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That’s not the right password. Please try again.');
  await dialog.getByLabel('Your password').fill(learner.password);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Now you’re only signed in on this device.')).toBeVisible();

  await saveHomework(tablet.page, 'From the tablet.');
  await signInAgain(tablet.page, learner);
  await tablet.context.close();
});
