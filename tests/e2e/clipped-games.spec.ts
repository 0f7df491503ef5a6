import { DESKTOP, ON_PHONE } from './game-room.ts';
import { test } from './learner.ts';
import { expectWholeGames } from './whole-games.ts';

/** The games in texts of the usual size; `clipped-text.spec.ts` has them at twice that. */

for (const [where, use] of [
  ['a small phone', ON_PHONE],
  ['a desktop', { viewport: DESKTOP }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(use);

    test('no text of a game is cut, from its lobby to its end', async ({ page, learner, enter }) => {
      await enter();
      await expectWholeGames(page, learner.uid);
    });
  });
}
