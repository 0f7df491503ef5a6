import { expect, type Page } from '@playwright/test';
import type { GameMeta } from '../../src/games/game-contract.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import type { LastStep } from '../games/last-step.ts';
import { expectNoHorizontalScroll } from './accessible-screen.ts';
import { createTextSizer, DOUBLED_TEXT_SIZE, findClippedTexts, USUAL_TEXT_SIZE } from './clipped-text.ts';
import { playLastStep, storeGamesBeforeLastStep } from './game-ends.ts';
import { getArcadeAddress, openGameFromHall, PHONE, reloadAndContinue } from './game-room.ts';
import { button } from './learner.ts';
import {
  expectFullHeightLayout,
  expectLobbyInPlace,
  expectNoShiftByMessage,
  placeLocator,
  startGame,
  triggerMessage,
} from './play-layout.ts';

export const CHECKED_TEXT_SIZES = [DOUBLED_TEXT_SIZE, USUAL_TEXT_SIZE];

type TextSizeName = (typeof CHECKED_TEXT_SIZES)[number]['name'];

/** The breaches of each rule, named by the game and the place in it. */
export interface Findings {
  readonly clippedTexts: Readonly<Record<TextSizeName, string[]>>;
  readonly horizontalScroll: Readonly<Record<TextSizeName, string[]>>;
  /** On a phone: parts of the layout that are not in their places, or that a message moves. */
  readonly outOfPlace: string[];
  /** On a phone: a first move or a hand (the controls below the board) that needs scrolling. */
  readonly firstMoveOutOfSight: string[];
  /** On a phone, in texts twice as large: controls that something covers. */
  readonly outOfReach: string[];
  /** On a desktop: a board that is not in the middle. */
  readonly boardOutOfPlace: string[];
  /** On a desktop: a screen that a reload changes. */
  readonly lostByReload: string[];
}

/**
 * Checks every game at its end, in the lobby and after the first move, with both text sizes. The context has
 * reduced motion, so that animations at an end show their final position.
 */
export async function checkEveryGame(
  page: Page,
  uid: string,
  lastSteps: ReadonlyMap<GameId, LastStep>,
): Promise<Findings> {
  const createLists = (): Record<TextSizeName, string[]> => ({
    [DOUBLED_TEXT_SIZE.name]: [],
    [USUAL_TEXT_SIZE.name]: [],
  });
  const findings: Findings = {
    clippedTexts: createLists(),
    horizontalScroll: createLists(),
    outOfPlace: [],
    firstMoveOutOfSight: [],
    outOfReach: [],
    boardOutOfPlace: [],
    lostByReload: [],
  };
  const isPhone = page.viewportSize()?.width === PHONE.width;
  const setTextSize = await createTextSizer(page);

  /** Checks the screen in each text size, and leaves the last one set. */
  async function checkTexts(what: string) {
    for (const text of CHECKED_TEXT_SIZES) {
      await setTextSize(text);
      await recordFailure(findings.horizontalScroll[text.name], expectNoHorizontalScroll(page, what));
      const clipped = await findClippedTexts(page);
      findings.clippedTexts[text.name].push(...clipped.map((found) => `${what}: ${found}`));
    }
  }

  await storeGamesBeforeLastStep(page, uid, lastSteps);
  await page.goto(getArcadeAddress());
  for (const game of GAMES) {
    await goTo(page, game);
    const lastStep = lastSteps.get(game.id);
    if (!lastStep) throw new Error(`${game.title} has no last step`);
    await playLastStep(page, lastStep.move);
    await checkTexts(`the end of ${game.title}`);
    // A badge that comes in the middle of the click covers the button on a small screen. A click that opened
    // the lobby late is not repeated, because there the button is gone.
    const start = button(page, 'Start a new game');
    await expect(async () => {
      if (!(await start.isVisible())) await button(page, 'Change the level').click({ timeout: 2_000 });
      await expect(start).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await checkTexts(`the lobby of ${game.title}`);
    if (isPhone) await recordFailure(findings.outOfPlace, expectLobbyInPlace(page, game));
    await startGame(page, game);
    if (isPhone) {
      await recordFailure(findings.outOfPlace, expectFullHeightLayout(page, game));
      await recordFailure(findings.firstMoveOutOfSight, expectFirstMoveInSight(page, game.title));
      await recordFailure(findings.outOfPlace, expectNoShiftByMessage(page, game));
      await setTextSize(DOUBLED_TEXT_SIZE);
      await recordFailure(findings.outOfReach, expectAllInReach(page, game.title));
      await setTextSize(USUAL_TEXT_SIZE);
    } else {
      await recordFailure(findings.boardOutOfPlace, expectBoardInTheMiddle(page, game.title));
      await triggerMessage(page, game);
    }
    await checkTexts(`${game.title} after a move`);
    if (!isPhone) await recordFailure(findings.lostByReload, expectSameAfterReload(page, game.title));
  }
  return findings;
}

/** Opens the lobby of a game from the hall or from another game. */
async function goTo(page: Page, { id, room, title }: GameMeta): Promise<void> {
  if (room !== 'arcade') {
    // Only the arcade has a hall.
    await page.goto(`/app?room=${room}&game=${id}`);
    await expect(button(page, 'Start a new game')).toBeVisible();
    return;
  }
  const back = page.getByRole('link', { name: 'Back to the games' }).first();
  if (await back.isVisible()) await back.click();
  await openGameFromHall(page, title);
}

/** Records a failure as a finding, so that the remaining checks run. */
async function recordFailure(findings: string[], expectation: Promise<void>): Promise<void> {
  await expectation.catch((error: Error) => findings.push(error.message));
}

/** Expects the first control that makes a move, and the whole hand, without scrolling. */
async function expectFirstMoveInSight(page: Page, game: string): Promise<void> {
  const moves = page.locator(
    '[data-place] :is(button:not([aria-disabled="true"], [role="toolbar"] *), input, textarea):visible',
  );
  const hand = placeLocator(page, 'hand');
  await expect(moves.first(), game).toBeInViewport();
  if ((await hand.count()) > 0) await expect(hand, game).toBeInViewport({ ratio: 1 });
}

/** Expects the board in the middle of the window, and no on-screen keyboard. */
async function expectBoardInTheMiddle(page: Page, game: string): Promise<void> {
  const board = await placeLocator(page, 'board').boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect(Math.abs((board?.x ?? 0) + (board?.width ?? 0) / 2 - middle), game).toBeLessThan(10);
  await expect(page.getByRole('group', { name: 'Letters' }), game).toBeHidden();
  await expectNoHorizontalScroll(page, game);
}

/** Expects everything except the remaining time unchanged, and the focus in the game. */
async function expectSameAfterReload(page: Page, game: string): Promise<void> {
  const readScreen = async () => {
    const parts = await page.locator('[data-place=board], [data-place=hand]').all();
    const snapshots = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    return snapshots.map((snapshot) => snapshot.replaceAll(/- timer.*/g, ''));
  };
  // Two cards that do not match are turned down again after a moment.
  await expect(page.locator('[data-face="open"]'), game).toHaveCount(0);
  const before = await readScreen();
  await reloadAndContinue(page);
  await expect.poll(readScreen, game).toEqual(before);
  await expect(page.locator('[data-place] :focus'), game).toBeVisible();
}

/**
 * Expects one scrolling page in which nothing covers a control of the hand or the first one of the board,
 * which may have hundreds.
 */
async function expectAllInReach(page: Page, game: string): Promise<void> {
  const hand = placeLocator(page, 'hand');
  const covered = await page
    .locator(
      [
        // Without the word look-up (a toolbar), which is drawn only while it has the focus.
        '[data-place="hand"] button:not([aria-disabled="true"], [role="toolbar"] *)',
        '[data-place="board"] :is(button, [data-cell]):not([role="toolbar"] *)',
      ].join(),
    )
    .evaluateAll((buttons) => {
      const shown = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
      const first = shown.find((button) => button.closest('[data-place="board"]'));
      return shown
        .filter((button) => button === first || button.closest('[data-place="hand"]'))
        .filter((button) => {
          button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((button) => button.outerHTML.slice(0, 80));
    });
  expect(covered, game).toEqual([]);
  // A hand that is fixed over the page would cover the board.
  const position = await hand.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).position,
  );
  expect(position, game).toBe('static');
}
