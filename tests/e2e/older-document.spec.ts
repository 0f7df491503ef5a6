import { courseDocument, readDocument, writeDocument } from './cloud.ts';
import { expect, signInAt, test } from './learner.ts';

test('a document of an earlier version is read, and keeps what this version does not know', async ({
  page,
  request,
  learner,
}) => {
  await writeDocument(request, learner, {
    course: courseDocument({ Grammar: 3 }),
    favouriteColour: 'green',
    lessons: [
      {
        ...{ classPlan: '# Ordering tea', studentLevel: 'B1', skillFocus: 'Grammar', teacher: 'Maya' },
        ...{ reason: 'travel', age: 30, timestamp: '2024-05-01T10:00:00.000Z', completed: true, stars: 5 },
      },
    ],
  });
  await signInAt(page, learner, '/lessons');
  await expect(page.getByText('Ordering tea')).toBeVisible();
  await page.goto('/setup?change=true');
  await page.getByRole('radio', { name: 'C2' }).check();
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect.poll(async () => (await readDocument(request, learner))?.studentLevel).toBe('C2');
  expect(await readDocument(request, learner)).toMatchObject({
    favouriteColour: 'green',
    lessons: [{ classPlan: '# Ordering tea', stars: 5 }],
  });
});
