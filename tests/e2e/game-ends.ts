import type { Page } from '@playwright/test';
import type { LastStep } from '../games/last-step.ts';
import { expect } from './learner.ts';
import { putRow } from './stored-rows.ts';

/** Brings the open game to its end: lays it down as it stood before its last step, continues it, and takes that step. */
export async function endGame(
  page: Page,
  uid: string,
  { game, saved, move }: LastStep & { game: string },
): Promise<void> {
  // The page that is left keeps its own game as it goes.
  const address = page.url();
  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.clear());
  await putRow(page, uid, 'games', { game, saved });
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  if (move) {
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.evaluate(sendMove, move);
  }
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
}

/** Sends the open game a move as its view does: by the property that React keeps with what it drew. */
function sendMove(move: { type: string }): void {
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
