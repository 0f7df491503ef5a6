import type { Locator, Page } from '@playwright/test';
import type { GameMeta } from '../../src/games/contract.ts';
import { GAMES, type GameId } from '../../src/games/registry.ts';
import { rightKey } from './grammar-race.ts';
import { expect } from './learner.ts';

/** The places of a game in play, as every view lays them out. */

/** A click or a tap. */
export type Press = (target: Locator) => Promise<void>;

const click: Press = (target) => target.click();

/** What makes each game say something: a refusal, a verdict, a hint. */
const SAY_SOMETHING: Record<GameId, (page: Page, press: Press) => Promise<void>> = {
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
  'grammar-race': async (page) => page.keyboard.press(await rightKey(page, 'b1')),
  'dialogue-fill-in': (page, press) => press(page.getByRole('button', { name: 'Hint' })),
  'blind-date': (page, press) => press(page.getByRole('button', { name: 'Hint' })),
  'creative-writing': (page, press) => press(page.getByRole('gridcell').first().getByRole('button')),
  'word-search': (page, press) => press(page.getByRole('gridcell').first()),
  'blankety-blank': (page, press) => press(page.getByRole('button', { name: 'Write it' })),
  millionaire: (page, press) => press(page.getByRole('button', { name: 'Ask AI' })),
  // No board has an X.
  blockbusters: (page) => page.keyboard.press('x'),
  quiz: (page) => page.keyboard.press('1'),
  'general-knowledge': (page) => page.keyboard.press('1'),
};

export const place = (page: Page, name: 'board' | 'hand' | 'message') =>
  page.locator(`[data-place="${name}"]`);

/** Opens each game in turn, as far as its start. */
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

/** What leads from the first screen of a game into its play, where there is something to read before. */
const BEGIN: Partial<Record<GameId, string>> = { 'blind-date': 'Begin the talk' };

export async function start(page: Page, { id }: GameMeta): Promise<void> {
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const begin = BEGIN[id as GameId];
  if (begin !== undefined) await page.getByRole('button', { name: begin }).click();
}

/** Has the game say something, and waits until it can be read. */
export async function hearSomething(page: Page, { id }: GameMeta, press = click): Promise<void> {
  await SAY_SOMETHING[id as GameId](page, press);
  await expect(page.locator('[data-place="message"] p, [data-verdict]').first()).toBeVisible();
}

export async function expectNothingSideways(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
