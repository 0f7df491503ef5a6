import type { Locator, Page } from '@playwright/test';
import type { GameMeta } from '../../src/games/game-contract.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import { expectNoHorizontalScroll } from './accessible-screen.ts';
import { findRightKey } from './grammar-race.ts';
import { expect } from './learner.ts';

/**
 * Checks where a game draws: every view has the places `board` (what is asked), `hand` (the controls that
 * answer it) and mostly `message`.
 */

/** Clicks or taps. */
export type Press = (target: Locator) => Promise<void>;

const click: Press = (target) => target.click();

/** Makes each game show a message: a refusal, a verdict, a hint. */
const MESSAGE_TRIGGERS: Record<GameId, (page: Page, press: Press) => Promise<void>> = {
  'word-chain': (page, press) => press(page.getByRole('button', { name: 'Play', exact: true })),
  'timed-word-chain': (page, press) => press(page.getByRole('button', { name: 'Play', exact: true })),
  'guess-the-word': (page) => page.keyboard.press('e'),
  'memory-match': async (page, press) => {
    await press(page.getByRole('button', { name: 'Row 1, column 1' }));
    await press(page.getByRole('button', { name: 'Row 1, column 2' }));
  },
  crossword: async (page, press) => {
    await press(page.getByRole('gridcell', { name: /, blank/ }).first());
    for (let time = 0; time < 2; time += 1) {
      await page
        .getByRole('button', { name: 'Check the word' })
        .evaluate((button: HTMLElement) => button.click());
    }
  },
  flashcards: async (page) => {
    await page.keyboard.press('Space');
    await page.keyboard.press('1');
  },
  'grammar-race': async (page) => page.keyboard.press(await findRightKey(page, 'b1')),
  'dialogue-fill-in': (page, press) => press(page.getByRole('button', { name: 'Hint' })),
  'blind-date': (page, press) => press(page.getByRole('button', { name: 'Hint' })),
  'creative-writing': (page, press) => press(page.getByRole('gridcell').first().getByRole('button')),
  'word-search': (page, press) => press(page.getByRole('gridcell').first()),
  'blankety-blank': (page, press) => press(page.getByRole('button', { name: /^First letter/ })),
  millionaire: (page, press) => press(page.getByRole('button', { name: 'Ask AI' })),
  // No board contains an X.
  blockbusters: (page) => page.keyboard.press('x'),
  quiz: (page) => page.keyboard.press('1'),
  'general-knowledge': (page) => page.keyboard.press('1'),
};

export const placeLocator = (page: Page, name: 'board' | 'hand' | 'message') =>
  page.locator(`[data-place="${name}"]`);

/** Opens the lobby of each game in turn, and visits it. */
export async function forEachGame(
  page: Page,
  visit: (game: GameMeta & { readonly id: GameId }) => Promise<void>,
): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`/app?room=${game.room}&game=${game.id}`);
    await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
    await visit(game);
  }
}

/** Buttons that lead from an introduction of a game into play. */
const BEGIN_BUTTONS: Partial<Record<GameId, string>> = { 'blind-date': 'Start talking' };

export async function startGame(page: Page, { id }: GameMeta): Promise<void> {
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const begin = BEGIN_BUTTONS[id as GameId];
  if (begin !== undefined) await page.getByRole('button', { name: begin }).click();
}

/** Makes the game show a message, and waits for it. */
export async function triggerMessage(page: Page, { id }: GameMeta, press = click): Promise<void> {
  await MESSAGE_TRIGGERS[id as GameId](page, press);
  await expect(page.locator('[data-place="message"] p, [data-verdict]').first()).toBeVisible();
}

/** The position of a place from the page's top, because a page may be scrolled by a fraction of a pixel. */
async function measureBox(page: Page, name: 'board' | 'hand') {
  const box = await placeLocator(page, name).boundingBox();
  if (!box) throw new Error(`There is no ${name}`);
  return { ...box, y: box.y + (await page.evaluate(() => window.scrollY)) };
}

async function expectHandAtTheBottom(page: Page, { title }: GameMeta): Promise<void> {
  const { y, height } = await measureBox(page, 'hand');
  expect(Math.round(y + height), `the hand of ${title}`).toBe(page.viewportSize()?.height);
}

/** Checks the lobby on a phone. */
export async function expectLobbyInPlace(page: Page, game: GameMeta): Promise<void> {
  await expectHandAtTheBottom(page, game);
  await expect(page.getByText(game.howTo)).toBeInViewport({ ratio: 1 });
}

/** Checks a running game on a phone: bar and controls are at the edges of the window. */
export async function expectFullHeightLayout(page: Page, game: GameMeta): Promise<void> {
  expect((await page.locator('[data-game] > header').boundingBox())?.y, game.title).toBe(0);
  await expectHandAtTheBottom(page, game);
  await expectNoHorizontalScroll(page, game.title);
}

/** Expects that a message of the game moves nothing. */
export async function expectNoShiftByMessage(page: Page, game: GameMeta): Promise<void> {
  const [board, hand] = [await measureBox(page, 'board'), await measureBox(page, 'hand')];
  await triggerMessage(page, game);
  if ((await placeLocator(page, 'message').count()) === 0) {
    // An explanation takes the place of the answered options, with its button visible.
    await expect(page.locator('[data-verdict] button:not([role="toolbar"] *)')).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect.poll(() => measureBox(page, 'hand'), `the hand of ${game.title}`).toEqual(hand);
  const { x, y, width } = await measureBox(page, 'board');
  expect([x, y, width], `the board of ${game.title}`).toEqual([board.x, board.y, board.width]);
}
