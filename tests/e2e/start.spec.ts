import type { Page, Route } from '@playwright/test';
import { doubleTextSize, expectAccessible } from './accessible-screen.ts';
import { type JsonFields, readCloudDocument } from './cloud.ts';
import { PHONE_CONTEXT, tabAndEnter } from './game-room.ts';
import { alertWith, expect, getClassroomAddress, test } from './learner.ts';
import { CLASS_RESPONSE, GENERATE_URL, generateButton, getIdempotencyKey } from './lesson-api.ts';
import { ANSWERED, createLessonRecord, createMistakeRecord } from './records.ts';

/** Checks the hub's *Start*, which opens a class with one tap. */

const start = (page: Page) => page.getByRole('button', { name: /^Start: Next: / });
const writing = (page: Page) => page.getByRole('progressbar', { name: /is writing your/ });
const theClass = (page: Page) => page.getByRole('heading', { name: 'Asking the way' });

/** Holds responses with classes until they are released. */
async function holdClasses(page: Page) {
  const requests: Route[] = [];
  await page.route(GENERATE_URL, (route) => void requests.push(route));
  return {
    keys: () => requests.map(getIdempotencyKey),
    come: () => Promise.all(requests.map((route) => route.fulfill({ json: CLASS_RESPONSE }).catch(() => {}))),
  };
}

async function startWriting(page: Page): Promise<void> {
  await start(page).click();
  await expect(writing(page)).toBeVisible();
}

test('one tap generates and opens the suggested class, also by keyboard', async ({
  page,
  learner,
  request,
  enter,
}) => {
  await enter();
  await tabAndEnter(page, start(page));
  await expect(page).toHaveURL(/lesson=/);
  await expect(page.getByRole('region', { name: 'Notepad' })).toBeAttached();
  await expect
    .poll(async () => (await readCloudDocument(request, learner))?.lessons)
    .toMatchObject([{ skillFocus: 'Speaking', studentLevel: 'B1', module_lesson: 1 }]);
});

test('a double tap sends one request, and shows progress instead of choices while the class is written', async ({
  page,
  enter,
}) => {
  const classes = await holdClasses(page);
  await enter();
  await start(page).dblclick();
  await expect(writing(page)).toBeVisible();
  await expect(page).toHaveURL(getClassroomAddress());
  await expect(page.getByText(/^B1\s· Speaking\s· Travel\s· with\s/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeHidden();
  await expect(generateButton(page)).toBeHidden();
  await expectAccessible(page, 'a class being written');
  await classes.come();
  await expect(theClass(page)).toBeVisible();
  expect(classes.keys()).toHaveLength(1);
});

test('a learner who goes back finds the pending class on the hub, and Start waits for the same one', async ({
  page,
  enter,
}) => {
  const classes = await holdClasses(page);
  await enter();
  await startWriting(page);
  await page.goBack();
  await startWriting(page);
  expect(classes.keys()).toHaveLength(1);
  await page.goBack();
  await classes.come();
  await expect(page.getByRole('link', { name: 'Continue your Speaking class', exact: true })).toBeVisible();
});

test('a reload and the Forward button request no other class: the pending one is fetched and charged once', async ({
  page,
  enter,
}) => {
  const classes = await holdClasses(page);
  await enter();
  await startWriting(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get this class' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Get this class' }).click();
  await classes.come();
  await expect(theClass(page)).toBeVisible();
  expect(new Set(classes.keys()).size).toBe(1);
  await page.goto(getClassroomAddress());
  await expect(generateButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get this class' })).toBeHidden();
});

test('a refusal and a lost connection are reported in place of the class', async ({ page, enter }) => {
  await enter();
  await page.route(GENERATE_URL, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await start(page).click();
  await expect(
    alertWith(page, "You've reached your daily lesson limit (5). Try again tomorrow!"),
  ).toBeVisible();

  await page.goBack();
  await page.context().setOffline(true);
  await start(page).click();
  await expect(
    alertWith(page, 'Network error: Check your internet connection or ad blockers.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a class offline' })).toBeVisible();
});

/** Four answered classes, three of them with mistakes. */
const FOUR_CLASSES: JsonFields = {
  lessons: ['a', 'b', 'c', 'd'].map((id, index) =>
    createLessonRecord(id, { ...ANSWERED, createdAt: 1_790_000_000_000 + index }),
  ),
  mistakes: ['a', 'b', 'd'].map((id, number) =>
    createMistakeRecord(number, {
      ...{ id: `class:${id}:goed → went`, source: 'class', asked: 'Yesterday we (go) home.' },
      ...{ given: 'goed', right: `went ${number}`, reason: 'Go is irregular.' },
    }),
  ),
};

test('the hub announces a review after four classes, and shows its mistakes', async ({ page, enter }) => {
  await enter('/app', FOUR_CLASSES);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'You had 3 mistakes in your last four classes.' });
  await notice.getByRole('link', { name: 'See them' }).click();
  await expect(page.getByText('3 mistakes in your last four classes', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the mistakes of four classes');
  await page.getByRole('button', { name: /I know this.*went 1/ }).click();
  await expect(page.getByText('2 mistakes in your last four classes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /I know this.*went 0/ }).click();
  await page.getByRole('button', { name: /I know this.*went 2/ }).click();
  await page.getByRole('link', { name: 'Continue my day' }).click();
  await expect(start(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('Generate Class is visible without scrolling, and the choices are one tap away', async ({
    page,
    enter,
  }) => {
    await enter(getClassroomAddress(), {
      ...FOUR_CLASSES,
      lessons: [createLessonRecord('left'), ...(FOUR_CLASSES.lessons as [])],
    });
    await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
    const line = page.getByText('Lessons left today: 5 / 5');
    await expect(line).toBeInViewport();
    expect(await line.evaluate((text) => text.getClientRects().length)).toBe(1);
    await expect(page.getByText('You haven’t finished your')).toBeAttached();
    await expect(page.getByLabel('Skill focus')).toBeHidden();
    await holdClasses(page);
    await generateButton(page).tap();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Take a new class instead' }).tap();
    await page.getByRole('button', { name: 'Change', exact: true }).tap();
    await page.getByLabel('Skill focus').selectOption('Reading');
    await expect(page.getByText(/^B1\s· Reading\s· Travel\s· with\s/)).toBeVisible();
    await expectAccessible(page, 'the choices of the next class');
    await doubleTextSize(page);
    await expectAccessible(page, 'the classroom at 200 %');
  });
});
