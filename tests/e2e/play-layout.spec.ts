import type { Page } from '@playwright/test';
import { ON_PHONE } from './game-room.ts';
import { expect, test } from './learner.ts';
import { expectNothingSideways, forEachGame, hearSomething, place, start } from './play-layout.ts';
import { WITH_MOTION } from './with-motion.ts';

test.use({ contextOptions: WITH_MOTION });

/** Every game keeps the places that the kit gives: the bar, the board, the line for messages, the hand. */

const box = async (page: Page, name: 'board' | 'hand') => {
  const found = await place(page, name).boundingBox();
  if (!found) throw new Error(`There is no ${name}`);
  // From the page's top: to press a key, the page may be scrolled by the part of a pixel that it is too high.
  return { ...found, y: found.y + (await page.evaluate(() => window.scrollY)) };
};

test.describe('on a phone', () => {
  test.use(ON_PHONE);

  test('bar and hand hold the edges of the window, and a message moves nothing', async ({ page, enter }) => {
    await enter();
    await forEachGame(page, async (game) => {
      const expectHandAtTheBottom = async () => {
        const { y, height } = await box(page, 'hand');
        expect(Math.round(y + height), `the hand of ${game.title}`).toBe(ON_PHONE.viewport.height);
      };
      await expectHandAtTheBottom();
      await expect(page.getByText(game.howTo)).toBeInViewport({ ratio: 1 });
      await start(page, game);
      expect((await page.locator('[data-game] > header').boundingBox())?.y).toBe(0);
      await expectHandAtTheBottom();
      await expectNothingSideways(page, game.title);

      const [board, hand] = [await box(page, 'board'), await box(page, 'hand')];
      await hearSomething(page, game);
      if ((await place(page, 'message').count()) === 0) {
        // An explanation has the room of the options that are done with, and its way on is in sight.
        await expect(page.locator('[data-verdict] button')).toBeInViewport({ ratio: 1 });
        return;
      }
      // Where it comes to rest: a key that was pressed is still coming up.
      await expect.poll(() => box(page, 'hand'), `the hand of ${game.title}`).toEqual(hand);
      const { x, y, width } = await box(page, 'board');
      expect([x, y, width], `the board of ${game.title}`).toEqual([board.x, board.y, board.width]);
    });
  });
});
