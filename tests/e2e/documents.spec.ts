import {
  courseDocument,
  DOCUMENT_COMMIT,
  DOCUMENT_READ,
  type Json,
  readDocument,
  writeDocument,
} from './cloud.ts';
import { breakDatabase } from './faults.ts';
import { alertWith, classroom, expect, signInAt, test } from './learner.ts';
import { lesson } from './records.ts';

const FEEDBACK = { feedback: 'A **clear** answer.' };
const DOWN = { status: 500, json: { error: { code: 500, message: 'The shelf fell down.' } } };

test('a document with wrong types and unknown fields opens, and keeps what nobody can read', async ({
  page,
  request,
  learner,
}) => {
  const strange: { [key: string]: Json } = {
    studentLevel: 7,
    age: 'thirty',
    why: ['travel'],
    displayName: { first: 'Robin' },
    badges: 'Pathfinder',
    homework: { not: 'a list' },
    lessons: [lesson('good'), 'not a lesson', { id: 'no-plan' }, { ...lesson('odd'), age: 'x', teacher: 5 }],
    course: {
      level: 'Z9',
      skills: [
        { skill: 'Juggling', completed: 3 },
        { skill: 'Grammar', completed: 2 },
      ],
    },
    favouriteColour: 'green',
  };
  await writeDocument(request, learner, strange);
  await signInAt(page, learner);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const title of ['Homework', 'Lessons', 'Progress', 'Settings']) {
    await page.goto(`/${title.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  }

  // A save that writes to each of the strange parts.
  await page.goto(classroom('good'));
  await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(page.getByText('Saved to your homework.')).toBeVisible();
  await expect.poll(async () => (await readDocument(request, learner))?.badges).toEqual(['Pathfinder']);
  const stored = await readDocument(request, learner);
  expect(stored).toMatchObject({
    favouriteColour: 'green',
    setAside: { badges: 'Pathfinder', homework: { not: 'a list' } },
    homework: [{ notes: 'I take the bus.' }],
  });
  expect(stored?.lessons).toEqual(expect.arrayContaining(['not a lesson', { id: 'no-plan' }]));
  expect(stored?.course).toMatchObject({
    skills: expect.arrayContaining([
      expect.objectContaining({ skill: 'Juggling', completed: 3 }),
      expect.objectContaining({ skill: 'Grammar', completed: 3 }),
    ]),
  });
});

test('a skill that the course does not have is named, and the feedback is shown all the same', async ({
  page,
  request,
  learner,
}) => {
  await writeDocument(request, learner, {
    course: courseDocument({}, 0, 'Grammar'),
    lessons: [lesson('grammar-class')],
  });
  await page.route('**/api/submit-answer', (route) => route.fulfill({ json: FEEDBACK }));
  await signInAt(page, learner, classroom('grammar-class'));
  await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('region', { name: 'Feedback' })).toContainText('A clear answer.');
  await expect(alertWith(page, 'Skill Grammar not found in course')).toBeVisible();
});

test('progress and lessons that don’t reach the server are told on their pages, and arrive later', async ({
  page,
  request,
  learner,
  openLesson,
}) => {
  await openLesson();
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(DOWN));
  await page.getByPlaceholder('Write your notes here...').fill('I take the bus.');
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(page.getByText('Saved to your homework.')).toBeVisible();

  await page.goto('/progress');
  await expect(alertWith(page, 'Failed to sync progress with server...')).toBeVisible();
  await page.goto('/lessons');
  await expect(alertWith(page, 'Failed to sync lessons with server...')).toBeVisible();

  await page.unroute(DOCUMENT_COMMIT);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect
    .poll(async () => (await readDocument(request, learner))?.homework)
    .toMatchObject([{ notes: 'I take the bus.' }]);
  await page.goto('/lessons');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('lessons that can’t be loaded from the server are told, with those of this device', async ({
  page,
  request,
  learner,
}) => {
  await writeDocument(request, learner, { lessons: [lesson('grammar-class')] });
  await signInAt(page, learner, '/lessons');
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  await page.route(DOCUMENT_READ, (route) => route.fulfill(DOWN));
  await page.reload();
  await expect(alertWith(page, 'Failed to load lessons from server...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});

test('a learner without a course is told on the progress page, which counts out of 50', async ({
  page,
  request,
  newcomer,
}) => {
  await writeDocument(request, newcomer, { setupComplete: true, displayName: 'Robin' });
  await signInAt(page, newcomer, '/progress');
  await expect(page.getByRole('status').filter({ hasText: 'No progress data found.' })).toBeVisible();
  await expect(page.getByText('0 of 50 (0%)')).toBeVisible();
});

test('a device that can’t read its records says so on the pages that need them', async ({
  page,
  learner,
}) => {
  await signInAt(page, learner);
  await breakDatabase(page, { method: 'get', store: 'kv', key: 'badges' });
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(alertWith(page, 'Failed to load progress. Try again later.')).toBeVisible();

  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Hello, Robin!' })).toBeVisible();
  await breakDatabase(page, { method: 'get', store: 'kv', key: 'profile' });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(alertWith(page, 'Failed to load user profile.')).toBeVisible();
});

test('homework that the device can’t store is told, and the notes stay', async ({ page, openLesson }) => {
  await openLesson();
  const notes = page.getByPlaceholder('Write your notes here...');
  await notes.fill('I take the bus.');
  await breakDatabase(page, { method: 'put', store: 'homework' });
  await page.getByRole('button', { name: 'Save to Homework' }).click();
  await expect(alertWith(page, 'Failed to save: Check ad blockers or network settings.')).toBeVisible();
  await expect(notes).toHaveValue('I take the bus.');
});
