import type { Page } from '@playwright/test';
import type { GameMeta } from '../../src/games/game-contract.ts';
import { PHONE } from './game-room.ts';
import { expect, test } from './learner.ts';
import { forEachGame, startGame } from './play-layout.ts';

/**
 * Checks games in low windows, such as a phone held sideways: question and answers are in sight together,
 * without scrolling the page. A game draws into two places: the board with what is asked, and the hand with
 * the controls that answer it.
 */

const LOW_WINDOWS = [
  { width: 375, height: 553 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
] as const;

/** What is asked, or the board that is played on; a running timer has to be seen while answering, too. */
const QUESTION_SELECTOR = '[data-place="board"] h2, [data-place="board"] [role="grid"], [role="timer"]';
/** The buttons and fields that answer it. */
const ANSWER_SELECTOR = '[data-place="hand"] :is(button, input)';

/** Heights in CSS pixels. */
const LIMITS = {
  /** Four lines: a board that is larger than its place scrolls in it, with at least these in sight. */
  minBoardHeight: 96,
  /** One line: what stays of the first question while an answer is scrolled into view. */
  minQuestionHeight: 16,
  /** By this much, rounding of sizes may differ. */
  tolerance: 2,
} as const;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/**
 * The questions and answers that are not in sight together in a window of this size. An answer may need
 * scrolling inside its place; a question must begin in sight, and may not leave the window while it is
 * answered.
 */
async function findOutOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ questionSelector, answerSelector, limits }) => {
      window.scrollTo(0, 0);
      const show = (element: Element, why: string) => {
        const { top, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30);
        return `${why}: ${element.tagName} ${name} ${Math.round(top)}–${Math.round(bottom)}`;
      };
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const findShown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      /**
       * The height of the part of an element that is cut off neither by a scrolling ancestor nor the window.
       */
      const getVisibleHeight = (element: Element) => {
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
      const questions = findShown(questionSelector);
      for (const question of questions) {
        const { height } = question.getBoundingClientRect();
        const minHeight = Math.min(height - limits.tolerance, limits.minBoardHeight);
        if (getVisibleHeight(question) < minHeight) found.push(show(question, 'the question'));
      }
      const [first] = questions;
      for (const answer of findShown(answerSelector)) {
        answer.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { height } = answer.getBoundingClientRect();
        if (getVisibleHeight(answer) < height - limits.tolerance) found.push(show(answer, 'an answer'));
        if (first && getVisibleHeight(first) < limits.minQuestionHeight) {
          found.push(show(first, 'scrolled away'));
        }
      }
      if (window.scrollY > limits.tolerance) found.push(`the page scrolled by ${window.scrollY}`);
      return found;
    },
    { questionSelector: QUESTION_SELECTOR, answerSelector: ANSWER_SELECTOR, limits: LIMITS },
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

/** What is out of sight in each of the low windows. */
async function findOutOfSightAtEachSize(page: Page, { title }: GameMeta): Promise<readonly string[]> {
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
  // All games in four sizes.
  test.setTimeout(300_000);
  await enter('/app');
  const found: string[] = [];
  await forEachGame(page, async (game) => {
    await startGame(page, game);
    found.push(...(await findOutOfSightAtEachSize(page, game)));
  });
  expect(found).toEqual([]);
});
