import { getArcadeAddress } from './game-room.ts';
import { button, expect, test } from './learner.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

test('a hardware keyboard of a tablet types into the word field, which opens no keyboard of the system', async ({
  page,
  enter,
}) => {
  await enter(getArcadeAddress('word-chain'));
  await button(page, 'Start a new game').tap();
  const field = page.getByRole('textbox').first();
  await expect(field).toHaveAttribute('inputmode', 'none');
  await field.tap();
  await page.keyboard.type('teh');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue(/te$/i);
  // The keys on the screen stay, and write into the same field.
  await button(page, 'A').tap();
  await expect(field).toHaveValue(/tea$/i);
});
