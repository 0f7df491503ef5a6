import { createCourseDocument, DOCUMENT_COMMIT, DOCUMENT_READ, writeCloudDocument } from './cloud.ts';
import { alertWith, expect, expectSynced, getClassroomAddress, signInAt, test } from './learner.ts';
import { FEEDBACK_RESPONSE, SUBMIT_URL } from './lesson-api.ts';
import { feedbackRegion, saveHomework, submitAnswer } from './notes.ts';
import { createLessonRecord } from './records.ts';
import { breakDatabase } from './storage-faults.ts';

const DOWN = { status: 500, json: { error: { code: 500, message: 'The shelf fell down.' } } };

test('a document with wrong types and unknown fields opens and keeps its unreadable values', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter('/app', {
    studentLevel: 7,
    age: 'thirty',
    why: ['travel'],
    displayName: { first: 'Robin' },
    badges: 'Pathfinder',
    homework: { not: 'a list' },
    lessons: [
      createLessonRecord('good'),
      'not a lesson',
      { id: 'no-plan' },
      { ...createLessonRecord('odd'), age: 'x', teacher: 5 },
      // An earlier version stored no ids.
      { classPlan: '# Ordering tea', timestamp: '2024-05-01T10:00:00.000Z', stars: 5 },
    ],
    course: {
      level: 'Z9',
      skills: [
        { skill: 'Juggling', completed: 3 },
        { skill: 'Grammar', completed: 2 },
      ],
    },
    favouriteColour: 'green',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const title of ['Homework', 'Lessons', 'Progress', 'Settings']) {
    await page.goto(`/${title.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  }

  await page.goto('/lessons');
  await expect(page.getByText('Ordering tea')).toBeVisible();

  // A save that writes to each of the invalid parts.
  await page.goto(getClassroomAddress('good'));
  await saveHomework(page);
  await expect.poll(async () => (await readLearnerDocument())?.badges).toEqual(['Pathfinder']);
  const stored = await readLearnerDocument();
  expect(stored).toMatchObject({
    favouriteColour: 'green',
    setAside: { badges: 'Pathfinder', homework: { not: 'a list' } },
    homework: [{ notes: 'I take the bus.' }],
  });
  const unreadable = ['not a lesson', { id: 'no-plan' }, expect.objectContaining({ stars: 5 })];
  expect(stored?.lessons).toEqual(expect.arrayContaining(unreadable));
  expect(stored?.course).toMatchObject({
    skills: expect.arrayContaining([
      expect.objectContaining({ skill: 'Juggling', completed: 3 }),
      expect.objectContaining({ skill: 'Grammar', completed: 3 }),
    ]),
  });
});

test('a skill missing from the course is reported, and the feedback is still shown', async ({
  page,
  enter,
}) => {
  await page.route(SUBMIT_URL, (route) => route.fulfill({ json: FEEDBACK_RESPONSE }));
  await enter(getClassroomAddress('grammar-class', 'write'), {
    course: createCourseDocument({}, 0, 'Grammar'),
    lessons: [createLessonRecord('grammar-class')],
  });
  await submitAnswer(page);
  await expect(feedbackRegion(page)).toContainText('A clear answer.');
  await expect(alertWith(page, 'Skill Grammar not found in course')).toBeVisible();
});

test('progress and lessons that can’t be sent are reported on their pages and arrive later', async ({
  page,
  openLesson,
  readLearnerDocument,
}) => {
  await openLesson();
  await expectSynced(page);
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(DOWN));
  await saveHomework(page);

  await page.goto('/progress');
  await expect(alertWith(page, 'Failed to sync progress with server...')).toBeVisible();
  await page.goto('/lessons');
  await expect(alertWith(page, 'Failed to sync lessons with server...')).toBeVisible();

  await page.unroute(DOCUMENT_COMMIT);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect
    .poll(async () => (await readLearnerDocument())?.homework)
    .toMatchObject([{ notes: 'I take the bus.' }]);
  await page.goto('/lessons');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a failure to load lessons from the server is reported above the lessons of the device', async ({
  page,
  enter,
}) => {
  await enter('/lessons', { lessons: [createLessonRecord('grammar-class')] });
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
  await page.route(DOCUMENT_READ, (route) => route.fulfill(DOWN));
  await page.reload();
  await expect(alertWith(page, 'Failed to load lessons from server...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asking the way' })).toBeVisible();
});

test('the progress page of a learner without a course says so and counts out of 50', async ({
  page,
  request,
  newcomer,
}) => {
  await writeCloudDocument(request, newcomer, { setupComplete: true, displayName: 'Robin' });
  await signInAt(page, newcomer, '/progress');
  await expect(page.getByRole('status').filter({ hasText: 'No progress data found.' })).toBeVisible();
  await expect(page.getByText('0 of 50 (0%)')).toBeVisible();
});

test('unreadable records are reported on the pages that need them', async ({ page, enter }) => {
  await enter();
  await breakDatabase(page, { method: 'get', store: 'kv', key: 'badges' });
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(alertWith(page, 'Failed to load progress. Try again later.')).toBeVisible();

  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Hello, Robin!' })).toBeVisible();
  // At once: the hub may read the profile again, and is then replaced by its own message.
  await breakDatabase(page, { method: 'get', store: 'kv', key: 'profile', click: 'a[href="/settings"]' });
  await expect(alertWith(page, 'Failed to load user profile.')).toBeVisible();
});
