import type { Page } from '@playwright/test';
import { createCourseDocument } from './cloud.ts';
import { WINDOWS } from './game-room.ts';
import { expectNoLayoutShift, watchLayoutShifts } from './layout-shifts.ts';
import { button, expect, expectSynced, signInAt, test } from './learner.ts';
import { MEMORY } from './memory-records.ts';
import { recordRows } from './record-rows.ts';
import { ANSWERED, createHomeworkRecord, createLessonRecord } from './records.ts';
import { WITH_MOTION } from './with-motion.ts';

test.use({ contextOptions: WITH_MOTION });

const RECORDS = {
  ...MEMORY,
  course: createCourseDocument({ Speaking: 3, Grammar: 1 }, 3),
  badges: ['Pathfinder', 'Lesson Star'],
  lessons: [createLessonRecord('open'), createLessonRecord('done', ANSWERED, 1)],
  homework: [createHomeworkRecord('one'), createHomeworkRecord('two', {}, 1)],
};

/** Each screen, and an element that shows that it is complete. */
const SCREENS: readonly (readonly [address: string, whole: (page: Page) => Promise<void>])[] = [
  ['/app', (page) => expect(page.getByText(/^About \d+ minutes$/)).toBeVisible()],
  ['/settings', (page) => expect(page.getByText('2 homework items')).toBeVisible()],
  ['/setup?change=true', (page) => expect(page.getByRole('radio', { name: 'B1' })).toBeVisible()],
  ['/homework', (page) => expect(recordRows(page)).toHaveCount(2)],
  ['/lessons', (page) => expect(recordRows(page)).toHaveCount(4)],
  ['/progress', (page) => expect(page.getByRole('figure')).toHaveCount(4)],
];

for (const [where, window] of WINDOWS) {
  test.describe(where, () => {
    test.use(window);

    test('no screen shifts its layout while it opens', async ({ page, enter }) => {
      await enter('/app', RECORDS);
      await watchLayoutShifts(page);
      // The longest automatic status, which a slow connection shows for a while.
      let isFirst = true;
      await page.route('**/accounts:lookup*', async (route) => {
        const isHeld = isFirst;
        isFirst = false;
        if (isHeld) await expect(button(page, 'Saved on this device')).toBeVisible();
        await route.continue();
      });
      for (const [address, whole] of SCREENS) {
        isFirst = true;
        await page.goto(address);
        await whole(page);
        await expectSynced(page);
        await expectNoLayoutShift(page, address);
      }
    });

    test('the landing page does not shift when its drawing loads', async ({ page }) => {
      await watchLayoutShifts(page);
      await page.goto('/');
      await expect(page.locator('[data-drawing] > svg')).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectNoLayoutShift(page, '/');
    });

    test('set-up does not shift its layout while it opens', async ({ page, newcomer }) => {
      await signInAt(page, newcomer, '/setup');
      await watchLayoutShifts(page);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'B1' })).toBeVisible();
      await expect(page.getByText('You are signed in as')).toBeVisible();
      await expectNoLayoutShift(page, 'set-up');
    });
  });
}
