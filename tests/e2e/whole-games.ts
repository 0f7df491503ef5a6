import type { Page } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { endGame } from './game-ends.ts';
import { lastSteps } from './last-steps.ts';
import { expect } from './learner.ts';
import { expectNothingSideways, forEachGame, hearSomething, start } from './play-layout.ts';
import { clippedTexts } from './whole-texts.ts';

/** Looks at every game before its start, after its first move and at its end: all is in sight, and no text is cut. */
export async function expectWholeGames(page: Page, uid: string): Promise<void> {
  // What flies at an end lies where it comes to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ends = await lastSteps(GAMES.map(({ id }) => id));
  const cut: string[] = [];
  const look = async (what: string) => {
    await expectNothingSideways(page, what);
    cut.push(...(await clippedTexts(page)).map((text) => `${what}: ${text}`));
  };
  await forEachGame(page, async (game) => {
    await look(`the lobby of ${game.title}`);
    await start(page, game);
    await hearSomething(page, game);
    await look(`${game.title} after a move`);
    const end = ends.get(game.id);
    if (!end) throw new Error(`${game.title} has no end`);
    await endGame(page, uid, { game: game.id, ...end });
    await look(`the end of ${game.title}`);
  });
  expect(cut).toEqual([]);
}
