import type { Page } from '@playwright/test';
import { doubleTextSize, expectAccessible } from './accessible-screen.ts';
import { createCourseDocument } from './cloud.ts';
import { getArcadeAddress, PHONE, PHONE_CONTEXT, tabAndEnter } from './game-room.ts';
import { badgeShelf, expect, expectSynced, test } from './learner.ts';
import { GRAMMAR_POINTS, MEMORY } from './memory-records.ts';
import { createGate } from './recorded-calls.ts';
import { ANSWERED, createLessonRecord } from './records.ts';

const figure = (page: Page, text: RegExp) => page.getByRole('figure').filter({ hasText: text });

test('the memory of words is drawn as charts, described to screen readers, and available as tables', async ({
  page,
  enter,
}) => {
  await enter('/progress', MEMORY);
  const strengths = figure(page, /^Of your 40 words/);
  await expect(strengths).toContainText('New 4');
  await expect(strengths).toContainText('Weak 10');
  await expect(page.getByRole('figure')).toHaveCount(4);
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(tree).toMatch(/Of your 40 words, \d+ (is|are) strong and \d+ (is|are) growing/);
  expect(tree).toMatch(/listitem: Weak 10|text: Weak\s+- strong: "10"|Weak[\s\S]{0,20}10/);
  expect(tree).toMatch(/Today\s*\d+/);
  expect(tree).toContain(`${GRAMMAR_POINTS[0]?.name}`);
  expect(tree).toMatch(/img "Answers, classes and homework by month: [A-Z][a-z]{2,3} \d+/);

  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
  await expect(strengths.getByRole('row', { name: 'New 4' })).toBeVisible();

  const grammar = figure(page, /practise this one first|’ve practised one point/);
  await expect(grammar.getByRole('listitem')).toHaveCount(10);
  await expect(grammar.getByRole('row', { name: `${GRAMMAR_POINTS[0]?.name} 5 20 25 %` })).toBeVisible();

  await expect(page.getByRole('img', { name: /^Answers, classes and homework by month: / })).toBeVisible();
  const today = figure(page, /to review today/)
    .getByRole('listitem')
    .first();
  await expect(today).toContainText(/^Today\d+$/);
  await expectAccessible(page, 'progress with charts and tables');

  await page.getByRole('link', { name: 'Play Grammar Race' }).click();
  await expect(page).toHaveURL(/game=grammar-race/);
});

test('a skill gets its stamp once its lessons are completed', async ({ page, enter }) => {
  await enter('/progress', { course: createCourseDocument({ Speaking: 4, Grammar: 3 }) });
  const getSkillRow = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(name, { exact: true }) });
  await expect(getSkillRow('Speaking')).toHaveAttribute('data-stamped', 'true');
  await expect(getSkillRow('Grammar')).toHaveAttribute('data-stamped', 'false');
});

test('a new badge is announced once, and syncs', async ({ page, enter, readLearnerDocument }) => {
  await enter('/progress', {
    lessons: [createLessonRecord('done', ANSWERED)],
  });
  const notice = page.getByRole('status').filter({ hasText: 'A new badge!' });
  await expect(notice).toContainText('First Class Complete a class.');
  const badges = badgeShelf(page);
  await expect(badges.getByRole('listitem').first()).toHaveText('First Class');
  await expect(badges.getByText('Save homework from a class.')).toBeVisible();
  await expectAccessible(page, 'progress with a new badge');
  await tabAndEnter(page, notice.getByRole('button', { name: 'Great!' }));
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await readLearnerDocument())?.badges).toEqual(['First Class']);
  await page.reload();
  await expect(badges.getByRole('listitem').first()).toHaveText('First Class');
  await expect(page.getByText('A new badge!')).toHaveCount(0);
});

/** Waits for the badge, and returns the controls that it moved or covered. */
function coveredOnArrival(page: Page) {
  return page.evaluate(async () => {
    const middles = [...document.querySelectorAll('main a, main button, header button')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.top > 0 && box.y + box.height / 2 < innerHeight);
    await new Promise<void>((arrived) => {
      new MutationObserver((_, observer) => {
        if (!document.body.innerText.includes('A new badge!')) return;
        observer.disconnect();
        arrived();
      }).observe(document.body, { childList: true, subtree: true });
    });
    return middles.flatMap(({ control, box }) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hasMoved = control.getBoundingClientRect().y !== box.y;
      if (hasMoved) return [`${control.textContent} has moved`];
      return control.contains(document.elementFromPoint(x, y)) ? [] : [`${control.textContent} is covered`];
    });
  });
}

test('the notice of a badge shifts no layout and intercepts no click', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  const badge = createGate();
  await page.route(/\/assets\/badge-[^/]*\.js/, async (route) => {
    await badge.passed;
    await route.continue();
  });
  await enter('/app', {
    lessons: [createLessonRecord('done', ANSWERED)],
  });
  await expect(page.getByRole('button', { name: /^Start: Next: / })).toBeVisible();
  await expect(page.getByText('Choosing a game for you…')).toHaveCount(0);
  await expectSynced(page);
  const covered = coveredOnArrival(page);
  badge.open();
  expect(await covered).toEqual([]);

  const notice = page.getByRole('status').filter({ hasText: 'A new badge!' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the hub with a new badge');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [footer, above] = await Promise.all([
    page.getByText('Signed in as').boundingBox(),
    notice.boundingBox(),
  ]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  await notice.getByRole('button', { name: 'Great!' }).click();
  await expect(notice).toBeHidden();
});

test('the notice of a badge waits until a game is left', async ({ page, enter }) => {
  await enter(getArcadeAddress('quiz'), {
    lessons: [createLessonRecord('done', ANSWERED)],
  });
  const notice = page.getByText('A new badge!');
  await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Back to the games' }).first().click();
  await expect(notice).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('the charts fit a phone, and their tables open by keyboard alone', async ({ page, enter }) => {
    await enter('/progress', MEMORY);
    const grammar = figure(page, /practise this one first|’ve practised one point/);
    await tabAndEnter(page, grammar.getByText('Show as a table'));
    await expect(grammar.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'progress on a phone');
  });

  test('no word of the tables is broken with text twice as large', async ({ page, enter }) => {
    await enter('/progress', MEMORY);
    const summaries = page.getByText('Show as a table');
    await expect(summaries).toHaveCount(4);
    await doubleTextSize(page);
    for (const summary of await summaries.all()) await summary.click();
    const broken = await page.getByRole('table').evaluateAll((tables) =>
      tables
        .flatMap((table) => [...table.querySelectorAll('th, td')])
        .flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(firstChild as Node, index);
            range.setEnd(firstChild as Node, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
    );
    expect(broken).toEqual([]);
    await expectAccessible(page, 'the tables at 200 %');
  });

  test('a new learner sees what will fill the charts', async ({ page, enter }) => {
    await enter('/progress');
    await expect(page.getByText('No words yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play a game' })).toHaveCount(3);
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expectAccessible(page, 'progress without charts');
  });
});
