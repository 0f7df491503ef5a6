import { request as requests } from '@playwright/test';
import { createLearner } from './cloud.ts';
import { ON_PHONE, WINDOWS } from './game-room.ts';
import { expect, returnAt, test } from './learner.ts';
import { type Findings, TEXTS, walkEveryGame } from './whole-games.ts';

/** A walk through every game, from its lobby to its end, in each window; and what each rule says of it. */
for (const [where, window] of WINDOWS) {
  test.describe(where, () => {
    // All on the worker that has walked.
    test.describe.configure({ mode: 'default' });

    let findings: Findings;

    test.beforeAll(async ({ browser }, { project }) => {
      test.setTimeout(300_000);
      const request = await requests.newContext({ baseURL: project.use.baseURL ?? '' });
      const learner = await createLearner(request);
      await request.dispose();
      const context = await browser.newContext(window);
      const page = await context.newPage();
      await returnAt(page, learner);
      findings = await walkEveryGame(page, learner.uid);
      await context.close();
    });

    for (const { name } of TEXTS) {
      test(`in ${name} no text of a game is cut, from its lobby to its end, and none scrolls sideways`, () => {
        expect(findings.cut[name]).toEqual([]);
        expect(findings.sideways[name]).toEqual([]);
      });
    }

    if (window === ON_PHONE) {
      test('bar and hand of every game hold the edges of the window, and a message moves nothing', () => {
        expect(findings.outOfPlace).toEqual([]);
      });

      test('the first move of every game is in sight', () => {
        expect(findings.firstMoveOutOfSight).toEqual([]);
      });

      test('in texts twice as large every game is one page that scrolls, and everything on it can be reached', () => {
        expect(findings.outOfReach).toEqual([]);
      });
    } else {
      test('the board is in the middle, and nobody is drawn a keyboard', () => {
        expect(findings.boardOutOfPlace).toEqual([]);
      });
    }
  });
}
