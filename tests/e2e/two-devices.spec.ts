import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type TestAccount, writeCloudDocument } from './cloud.ts';
import { bundleForPage } from './in-page/bundle.ts';
import { expect, getClassroomAddress, signInAt, test } from './learner.ts';
import { saveHomework } from './notes.ts';
import { CHOICES, createLessonRecord } from './records.ts';
import { findStoredValue, readStoredRows, type StoredRows } from './stored-rows.ts';

/** The number of classes that each device completes, besides the homework of its notepad. */
const CLASSES = 5;

/** A device with the app in one tab, and in another the app's session for bulk work. */
interface Device {
  context: BrowserContext;
  app: Page;
  work: Page;
}

async function startDevice(browser: Browser, session: string, learner: TestAccount, lessonId: string) {
  const context = await browser.newContext();
  const [app, work] = [await context.newPage(), await context.newPage()];
  await signInAt(app, learner, getClassroomAddress(lessonId));
  await expect(app.getByRole('region', { name: 'Notepad' })).toBeVisible();
  await work.goto('/healthz');
  await work.evaluate(session);
  await work.evaluate(() => window.arcade.waitUntilReady());
  return { context, app, work } satisfies Device;
}

/** Saves classes and completes them with feedback, without the lesson API. */
async function completeClasses(work: Page, teacher: string) {
  return work.evaluate(
    async ([count, name, choices]) => {
      const state = window.arcade.getState();
      if (state.status !== 'signed-in') throw new Error('No learner is signed in.');
      const { store } = state.learner;
      for (let index = 0; index < count; index += 1) {
        const taken = await store.addLesson({
          ...choices,
          classPlan: `# Class ${index} of ${name}`,
          content: { phrases: [], vocab: [], met: [] },
        });
        if (!taken.ok) throw new Error(taken.failure.kind);
        const done = await store.completeLesson(taken.value.id, { answer: 'Yes.', feedback: 'Good.' });
        if (!done.ok) throw new Error(done.failure.kind);
      }
    },
    [CLASSES, teacher, { ...CHOICES, skillFocus: 'Reading', teacher }] as const,
  );
}

const sortById = (rows: StoredRows['lessons']) => rows.toSorted((a, b) => a.id.localeCompare(b.id));

/** The learner's state on a device, without the device's own data. */
function getSyncedState(stored: StoredRows) {
  return {
    profile: findStoredValue(stored, 'profile'),
    course: findStoredValue(stored, 'course'),
    badges: findStoredValue(stored, 'badges'),
    lessons: sortById(stored.lessons),
    homework: sortById(stored.homework),
  };
}

test('two devices that worked offline on one account converge without loss', async ({
  browser,
  request,
  learner,
  readLearnerDocument,
}) => {
  const createPlanWithBadge = (badge: string) => `# A class\n\nSome words.\n\n## Badge\n${badge}\n`;
  await writeCloudDocument(request, learner, {
    lessons: [
      createLessonRecord('for-the-laptop', { classPlan: createPlanWithBadge('Early Bird') }, 1),
      createLessonRecord('for-the-tablet', { classPlan: createPlanWithBadge('Night Owl') }, 2),
    ],
  });
  const session = await bundleForPage('session');
  const laptop = await startDevice(browser, session, learner, 'for-the-laptop');
  const tablet = await startDevice(browser, session, learner, 'for-the-tablet');
  const devices = [laptop, tablet];

  for (const { context } of devices) await context.setOffline(true);
  await saveHomework(laptop.app, 'From the laptop.');
  await saveHomework(tablet.app, 'From the tablet.');
  await completeClasses(laptop.work, 'Maya');
  await completeClasses(tablet.work, 'Omar');

  const read = ({ work }: Device) => readStoredRows(work, learner.uid);
  for (const device of devices) {
    expect((await read(device)).outbox.length).toBeGreaterThan(CLASSES);
    await device.context.setOffline(false);
  }
  for (const device of devices) await expect.poll(async () => (await read(device)).outbox).toEqual([]);
  // The changes of the other device arrive with the next visit.
  for (const { app } of devices) await app.reload();
  await expect(async () =>
    expect(getSyncedState(await read(laptop))).toEqual(getSyncedState(await read(tablet))),
  ).toPass({
    timeout: 10_000,
  });

  const stored = await read(laptop);
  expect(stored.lessons).toHaveLength(2 + 2 * CLASSES);
  expect(stored.homework).toHaveLength(2);
  expect(findStoredValue(stored, 'badges')).toEqual(['Early Bird', 'Night Owl']);

  const document = await readLearnerDocument();
  expect(document).toMatchObject({ badges: ['Early Bird', 'Night Owl'], displayName: 'Robin' });
  const listSortedIds = (rows: unknown) => (rows as StoredRows['lessons']).map(({ id }) => id).sort();
  expect(listSortedIds(document?.lessons)).toEqual(listSortedIds(stored.lessons));
  expect(listSortedIds(document?.homework)).toEqual(listSortedIds(stored.homework));
  const course = document?.course as { skills: readonly { skill: string; completed: number }[] };
  const completed = Object.fromEntries(course.skills.map((skill) => [skill.skill, skill.completed]));
  // The homework of both notepads belongs to Grammar.
  expect(completed).toMatchObject({ Reading: 2 * CLASSES, Grammar: 2 });
  for (const { context } of devices) await context.close();
});
