import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { openStep } from './class-player.ts';
import { PHONE_CONTEXT, tabTo } from './game-room.ts';
import { expect, getClassroomAddress, test } from './learner.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';
import { waitForWorker } from './service-worker.ts';

const PLAN = `# A long journey

## Goal

Talk about a *journey* that went wrong.

## Teaching point: things that went wrong

When we carried our luggage to the airport, the flight was delayed. See [the map](https://example.com/map).

- We checked it out before breakfast.
- The flibbertigibbets waited.

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
| check out | to pay and leave a hotel | We checked out at ten. |
| delayed | later than it was planned | The flight is delayed. |

## Exercises

1. Which airport do you know?
`;

const FEEDBACK = 'Your journey is well told. The luggage was heavy.';

const CLASS = {
  lessons: [
    createLessonRecord('journey', {
      classPlan: PLAN,
      feedback: FEEDBACK,
      answer: 'We waited.',
      completed: true,
    }),
  ],
  homework: [createHomeworkRecord('journey', { lesson: PLAN, feedback: FEEDBACK })],
};

const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const tapHint = (page: Page) => page.getByText('Tap any word to see what it means.');
const point = (page: Page) =>
  page.getByRole('region', { name: 'Class', exact: true }).locator('section').first();

/** The middle of the first occurrence of the word in the element. */
async function findMiddle(within: Locator, word: string): Promise<{ x: number; y: number }> {
  await within.getByText(word).first().scrollIntoViewIfNeeded();
  return within.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width > 1) return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`There is no ${wanted} to press.`);
  }, word);
}

async function click(page: Page, within: Locator, word: string): Promise<void> {
  const { x, y } = await findMiddle(within, word);
  await page.mouse.click(x, y);
}

test('a clicked word shows its meaning, is read aloud, saved, and removed again', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter(getClassroomAddress('journey'), CLASS);
  await click(page, point(page), 'carried');
  const carry = card(page, 'carry');
  await expect(carry).toContainText('In the text: “carried”');
  await expectAccessible(page, 'a word’s card');
  await carry.getByRole('button', { name: 'Save' }).click();
  await expect(carry.getByRole('status')).toHaveText('Saved in My Words');
  await expect.poll(async () => Object.keys((await readLearnerDocument())?.words ?? {})).toContain('carry');
  await carry.getByRole('button', { name: 'Undo' }).click();
  await expect(carry.getByRole('button', { name: 'Save' })).toBeVisible();

  await click(page, point(page), 'luggage');
  await expect(card(page, 'luggage')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.mouse.click(2, 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a line says once that words can be tapped, and is gone after the first tap', async ({
  page,
  enter,
}) => {
  await enter(getClassroomAddress('journey'), CLASS);
  await expect(tapHint(page)).toBeVisible();
  await expectAccessible(page, 'the hint above a text');
  await openStep(page, 'Teaching point');
  await expect(tapHint(page)).toBeVisible();
  await click(page, point(page), 'luggage');
  await expect(card(page, 'luggage')).toBeVisible();
  await expect(tapHint(page)).toBeHidden();
  await page.reload();
  await expect(point(page)).toBeVisible();
  await expect(tapHint(page)).toHaveCount(0);
});

test('the line about tapping is gone on every screen once it is dismissed', async ({ page, enter }) => {
  await enter('/homework', CLASS);
  await openRow(recordRows(page).first());
  await expect(tapHint(page)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(tapHint(page)).toHaveCount(0);
  await page.goto(getClassroomAddress('journey'));
  await expect(point(page)).toBeVisible();
  await expect(tapHint(page)).toHaveCount(0);
});

test('the words and phrases of the class come first, and an unknown word can be saved without a meaning', async ({
  page,
  enter,
}) => {
  await enter(getClassroomAddress('journey'), CLASS);
  await click(page, point(page), 'out');
  await expect(card(page, 'check out')).toContainText('to pay and leave a hotel');
  await click(page, point(page), 'delayed');
  await expect(card(page, 'delayed')).toContainText('from this class');
  await click(page, point(page), 'flibbertigibbets');
  const unknown = card(page, 'flibbertigibbets');
  await expect(unknown).toContainText('We don’t know this word yet.');
  await unknown.getByRole('button', { name: 'Save' }).click();
  await expect(unknown.getByRole('status')).toHaveText('Saved in My Words');
  await page.goto('/words');
  await expect(page.getByRole('button', { name: /^flibbertigibbets/ })).toBeVisible();
});

test('a text is one tab stop whose words are reached by keyboard, and Escape returns to it', async ({
  page,
  enter,
}) => {
  await enter(getClassroomAddress('journey'), CLASS);
  const stop = point(page).getByRole('toolbar').getByRole('button');
  await tabTo(page, stop);
  await expect(stop).toHaveText('things');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(stop).toHaveText('we');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, 'a text by keyboard');
  await page.keyboard.press('Enter');
  await expect(card(page, 'carry')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stop).toBeFocused();
  await page.keyboard.press('End');
  await expect(stop).toHaveText('waited');
  await page.keyboard.press('Tab');
  await expect(stop).not.toBeFocused();
});

test('selecting text, links and copying work as usual', async ({ page, enter }) => {
  await enter(getClassroomAddress('journey'), CLASS);
  const { x, y } = await findMiddle(point(page), 'airport');
  await page.mouse.dblclick(x, y);
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe('airport');
  const [from, to] = [await findMiddle(point(page), 'carried'), await findMiddle(point(page), 'luggage')];
  await page.mouse.click(2, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('our');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.click(2, 2);

  const link = page.getByRole('link', { name: 'the map' });
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the words of feedback and homework are explained, too', async ({ page, enter }) => {
  await enter('/homework', CLASS);
  await openRow(recordRows(page).first());
  await click(page, page.getByRole('main'), 'luggage');
  await expect(card(page, 'luggage')).toBeVisible();
  await page.goto('/lessons');
  await openRow(recordRows(page).first());
  await click(page, page.getByRole('main'), 'luggage');
  await expect(card(page, 'luggage')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a tap opens a sheet that the way back closes, and the class stays open', async ({ page, enter }) => {
    await enter('/lessons', CLASS);
    await openRow(page.getByRole('listitem').filter({ hasText: 'Completed' }));
    await page.getByRole('link', { name: 'Open the lesson' }).click();
    await openStep(page, 'Teaching point');
    await expect(point(page)).toBeVisible();
    const { x, y } = await findMiddle(point(page), 'luggage');
    await page.touchscreen.tap(x, y);
    const luggage = card(page, 'luggage');
    await expect(luggage).toBeVisible();
    const box = await luggage.boundingBox();
    expect(box && Math.round(box.x + box.width)).toBe(360);
    await expectAccessible(page, 'a word’s sheet');
    await page.evaluate(() => history.back());
    await expect(luggage).toHaveCount(0);
    await expect(page).toHaveURL(/lesson=journey&step=point$/);
    await expect(point(page)).toBeVisible();
  });
});

test.describe('with installed files', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a word is explained and saved offline', async ({ page, context, enter }) => {
    await enter(getClassroomAddress('journey'), CLASS);
    await expect(point(page)).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await click(page, point(page), 'luggage');
    const luggage = card(page, 'luggage');
    await luggage.getByRole('button', { name: 'Save' }).click();
    await expect(luggage.getByRole('status')).toHaveText('Saved in My Words');
  });
});
