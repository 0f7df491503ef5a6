import { alertWith, expect, test } from './learner.ts';

const TOO_OLD = 'Your browser is too old for Learning Arcade.';

/** The security headers allow the notice's script, and Trusted Types the way it writes. */
test('a browser below the supported ones reads which versions work, in place of the app', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/login');
  await expect(alertWith(page, TOO_OLD)).toContainText('Chrome or Edge 110, Firefox 121, Safari 16.4');
  await expect(page.locator('#root')).toBeHidden();
  await page.goto('/about');
  await expect(alertWith(page, TOO_OLD)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About Learning Arcade' })).toBeVisible();
  expect(complaints.filter((text) => /Content.Security.Policy|Trusted/.test(text))).toEqual([]);
});
