import { courseDocument, readDocument, writeDocument } from './cloud.ts';
import { expect, signInAt, test } from './learner.ts';

test('what an earlier version kept in local storage is taken over, and reaches the cloud', async ({
  page,
  request,
  newcomer,
}) => {
  await page.goto('/about');
  await page.evaluate((uid) => {
    const users = { [uid]: { studentLevel: 'C1', age: 41, why: 'business', displayName: 'Robin' } };
    localStorage.setItem('currentUser', uid);
    localStorage.setItem('users', JSON.stringify(users));
    localStorage.setItem('badges', JSON.stringify(['Explorer']));
    localStorage.setItem('used_content', JSON.stringify({ phrases: ['Hi.'], vocab: ['harbour'] }));
  }, newcomer.uid);

  await signInAt(page, newcomer, '/setup');
  await expect(page.getByRole('radio', { name: 'C1' })).toBeChecked();
  await expect(page.getByLabel('Age')).toHaveValue('41');
  await page.getByRole('button', { name: 'Save and Start' }).click();
  await expect(page).toHaveURL('/app');
  await page.goto('/progress');
  await expect(page.getByText('Explorer')).toBeVisible();
  await expect
    .poll(async () => await readDocument(request, newcomer))
    .toMatchObject({ badges: ['Explorer'], studentLevel: 'C1', displayName: 'Robin' });
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['currentUser', 'user']);
});

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
