import { test as base, expect, type Page } from '@playwright/test';
import { courseDocument, createAccount, profileDocument, type TestAccount, writeDocument } from './cloud.ts';
import { lesson } from './records.ts';

/** The address of the classroom; with an id, of one of its lessons. */
export function classroom(lessonId?: string): string {
  return `/app?room=classroom1${lessonId === undefined ? '' : `&lesson=${lessonId}`}`;
}

/** Asks for a page as a stranger, and signs in at the door that opens instead. */
export async function signInAt(page: Page, { email, password }: TestAccount, address = '/app') {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
}

interface People {
  /** Has an account and nothing else. */
  newcomer: TestAccount;
  /** Has an account, a finished profile and a course. */
  learner: TestAccount;
  /** Signs the learner in at a lesson with these fields, which lies in their document. */
  openLesson: (fields?: Parameters<typeof lesson>[1]) => Promise<void>;
}

/** Tests with somebody who has an account and is not signed in. */
export const test = base.extend<People>({
  newcomer: async ({ request }, use) => use(await createAccount(request)),
  learner: async ({ request, newcomer }, use) => {
    await writeDocument(request, newcomer, { ...profileDocument(newcomer), course: courseDocument() });
    await use(newcomer);
  },
  openLesson: async ({ page, request, learner }, use) =>
    use(async (fields) => {
      await writeDocument(request, learner, { lessons: [lesson('the-class', fields)] });
      await signInAt(page, learner, classroom('the-class'));
      await expect(page.getByRole('region', { name: 'Notepad' })).toBeVisible();
    }),
});

export { expect };

/** The red line with this text, and nothing else in it. */
export function alertWith(page: Page, text: string) {
  return page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
}
