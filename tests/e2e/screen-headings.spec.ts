import type { Page } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { createCourseDocument } from './cloud.ts';
import { getArcadeAddress, PHONE_CONTEXT } from './game-room.ts';
import { button, expect, fillCredentials, getClassroomAddress, test } from './learner.ts';
import { forEachGame, startGame } from './play-layout.ts';
import { createLessonRecord, PLAYABLE_PLAN } from './records.ts';

/** Checks that each screen has a title and a heading of its own, which gets the focus on arrival. */

/**
 * Expects one heading of level 1, drawn inside the window's width, and the title of the document after it.
 */
async function expectNamed(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(page).toHaveTitle(name === 'Learning Arcade' ? name : `${name} · Learning Arcade`);
  async function getSize() {
    const box = await heading.boundingBox();
    return Math.min(box?.width ?? 0, box?.height ?? 0);
  }
  // A screen that still loads can replace its heading.
  await expect.poll(getSize, { message: `the size of ${name}` }).toBeGreaterThan(12);
  await expect(heading).toBeInViewport();
}

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

const LESSON = createLessonRecord('the-class', { classPlan: PLAYABLE_PLAN });

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a screen is titled with its visible heading', async ({ page, enter }) => {
    await enter('/app', { course: createCourseDocument({ Speaking: 7 }, 2), lessons: [LESSON] });
    await expectNamed(page, 'Hello, Robin!');
    for (const [address, name] of [
      ['/app?room=classroom1', 'Classroom 1'],
      ['/app?room=arcade', 'Game Room'],
      ['/app?room=library', 'General Knowledge'],
      ['/app?room=media', 'Media Room'],
      ['/settings', 'Settings'],
      ['/homework', 'Homework'],
      ['/lessons', 'Lessons'],
      ['/progress', 'Progress'],
      ['/words', 'My Words'],
      ['/puzzle', 'Puzzle of the day'],
      ['/puzzle?part=word', 'Word of the day'],
      ['/setup?change=true', 'Change your profile'],
    ] as const) {
      await page.goto(address);
      await expectNamed(page, name);
    }
    await page.goto(getClassroomAddress('the-class'));
    const heading = page.locator('[data-class]').getByRole('heading', { level: 1 });
    const className = (await heading.textContent()) ?? '';
    await expectNamed(page, className);
    await page.goto(getClassroomAddress('the-class', 'write'));
    await expect(heading).toBeVisible();
    await expectNamed(page, className);
  });

  test('a game is titled with its own name in the lobby and in play', async ({ page, enter }) => {
    await enter(getArcadeAddress());
    await forEachGame(page, async (game) => {
      await expectNamed(page, game.title);
      await startGame(page, game);
      await expectNamed(page, game.title);
    });
  });
});

test('the headings of a screen skip no level', async ({ page, enter }) => {
  await enter('/app', { course: createCourseDocument({ Speaking: 7 }, 2), lessons: [LESSON] });
  for (const address of [
    '/app',
    '/app?room=classroom1',
    getClassroomAddress('the-class', 'write'),
    '/app?room=arcade',
    '/app?room=media',
    ...GAMES.map(({ id, room }) => `/app?room=${room}&game=${id}`),
  ]) {
    await page.goto(address);
    await expect(mainHeading(page)).toBeVisible();
    if (address.includes('game=')) await button(page, 'Start a new game').click();
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, `${address}: ${levels.join(' ')}`).toEqual([]);
  }
});

test('the heading of a screen gets the focus on arrival, and the one around it when it closes', async ({
  page,
  enter,
}) => {
  await enter('/app', { course: createCourseDocument({ Speaking: 7 }, 2), lessons: [LESSON] });
  for (const [link, name] of [
    ['Settings', 'Settings'],
    ['Back to Arcade', 'Hello, Robin!'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(mainHeading(page)).toHaveText(name);
    await expect(mainHeading(page)).toBeFocused();
  }
  await button(page, 'Game Room').click();
  await expect(mainHeading(page)).toHaveText('Game Room');
  await expect(mainHeading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('Quiz');
  await expect(mainHeading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('link', { name: 'Quiz', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Leave the room' }).click();
  await expect(mainHeading(page)).toHaveText('Hello, Robin!');
  await expect(mainHeading(page)).toBeFocused();
});

test('the heading of set-up gets the focus after signing up', async ({ page }) => {
  await page.goto('/signup');
  await fillCredentials(page, { email: `new-${Date.now()}@example.org`, password: 'a-good-passphrase' });
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL(/\/setup$/);
  await expectNamed(page, 'Set up your profile');
  await expect(mainHeading(page)).toBeFocused();
});

test('the heading of the hub gets the focus after signing in', async ({ page, learner }) => {
  await page.goto('/login');
  await fillCredentials(page, learner);
  await button(page, 'Login').click();
  await expect(mainHeading(page)).toHaveText('Hello, Robin!');
  await expect(mainHeading(page)).toBeFocused();
});
