import type { Page } from '@playwright/test';
import { doubleTextSize, expectAccessible } from './accessible-screen.ts';
import type { JsonFields } from './cloud.ts';
import { PHONE_CONTEXT, readBankWords, tabAndEnter, test } from './game-room.ts';
import { findRightKey } from './grammar-race.ts';
import { expect } from './learner.ts';
import { packReview } from './memory-records.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';
import { putRow } from './stored-rows.ts';

const DAY = 86_400_000;

function createWordsAddedBefore(count: number, days: number): JsonFields {
  return Object.fromEntries(
    readBankWords('b1')
      .slice(0, count)
      .map(({ word }) => [word, packReview(days, 'C')]),
  );
}

/** A class and homework of that number of days ago. */
const createTimesBefore = (days: number) => {
  const createdAt = Date.now() - days * DAY;
  return { createdAt, updatedAt: createdAt, timestamp: new Date(createdAt).toISOString() };
};

/** A learner who returns after two months, with 340 due words and an unfinished class. */
const LONG_AWAY: JsonFields = {
  words: createWordsAddedBefore(340, 60),
  lessons: [createLessonRecord('left', createTimesBefore(60))],
  homework: [createHomeworkRecord('old', createTimesBefore(61))],
};

const steps = (page: Page) => page.getByRole('main').locator('ol').first().getByRole('listitem');
const week = (page: Page) => page.getByRole('list', { name: 'Your week' });

test('a new learner’s day has the first class, new words and a game, and an empty week', async ({
  page,
  enter,
}) => {
  await enter();
  await expect(steps(page)).toHaveCount(3);
  await expect(steps(page).nth(0)).toContainText('Next: Speaking lesson 1');
  await expect(steps(page).nth(1)).toContainText('New B1 words');
  await expect(page.getByText(/^About 1\d minutes$/)).toBeVisible();
  await expect(week(page).getByRole('listitem')).toHaveCount(7);
  await expect(week(page)).toContainText('today: still empty');
  await expect(page.getByText('You get a tick for every day you learn.')).toBeVisible();
  await expectAccessible(page, 'the hub of a new learner');
});

test('a learner who returns after a long time is welcomed, and one game reviews a part of the due words', async ({
  page,
  enter,
}) => {
  await enter('/app', LONG_AWAY);
  await expect(page.getByText('Good to see you again.')).toBeVisible();
  await expect(page.getByText('340 words to review. Twelve a day is enough.')).toBeVisible();
  await expect(steps(page).nth(1)).toContainText('Continue your Grammar class');
  await expect(steps(page).nth(2)).toContainText('Next: Speaking lesson 1');
  await expectAccessible(page, 'the hub after a long time');

  await expect(steps(page).nth(0)).toContainText(/\d+ words to review/);
  await tabAndEnter(page, page.getByRole('button', { name: /^Start: Play / }));
  await expect(page).toHaveURL(/room=arcade&game=[a-z-]+&words=chosen/);
  await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
});

test('a step done on another device is ticked here and counts for the day', async ({ page, enter }) => {
  await enter('/app', {
    words: { ...createWordsAddedBefore(30, 60), ...createWordsAddedBefore(6, 0) },
    lessons: [createLessonRecord('done', { ...createTimesBefore(0), completed: true, answer: 'Turn left.' })],
    homework: [createHomeworkRecord('old', createTimesBefore(61))],
  });
  await expect(steps(page).nth(0)).toContainText('Done: Today’s words are done');
  await expect(steps(page).nth(0)).toContainText('You’ll get more tomorrow.');
  await expect(steps(page).nth(1)).toContainText('Done: Your Grammar class is done');
  await expect(steps(page).nth(2)).not.toContainText('Done: ');
  await expect(week(page)).toContainText('today: ticked');
  await expectAccessible(page, 'the hub of a day that is nearly done');
});

test('an answer in a game counts for the day, and the unfinished game is offered again', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer('Grammar Race');
  await page.keyboard.press(await findRightKey(page, 'b1'));
  await page.goto('/app');
  await expect(steps(page).nth(2)).toContainText('Continue Grammar Race');
  await expect(page.getByText('Today is ticked. Well done!')).toBeVisible();
});

test('the puzzle is suggested after the last class of the day', async ({ page, learner, enter }) => {
  await enter();
  await expect(page.getByText('The puzzle of the day')).toHaveCount(0);
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await putRow(page, learner.uid, 'kv', { key: 'credits', value: { date, remaining: 0 } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The puzzle of the day' })).toBeVisible();
  await page.getByRole('link', { name: 'Play: next, the puzzle of the day' }).click();
  await expect(page).toHaveURL('/puzzle');
});

test('the week can be switched off, and stays off', async ({ page, enter }) => {
  await enter('/settings');
  await page.getByText('Hide').click();
  // The choice is shown once it is stored.
  await expect(page.getByRole('radio', { name: 'Hide' })).toBeChecked();
  await page.goto('/app');
  await expect(steps(page)).toHaveCount(3);
  await expect(page.getByText(/^About 1\d minutes$/)).toBeVisible();
  await expect(week(page)).toHaveCount(0);
});

test('the hub does not wait for the code that chooses games, and works without it', async ({
  page,
  enter,
}) => {
  await page.route(/\/assets\/day-[^/]*\.js/, (route) => route.abort());
  await enter();
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Start: Next: Speaking lesson 1/ }).click();
  await expect(page).toHaveURL(/lesson=/);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('the day fits the screen', async ({ page, enter }) => {
    await enter('/app', LONG_AWAY);
    await expect(page.getByText('340 words to review.', { exact: false })).toBeVisible();
    await expectAccessible(page, 'the hub on a phone');
    const ways = page.getByRole('link', { name: /^(Homework|Lessons|Progress|My Words)$/ });
    await expect(ways).toHaveCount(4);
    for (const way of await ways.all()) {
      expect(await way.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await doubleTextSize(page);
    await expectAccessible(page, 'the hub on a phone, at 200 %');
  });
});

test('the links to the learner’s work and the mode are shown, and the first step has its own button', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter();
  const shelf = page.getByRole('navigation', { name: 'Your work' });
  await expect(shelf).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Mode' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE_CONTEXT.viewport);
  const box = await shelf.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(2 * PHONE_CONTEXT.viewport.height);
  await expect(
    steps(page)
      .first()
      .getByLabel(/^Start step 1: /),
  ).toBeVisible();
});
