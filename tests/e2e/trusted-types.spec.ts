import { expect, test } from './learner.ts';
import { waitForWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Trusted Types block markup and script addresses without a policy (https://www.w3.org/TR/trusted-types/).
 */
test('a lesson is shown and the app installed while Trusted Types are enforced', async ({
  page,
  context,
  openLesson,
}) => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openLesson();
  await waitForWorker(page);
  expect(complaints).toEqual([]);

  const insertMarkup = () =>
    page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'));
  await expect(insertMarkup()).rejects.toThrow('TrustedHTML');
});
