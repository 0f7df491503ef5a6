import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SpawnedServer, spawnServer } from '../server/app/spawned-server.ts';
import { expectAccessible } from './accessible-screen.ts';
import { createEmail } from './cloud.ts';
import { test as base, button, expect, fillCredentials } from './learner.ts';

const SETTINGS = {
  SIGN_UPS: 'invited',
  PARENT_CONSENT_BELOW_AGE: '16',
  OPERATOR_NAME: 'Hill School',
  OPERATOR_CONTACT: 'office@school.example',
  PRIVACY_NOTICE: 'We keep your work until you leave.',
};

/** A server whose operator gives invitations, with the folder of its data. */
interface InvitingServer extends SpawnedServer {
  /** The address of an invitation link, without its origin. */
  invite(): string;
}

const test = base.extend<object, { server: InvitingServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is wanted
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'arcade-registration-'));
      const variables = { DATA_DIR: folder, ...SETTINGS };
      const server = await spawnServer(variables, { bundle: 'dist/server/main.js' });
      const createInvitation = () => {
        const output = execFileSync(process.execPath, ['dist/server/accounts.js', 'invite'], {
          env: { ...process.env, ...variables },
          encoding: 'utf8',
        });
        const { pathname, search } = new URL(output.split('\n')[0] ?? '');
        return `${pathname}${search}`;
      };
      await use({ ...server, invite: createInvitation });
      server.kill('SIGTERM');
      await server.exitCode;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

/** States that the learner is old enough. */
const stateAge = (page: Page) => page.getByRole('radio', { name: '16 or older' }).check();

test('a visitor without an invitation reads that one is needed, and is refused', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('You need an invitation to make an account here.')).toBeVisible();
  await expectAccessible(page, 'sign-up with an invitation');
  await fillCredentials(page, { email: createEmail(), password: 'correct horse 7' });
  await button(page, 'Sign Up').click();
  await expect(page.getByRole('alert')).toContainText('Signup failed: Firebase: You need an invitation');
});

test('an invitation link makes one account, and no cookie stays', async ({ page, server, context }) => {
  const link = server.invite();
  await page.goto(link);
  await expect(page.getByText('You have an invitation.')).toBeVisible();
  await fillCredentials(page, { email: createEmail(), password: 'correct horse 7' });
  await stateAge(page);
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/setup');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sign-up-terms');
});

test('a Google account needs an invitation, too', async ({ page, server }) => {
  async function chooseAccount() {
    await button(page, 'Sign in with Google').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Google email').fill(createEmail());
    await dialog.getByLabel('Name').fill('Kim');
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }
  await page.goto('/login');
  await chooseAccount();
  await expect(page.getByRole('alert')).toContainText('You need an invitation');
  await page.goto(server.invite());
  await stateAge(page);
  await chooseAccount();
  await expect(page).toHaveURL('/setup');
});

test('a guest who opens an invitation link keeps the points with it', async ({ page, server }) => {
  await page.goto('/');
  await button(page, 'Try without an account').click();
  await button(page, 'Save and Start').click();
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
  await page.goto('/keep');
  await expect(page.getByText('Ask your teacher for the link, and open it on this device.')).toBeVisible();
  await page.goto(server.invite());
  await expect(page).toHaveURL(/\/keep\?invitation=/);
  await fillCredentials(page, { email: createEmail(), password: 'correct horse 7' });
  await stateAge(page);
  await button(page, 'Save my progress').click();
  await expect(page).toHaveURL('/app');
});

test('a younger learner gets an account when a parent says yes', async ({ page, server }) => {
  await page.goto(server.invite());
  await fillCredentials(page, { email: createEmail(), password: 'correct horse 7' });
  await button(page, 'Sign Up').click();
  await expect(page.getByRole('alert')).toContainText('Please say how old you are.');
  await page.getByRole('radio', { name: 'Younger than 16' }).check();
  await button(page, 'Sign Up').click();
  await expect(page.getByRole('alert')).toContainText('your parents have to say yes');
  await page.getByRole('checkbox', { name: 'My parents say I can have an account.' }).check();
  await expectAccessible(page, 'sign-up with a statement');
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/setup');
});

test('sign-up and About name the operator and the notice', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('Hill School runs this app and takes care of your data.')).toBeVisible();
  await page.getByText('What happens to my data?').click();
  await expect(page.getByText('We keep your work until you leave.')).toBeVisible();
  await page.goto('/about');
  const card = page.getByRole('heading', { name: 'Who runs this app' }).locator('xpath=..');
  await expect(card).toContainText('We keep your work until you leave.');
  await expect(card.getByRole('link', { name: 'office@school.example' })).toHaveAttribute(
    'href',
    'mailto:office@school.example',
  );
  await expectAccessible(page, 'About with an operator');
});

test('About and the form claim nothing about the host while it cannot be reached', async ({ page }) => {
  await page.route('**/api/hosting', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Who runs this app')).toBeHidden();
  await page.goto('/signup');
  await expect(button(page, 'Sign Up')).toBeVisible();
  await expect(page.getByText('You need an invitation')).toHaveCount(0);
});
