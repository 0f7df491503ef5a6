import type { Page } from '@playwright/test';
import { expect, signInAt, test } from './learner.ts';

/** Opens the learner's database as a page of another version would, and holds on to it. */
async function holdDatabase(page: Page, uid: string, version: number): Promise<void> {
  await page.evaluate(
    ([name, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, wanted);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
    [`arcade-${uid}`, version] as const,
  );
}

test('a page whose records a newer version took over gives way, and asks to be reloaded', async ({
  page,
  context,
  learner,
}) => {
  await signInAt(page, learner);
  const newer = await context.newPage();
  await newer.goto('/about');
  await holdDatabase(newer, learner.uid, 1_000);
  await expect(page.getByRole('alert')).toContainText('A newer version of Learning Arcade is open');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
