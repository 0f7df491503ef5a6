import { type Browser, expect, type Page, test } from '@playwright/test';
import { openStep, openWrittenTask } from './class-player.ts';
import { createEmail, readCloudDocument, signInToAccount } from './cloud.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { fillCredentials, openChoices } from './learner.ts';
import { feedbackRegion, freeAnswerField, notesField } from './notes.ts';
import { openRow, recordRows } from './record-rows.ts';
import { WITH_MOTION } from './with-motion.ts';

// On a small phone; other tests check the same steps on a desktop.
test.use({ ...PHONE_CONTEXT, contextOptions: WITH_MOTION });

/**
 * The first visit of a learner against the real server without fakes: sign-up, set-up, class, answer,
 * feedback, homework and progress, with a reload after each step. Then the same account signs in from a new
 * browser profile.
 */

const NOTES = 'Yesterday I goed to the old town and bought a small gift for my sister.';
const FIRST_TRY = 'My own answer to the last exercise.';

/** A new browser profile with a window of the same size. */
async function openNewProfile(browser: Browser, first: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: first.viewportSize(),
    baseURL: new URL(first.url()).origin,
  });
  return context.newPage();
}

test('a new learner signs up, takes a class, saves homework and finds all of it on another device', async ({
  page,
  browser,
}) => {
  const credentials = { email: createEmail(), password: 'correct horse 7' };

  await test.step('sign up from the landing page', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: 'Sign Up' })
      .or(page.getByRole('button', { name: 'Sign Up' }))
      .click();
    await expect(page.getByRole('heading', { name: 'Sign In to the Learning Arcade' })).toBeVisible();
    await fillCredentials(page, credentials);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/setup/);
  });

  await test.step('set up a profile', async () => {
    await page.reload();
    await page.getByRole('group', { name: 'Language level' }).getByText('B1').click();
    await page.getByLabel('Age').fill('31');
    await page.getByText('Travel', { exact: true }).click();
    await page.getByRole('button', { name: 'Save and Start' }).click();
    await expect(page).toHaveURL(/\/app/);
    await page.reload();
    await expect(page.getByText('Signed in as')).toBeVisible();
    await expect(page).toHaveURL(/\/app/);
  });

  const account = await signInToAccount(page.request, credentials);
  let title = '';

  await test.step('generate a Grammar class', async () => {
    await page.getByRole('button', { name: 'Classroom 1' }).click();
    await expect(page.getByText('Lessons left today: 5 / 5')).toBeVisible();
    await openChoices(page);
    await page.getByLabel('Skill focus').selectOption('Grammar');
    await page.getByRole('button', { name: 'Generate Class' }).click();
    await expect(page).toHaveURL(/lesson=/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    title = (await heading.textContent()) ?? '';
    await page.reload();
    await expect(heading).toHaveText(title);
  });

  await test.step('what is written in the notepad outlives a reload', async () => {
    await openWrittenTask(page);
    await freeAnswerField(page).fill(FIRST_TRY);
    await openStep(page, 'Write');
    // The text of the task is the one that is submitted.
    await expect(notesField(page)).toHaveValue(FIRST_TRY);
    await notesField(page).fill(NOTES);
    const notepad = page.getByRole('region', { name: 'Notepad' });
    await expect(notepad.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(notesField(page)).toHaveValue(NOTES);
    await openWrittenTask(page);
    await expect(freeAnswerField(page)).toHaveValue(NOTES);
  });

  await test.step('submit the answer and read feedback', async () => {
    await openStep(page, 'Write');
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(feedbackRegion(page)).toContainText('went', { timeout: 30_000 });
    await page.reload();
    await expect(feedbackRegion(page)).toContainText('went');
  });

  await test.step('save to homework, which wins a badge and clears the notepad', async () => {
    await openStep(page, 'Take home');
    await page.getByRole('button', { name: 'Save to Homework' }).click();
    await expect(page.getByText('Saved to your homework.')).toBeVisible();
    await expect(page.getByText('Badge:')).toBeVisible();
    await openStep(page, 'Write');
    await expect(notesField(page)).toHaveValue('');
    await page.reload();
    await expect(notesField(page)).toHaveValue('');
  });

  async function expectRecords(on: Page): Promise<void> {
    await on.goto('/homework');
    await openRow(recordRows(on).first());
    await expect(on.getByText(NOTES).first()).toBeVisible();
    await on.goto('/lessons');
    await expect(on.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(on.getByText('Completed').first()).toBeVisible();
    await on.goto('/progress');
    await expect(on.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(on.getByText('2 of 24').first()).toBeVisible();
  }

  await test.step('homework, lesson and progress show it', async () => {
    await expectRecords(page);
  });

  await test.step('it arrives in the document store', async () => {
    await expect
      .poll(async () => {
        const document = await readCloudDocument(page.request, account);
        const { studentLevel, lessons, homework } = (document ?? {}) as Record<string, unknown>;
        const completed = (lessons as { completed?: boolean }[] | undefined)?.map(
          (lesson) => lesson.completed,
        );
        const notes = (homework as { notes?: string }[] | undefined)?.map((record) => record.notes);
        return { studentLevel, completed, notes };
      })
      .toEqual({ studentLevel: 'B1', completed: [true], notes: [NOTES] });
  });

  await test.step('a second browser profile signs in and finds it there', async () => {
    const second = await openNewProfile(browser, page);
    await second.goto('/login');
    await fillCredentials(second, credentials);
    await second.getByRole('button', { name: 'Login' }).click();
    await expect(second).toHaveURL(/\/app/);
    await expectRecords(second);
    await second.context().close();
  });
});
