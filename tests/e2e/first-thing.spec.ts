import type { Locator, Page } from '@playwright/test';
import { createCourseDocument, writeCloudDocument } from './cloud.ts';
import { getArcadeAddress, PHONE_CONTEXT, WINDOWS } from './game-room.ts';
import { button, expect, expectSynced, getClassroomAddress, test } from './learner.ts';
import { ANSWERED, createLessonRecord } from './records.ts';

/** Checks that the next action comes first on each screen. */

async function expectRoomBar(page: Page, name: string): Promise<void> {
  const bar = page.locator('[data-entered] > header');
  await expect(bar.getByRole('heading', { name, level: 1 })).toBeVisible();
  const box = await bar.boundingBox();
  expect([box?.y, Math.round(box?.height ?? 0)], name).toEqual([0, 56]);
  await expect(bar.getByRole('link', { name: 'Leave the room' })).toBeInViewport({ ratio: 1 });
  for (const [role, elsewhere] of [
    ['button', 'Log Out'],
    ['link', 'Settings'],
    ['link', 'Homework'],
    ['button', 'Library'],
  ] as const) {
    await expect(page.getByRole(role, { name: elsewhere, exact: true })).toBeHidden();
  }
  await expect(page.getByText('Signed in as')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('the next action is visible without scrolling on the hub, in the hall and before a game', async ({
    page,
    enter,
  }) => {
    await enter();
    await expect(page.getByLabel(/^Start: /).first()).toBeInViewport({ ratio: 1 });
    await page.goto(getArcadeAddress());
    await expect(page.getByRole('link', { name: 'Word Chain', exact: true })).toBeInViewport({ ratio: 1 });
    await page.goto(getArcadeAddress('word-chain'));
    await expect(page.getByRole('button', { name: 'Start a new game' })).toBeInViewport({ ratio: 1 });
  });

  test('a newcomer sees the way in without an account before the fields of the sign-in page', async ({
    page,
  }) => {
    await page.goto('/login');
    const guest = button(page, 'Try without an account');
    await expect(guest).toBeInViewport({ ratio: 1 });
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(guest)).toBeLessThan(await top(page.getByLabel('Email')));
  });
});

for (const [where, window] of WINDOWS) {
  test.describe(where, () => {
    test.use(window);

    test('a room has one bar with its exit, and links elsewhere are only on the hub', async ({
      page,
      enter,
    }) => {
      await enter(getArcadeAddress());
      await expectRoomBar(page, 'Game Room');
      await page.goto('/app?room=media');
      await expectRoomBar(page, 'Media Room');
      await page.goto(getClassroomAddress());
      await expectRoomBar(page, 'Classroom 1');
      await page.getByRole('link', { name: 'Leave the room' }).click();
      await expect(page.getByText('Signed in as')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    });

    test('the bar of a room does not grow while a slow connection shows the longest status', async ({
      page,
      enter,
    }) => {
      await enter();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/accounts:lookup*', async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto(getClassroomAddress());
      await expect(button(page, 'Saved on this device')).toBeVisible();
      await expectRoomBar(page, 'Classroom 1');
      answer();
      await expectSynced(page);
      await expectRoomBar(page, 'Classroom 1');
    });
  });
}

test.describe('the map', () => {
  test('is visible on a desktop without scrolling, with the badges beside the cup', async ({
    page,
    enter,
  }) => {
    await enter('/app', { badges: ['First Class', 'First Game', 'Word Collector', 'Six Skills'] });
    await expect(page.getByRole('region', { name: 'School map' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Your 4 badges' }).click();
    await expect(page).toHaveURL('/progress');
  });

  const pawn = (page: Page) => page.locator('svg:visible [style*="offset-path"]');

  test('lights the windows of visited rooms, and moves the pawn after a completed lesson', async ({
    page,
    request,
    learner,
    enter,
  }) => {
    const done = createLessonRecord('done', ANSWERED);
    await enter('/app', { course: createCourseDocument({ Grammar: 2 }), lessons: [done] });
    await expect(page.getByRole('button', { name: 'Classroom 1' }).locator('svg').first()).toHaveAttribute(
      'data-lit',
      'true',
    );
    const readPawnPosition = () =>
      pawn(page).evaluate((way) => getComputedStyle(way).getPropertyValue('--from'));
    await expect(pawn(page)).toHaveCount(1);
    const before = await readPawnPosition();

    await writeCloudDocument(request, learner, { course: createCourseDocument({ Grammar: 3 }) });
    await page.reload();
    await expect(pawn(page).locator('[class*="hop"]')).toHaveCount(1);
    expect(await readPawnPosition()).toBe(before);
    // It stays after it was shown once.
    await page.reload();
    await expect(pawn(page)).toHaveCount(1);
    await expect(pawn(page).locator('[class*="hop"]')).toHaveCount(0);
    expect(await readPawnPosition()).not.toBe(before);
  });
});

test('the sound is switched in the bar of a game and the setting is stored', async ({ page, enter }) => {
  await enter(getArcadeAddress('quiz'));
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.goto(getArcadeAddress('crossword'));
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});
