import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/registry.ts';
import type { LastStep } from '../games/last-step.ts';
import { button, expect } from './learner.ts';
import { putRow } from './stored-rows.ts';

/** Stores the learner's games in their states before the last step, on a page without the app. */
export async function storeGamesBeforeLastStep(
  page: Page,
  uid: string,
  steps: ReadonlyMap<GameId, LastStep>,
): Promise<void> {
  await page.goto('/healthz');
  for (const [game, { savedGame }] of steps) await putRow(page, uid, 'games', { game, saved: savedGame });
}

/** Continues the saved game, and ends it with this move. */
export async function playLastStep(page: Page, move: LastStep['move']): Promise<void> {
  await button(page, 'Continue').click();
  if (move) {
    await expect(button(page, 'Pause')).toBeVisible();
    await sendMove(page, move);
  }
  await expect(button(page, 'Play again')).toBeVisible();
}

/** Sends a move to the open game, through the props that React stores on its elements. */
export const sendMove = (page: Page, move: { type: string }): Promise<void> =>
  page.evaluate(sendInPage, move);

function sendInPage(move: { type: string }): void {
  interface Drawn {
    return: Drawn | null;
    memoizedProps: { send?: unknown };
  }
  const board = document.querySelector('[data-game] [data-place]');
  const key = Object.keys(board ?? {}).find((name) => name.startsWith('__reactFiber$'));
  let drawn = board && key ? (board as unknown as Record<string, Drawn>)[key] : null;
  while (drawn && typeof drawn.memoizedProps?.send !== 'function') drawn = drawn.return;
  if (typeof drawn?.memoizedProps.send !== 'function') throw new Error('No game is in play.');
  drawn.memoizedProps.send(move);
}
