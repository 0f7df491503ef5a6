import type { Locator } from '@playwright/test';
import { openStep } from './class-player.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { expect, getClassroomAddress, test } from './learner.ts';
import { createLessonRecord } from './records.ts';

const PLAN = `# A robot

## Goal

Say who has a thing.

## Teaching point: his

His head is a bucket, and he likes the apple.

- His head is a bucket.

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
| bucket | you carry water in it | There is sand in my bucket. |
| idea | a thing that you think | I have an idea. |
| orange | the colour between red and yellow | My hat is orange. |

## Exercises

1. What is your name?
`;

const createClass = (studentLevel: string, age: number) => ({
  lessons: [createLessonRecord('robot', { classPlan: PLAN, skillFocus: 'Grammar', studentLevel, age })],
});

/** A picture, drawn: its place alone has no path. */
const pictures = (within: Locator) => within.locator('svg[viewBox="0 0 48 48"]:has(path)');

test('a class of A1 shows pictures of its concrete words', async ({ page, enter }) => {
  await enter(getClassroomAddress('robot'), createClass('A1', 30));
  await openStep(page, 'Words');
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Word' }) });
  await expect(pictures(table.getByRole('row').filter({ hasText: 'bucket' }))).toBeVisible();
  await expect(pictures(table)).toHaveCount(1);
});

test('a class above A1 shows pictures to a child only', async ({ page, enter }) => {
  await enter(getClassroomAddress('robot'), createClass('A2', 30));
  await openStep(page, 'Words');
  await expect(page.getByRole('rowheader', { name: 'bucket' })).toBeVisible();
  await expect(pictures(page.locator('table'))).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a word stays in its place when the pictures load', async ({ page, enter }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/word-pictures-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await enter(getClassroomAddress('robot'), createClass('A1', 8));
    await openStep(page, 'Words');
    const below = page.getByRole('rowheader', { name: 'idea' });
    const before = await below.boundingBox();
    release();
    await expect(pictures(page.locator('table')).first()).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
});
