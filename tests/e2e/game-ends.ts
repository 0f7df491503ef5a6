import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/registry.ts';
import type { LastStep } from '../games/last-step.ts';
import { button, expect } from './learner.ts';
import { putRow } from './stored-rows.ts';

/** Lays the learner's games down as each stood before its last step, at an address without an app. */
export async function storeGamesBeforeLastStep(
  page: Page,
  uid: string,
  steps: ReadonlyMap<GameId, LastStep>,
): Promise<void> {
  await page.goto('/healthz');
  for (const [game, { savedGame }] of steps) await putRow(page, uid, 'games', { game, saved: savedGame });
}

/** Continues the game that was left before this move, and brings it to its end. */
export async function playLastStep(page: Page, move: LastStep['move']): Promise<void> {
  await button(page, 'Continue').click();
  if (move) {
    await expect(button(page, 'Pause')).toBeVisible();
    await sendMove(page, move);
  }
  await expect(button(page, 'Play again')).toBeVisible();
}

/** Sends the open game a move as its view does: by the property that React keeps with what it drew. */
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
