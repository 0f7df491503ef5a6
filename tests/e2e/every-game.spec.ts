import { request as requests } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { createLearner } from './cloud.ts';
import { CHECKED_TEXT_SIZES, checkEveryGame, type Findings } from './every-game.ts';
import { WINDOWS } from './game-room.ts';
import { computeLastSteps } from './last-steps.ts';
import { expect, returnSignedIn, test } from './learner.ts';

/** Checks every game in each window from its end to the next first move, with one test per rule. */
test.describe('every game', () => {
  // In one worker process, which shares the findings.
  test.describe.configure({ mode: 'default' });

  const findings = new Map<string, Findings>();

  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(300_000);
    const request = await requests.newContext({ baseURL: project.use.baseURL ?? '' });
    const ends = await computeLastSteps(GAMES.map(({ id }) => id));
    await Promise.all(
      WINDOWS.map(async ([where, window]) => {
        const learner = await createLearner(request);
        const context = await browser.newContext(window);
        const page = await context.newPage();
        await returnSignedIn(page, learner);
        findings.set(where, await checkEveryGame(page, learner.uid, ends));
        await context.close();
      }),
    );
    await request.dispose();
  });

  for (const [where] of WINDOWS) {
    for (const { name } of CHECKED_TEXT_SIZES) {
      test(`${where}: with ${name} no text is clipped from the lobby to the end, and no page scrolls sideways`, () => {
        expect(findings.get(where)?.clippedTexts[name]).toEqual([]);
        expect(findings.get(where)?.horizontalScroll[name]).toEqual([]);
      });
    }
  }

  for (const [where, rule, list] of [
    [
      'on a phone',
      'the bar and the controls are at the edges of the window, and a message moves nothing',
      'outOfPlace',
    ],
    ['on a phone', 'the controls of the first move are visible', 'firstMoveOutOfSight'],
    [
      'on a phone',
      'a game with text twice as large is one scrolling page whose controls can all be reached',
      'outOfReach',
    ],
    ['on a desktop', 'the board is centred, without an on-screen keyboard', 'boardOutOfPlace'],
    ['on a desktop', 'a game is restored after a reload, with the focus in it', 'lostByReload'],
  ] as const) {
    test(`${where}: ${rule}`, () => expect(findings.get(where)?.[list]).toEqual([]));
  }
});
