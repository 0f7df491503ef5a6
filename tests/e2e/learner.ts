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

/** The address of the classroom, or of one of its lessons and a step. */
export function getClassroomAddress(lessonId?: string, step?: string): string {
  const named = Object.entries({ lesson: lessonId, step }).filter(([, value]) => value !== undefined);
  return `/app?room=classroom1${named.map(([name, value]) => `&${name}=${value}`).join('')}`;
}

/** The button with exactly this name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The badges on /progress; the notice of a new badge, on any screen, contains the same names. */
export const badgeShelf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Badges' }) });

/** Waits until everything is synced. */
export const expectSynced = (page: Page) => expect(button(page, 'Synced')).toBeVisible();

/** Opens the choices of the next class. */
export async function openChoices(page: Page) {
  await button(page, 'Change').click();
}

/** Fills in the sign-in form. */
export async function fillCredentials(
  page: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Opens a page as a signed-out visitor, and signs in with the form that opens instead. */
export async function signInAt(page: Page, account: TestAccount, address = '/app') {
  await page.goto(address);
  await fillCredentials(page, account);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
}

/** Opens a page as a learner who is signed in already, because the form takes longer than most tests. */
export async function returnSignedIn(page: Page, account: TestAccount, address = '/app') {
  const signIn = await rememberSignInFirst(page, account);
  await page.goto(address);
  await page.waitForFunction((uid) => localStorage.getItem('currentUser') === uid, account.uid);
  await signIn.dispose();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** Changes the level in the settings; `cut` disconnects the page once the form is open. */
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
  /** A learner with an account only. */
  newcomer: TestAccount;
  /** A learner with an account, a finished profile and a course. */
  learner: TestAccount;
  /** Writes these fields into the learner's document, and opens the address as the signed-in learner. */
  enter: (address?: string, document?: JsonFields) => Promise<void>;
  /** Reads the learner's document. */
  readLearnerDocument: () => ReturnType<typeof readCloudDocument>;
  /** Opens a lesson with these fields as the learner, by default at the step of the notes. */
  openLesson: (fields?: JsonFields, step?: string) => Promise<void>;
}

/** Tests with a learner who has an account and is not signed in. */
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

/** The alert with exactly this text. */
export function alertWith(page: Page, text: string) {
  return page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
}
