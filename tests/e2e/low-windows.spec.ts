import type { Page } from '@playwright/test';
import type { GameMeta } from '../../src/games/game-contract.ts';
import { PHONE } from './game-room.ts';
import { expect, test } from './learner.ts';
import { forEachGame, startGame } from './play-layout.ts';

/** Checks games in low windows: question and answers are in sight together, without scrolling the page. */

const LOW_WINDOWS = [
  { width: 375, height: 553 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
] as const;

/** What is asked, or the board that is played on. */
const QUESTIONS = '[data-place="board"] h2, [data-place="board"] [role="grid"], [role="timer"]';
/** What answers. */
const ANSWERS = '[data-place="hand"] :is(button, input)';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/**
 * The questions and answers that are not in sight together in a window of this size. An answer may need
 * scrolling inside its place; a question must begin in sight, and may not leave the window while it is
 * answered.
 */
async function findOutOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ questions, answers }) => {
      window.scrollTo(0, 0);
      const show = (element: Element, why: string) => {
        const { top, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30);
        return `${why}: ${element.tagName} ${name} ${Math.round(top)}–${Math.round(bottom)}`;
      };
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      /** The part of an element that its scrolling places and the window leave in sight. */
      const getSight = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        let sight = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue;
          const place = around.getBoundingClientRect();
          sight = { top: Math.max(sight.top, place.top), bottom: Math.min(sight.bottom, place.bottom) };
        }
        return sight.bottom - sight.top;
      };
      const found: string[] = [];
      const [first] = [...document.querySelectorAll(questions)].filter(isShown);
      const asked = [...document.querySelectorAll(questions)].filter(isShown);
      for (const question of asked) {
        const { height } = question.getBoundingClientRect();
        // A board that is larger than its place scrolls in it; at least four lines are in sight.
        if (getSight(question) < Math.min(height - 2, 96)) found.push(show(question, 'the question'));
      }
      for (const answer of [...document.querySelectorAll(answers)].filter(isShown)) {
        answer.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { height } = answer.getBoundingClientRect();
        if (getSight(answer) < height - 2) found.push(show(answer, 'an answer'));
        if (first && getSight(first) < 16) found.push(show(first, 'scrolled away'));
      }
      if (window.scrollY > 2) found.push(`the page scrolled by ${window.scrollY}`);
      return found;
    },
    { questions: QUESTIONS, answers: ANSWERS },
  );
}

/** Waits until the game knows the height of its bar in this window; an observer tells it a frame later. */
async function waitForBarHeight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const bar = document.querySelector<HTMLElement>('[data-game] > header');
    const known = bar?.parentElement?.style.getPropertyValue('--bar-height');
    return bar && known === `${bar.offsetHeight}px`;
  });
}

async function checkWindows(page: Page, { title }: GameMeta): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of LOW_WINDOWS) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => [innerWidth, innerHeight]))
      .toEqual([size.width, size.height]);
    await waitForBarHeight(page);
    const outOfSight = await findOutOfSight(page);
    found.push(...outOfSight.map((text) => `${title} at ${size.width} × ${size.height}, ${text}`));
  }
  await page.setViewportSize(PHONE);
  return found;
}

test('the question and the answers of every game are in sight together in a low window', async ({
  page,
  enter,
}) => {
  test.setTimeout(300_000);
  await enter('/app');
  const found: string[] = [];
  await forEachGame(page, async (game) => {
    await startGame(page, game);
    found.push(...(await checkWindows(page, game)));
  });
  expect(found).toEqual([]);
});
