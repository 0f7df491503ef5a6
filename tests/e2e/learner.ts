import { test as base, expect, type Page } from '@playwright/test';
import {
  createAccount,
  createLearner,
  type JsonFields,
  readCloudDocument,
  type TestAccount,
  writeCloudDocument,
} from './cloud.ts';
import { createLessonRecord } from './records.ts';
import { rememberSignInFirst } from './remembered-sign-in.ts';

/** The address of the classroom; with an id, of one of its lessons, and of a step of it. */
export function getClassroomAddress(lessonId?: string, step?: string): string {
  const named = Object.entries({ lesson: lessonId, step }).filter(([, value]) => value !== undefined);
  return `/app?room=classroom1${named.map(([name, value]) => `&${name}=${value}`).join('')}`;
}

/** The button that is called so and no more. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The badges on /progress. The notice about a new badge, which any screen may show, holds the same names. */
export const badgeShelf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Badges' }) });

/** Until everything is in the cloud, and what the cloud has is here. */
export const expectSynced = (page: Page) => expect(button(page, 'Synced')).toBeVisible();

/** Opens the choices of the next class, behind the line that sums it up. */
export async function openChoices(page: Page) {
  await button(page, 'Change').click();
}

/** Fills in the form at the door. */
export async function fillCredentials(
  page: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Asks for a page as a stranger, and signs in at the door that opens instead. */
export async function signInAt(page: Page, account: TestAccount, address = '/app') {
  await page.goto(address);
  await fillCredentials(page, account);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
}

/** Asks for a page as somebody who has signed in before: without the form, which takes longer than most tests. */
export async function returnSignedIn(page: Page, account: TestAccount, address = '/app') {
  const signIn = await rememberSignInFirst(page, account);
  await page.goto(address);
  await page.waitForFunction((uid) => localStorage.getItem('currentUser') === uid, account.uid);
  await signIn.dispose();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** Changes the level on the settings' page, once `cut` has cut the connection with the form already open. */
export async function changeLevel(page: Page, level: string, cut: () => Promise<unknown> = async () => {}) {
  await page.getByRole('link', { name: 'Change level, age or reason' }).click();
  await expect(page.getByRole('radio', { name: level })).toBeVisible();
  await cut();
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText(level, { exact: true })).toBeVisible();
}

export interface LearnerFixtures {
  /** Has an account and nothing else. */
  newcomer: TestAccount;
  /** Has an account, a finished profile and a course. */
  learner: TestAccount;
  /** Lays these fields into the learner's document, and comes to the address as the learner, who is signed in. */
  enter: (address?: string, document?: JsonFields) => Promise<void>;
  /** What the learner's document holds by now. */
  readLearnerDocument: () => ReturnType<typeof readCloudDocument>;
  /** Opens a lesson with these fields as the learner, at the step where notes are written or another one. */
  openLesson: (fields?: JsonFields, step?: string) => Promise<void>;
}

/** Tests with somebody who has an account and is not signed in. */
export const test = base.extend<LearnerFixtures>({
  newcomer: async ({ request }, use) => use(await createAccount(request)),
  learner: async ({ request }, use) => use(await createLearner(request)),
  enter: async ({ page, request, learner }, use) =>
    use(async (address, document) => {
      if (document) await writeCloudDocument(request, learner, document);
      await returnSignedIn(page, learner, address);
    }),
  readLearnerDocument: async ({ request, learner }, use) => use(() => readCloudDocument(request, learner)),
  openLesson: async ({ page, enter }, use) =>
    use(async (fields, step = 'write') => {
      await enter(getClassroomAddress('the-class', step), {
        lessons: [createLessonRecord('the-class', fields)],
      });
      await expect(page.getByRole('navigation', { name: 'Steps of the class' })).toBeVisible();
    }),
});

export { expect };

/** The red line with this text, and nothing else in it. */
export function alertWith(page: Page, text: string) {
  return page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
}
