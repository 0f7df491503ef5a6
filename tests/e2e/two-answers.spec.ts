import type { Browser } from '@playwright/test';
import { cutOffWithChecker, watchChecker } from './checker.ts';
import { type TestAccount, writeDocument } from './cloud.ts';
import { classroom, expect, expectSynced, returnAt, test } from './learner.ts';
import { feedback, handIn, notes } from './notes.ts';
import { lesson } from './records.ts';
import { readStoredRows } from './stored-rows.ts';

/** A device on which the class is open where notes are written, and which has lost its connection. */
async function openOffline(browser: Browser, learner: TestAccount) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await watchChecker(page);
  await returnAt(page, learner, classroom('the-class', 'write'));
  await expect(notes(page)).toBeVisible();
  await expectSynced(page);
  await cutOffWithChecker(page);
  return { context, page };
}

test('two devices that answer one class offline keep both answers, and count it once', async ({
  browser,
  page,
  request,
  learner,
  inCloud,
}) => {
  await writeDocument(request, learner, { lessons: [lesson('the-class')] });
  const laptop = await openOffline(browser, learner);
  const tablet = await openOffline(browser, learner);
  for (const [device, answer] of [
    [laptop, 'I take the bus to work.'],
    [tablet, 'She have a red car.'],
  ] as const) {
    await handIn(device.page, answer);
    await expect(feedback(device.page)).toBeVisible();
  }
  // The later one comes back first.
  for (const device of [tablet, laptop]) {
    await device.context.setOffline(false);
    const outbox = async () => (await readStoredRows(device.page, learner.uid)).outbox;
    await expect.poll(outbox, { timeout: 30_000 }).toEqual([]);
  }
  await returnAt(page, learner, classroom('the-class', 'feedback'));
  const latest = feedback(page);
  const earlier = page.getByRole('region', { name: 'Feedback on an earlier answer' });
  await expect(latest).toContainText('a red car');
  await expect(earlier).toContainText('the bus to work');
  const { skills } = ((await inCloud())?.course ?? {}) as { skills: { skill: string; completed: number }[] };
  expect(skills.find(({ skill }) => skill === 'Grammar')).toMatchObject({ completed: 1 });
  await Promise.all([laptop, tablet].map(({ context }) => context.close()));
});
