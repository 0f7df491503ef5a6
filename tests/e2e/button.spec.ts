import { expect, test } from '@playwright/test';
import { twoFrames } from './two-frames.ts';

test('a button keeps still under a pointer that rests on its edge', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Sign Up' });
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
  const tops = await button.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(element.getBoundingClientRect().top);
    }
    return seen.slice(10);
  });
  expect(new Set(tops).size).toBe(1);
});

test('a button takes a press on its very edge, though it gives way to it', async ({ page }) => {
  await page.goto('/');
  const box = await page.getByRole('button', { name: 'About' }).boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.move(box.x + box.width / 2, box.y + 0.5);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
  await expect(page).toHaveURL('/about');
});
