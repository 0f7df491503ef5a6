import { createCourseDocument } from './cloud.ts';
import { downloadFile } from './download-file.ts';
import { expect, test } from './learner.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord, PLAN } from './records.ts';

test('homework is listed newest first and downloaded under the user’s id, one by one or all', async ({
  page,
  learner,
  enter,
}) => {
  await enter('/homework', {
    homework: [
      createHomeworkRecord('older', { notes: 'The older notes.', skillFocus: 'Reading' }, 5),
      createHomeworkRecord('newer', { notes: 'The newer notes.', exercises: { 1: 'left' } }),
    ],
  });
  const rows = recordRows(page);
  await expect(rows).toHaveCount(2);
  await openRow(rows.first());
  await openRow(rows.nth(1));
  await expect(rows.first()).toContainText('The newer notes.');
  await expect(rows.first()).toContainText('20/01/2026, 12:00:00');
  await expect(rows.first()).toContainText('Turn ____ at the corner.');
  await expect(rows.first()).toContainText('left');
  await expect(rows.nth(1)).toContainText('The older notes.');

  const one = await downloadFile(rows.nth(1).getByRole('button', { name: 'Download This' }));
  expect(one.name).toBe(`homework-${learner.uid}-2026-01-15-Reading.md`);
  expect(one.text).toContain('# Asking the way');
  expect(one.text).toContain('The older notes.');
  expect(one.text).not.toContain('The newer notes.');

  const all = await downloadFile(page.getByRole('button', { name: 'Download All' }));
  expect(all.name).toBe(`homework-${learner.uid}.md`);
  expect(all.text.indexOf('The newer notes.')).toBeGreaterThan(0);
  expect(all.text.indexOf('The older notes.')).toBeGreaterThan(all.text.indexOf('The newer notes.'));

  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await expect(page).toHaveURL('/app');
});

test('lessons and homework are filtered by the text of level and skill, newest first', async ({
  page,
  enter,
}) => {
  await enter('/lessons', {
    lessons: [
      createLessonRecord('old', { studentLevel: 'A2', skillFocus: 'Writing', completed: true }, 9),
      createLessonRecord('new', { studentLevel: 'B2', skillFocus: 'Writing' }, 1),
    ],
    homework: [createHomeworkRecord('middle', { studentLevel: 'B2', skillFocus: 'Speaking' }, 4)],
  });
  const entries = recordRows(page);
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('Not finished');
  await expect(entries.nth(1)).toContainText('Homework');
  await expect(entries.nth(2)).toContainText('Completed');

  await page.getByLabel('Level').fill(' b2');
  await expect(entries).toHaveCount(2);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByLabel('Skill').fill('writ');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Level').fill('C');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(entries).toHaveCount(3);
});

test('progress shows the name, lessons out of the total, a level for every ten, and no skill above its required number', async ({
  page,
  enter,
}) => {
  await enter('/progress', {
    course: createCourseDocument({ Speaking: 3, Grammar: 1, Vocabulary: 7 }, 3),
    badges: ['Pathfinder', 'Lesson Star'],
  });
  await expect(page.getByRole('heading', { name: 'Welcome, Robin!' })).toBeVisible();
  const getMeter = (name: string) => page.getByRole('meter', { name });
  await expect(getMeter('Lessons completed')).toHaveAttribute('aria-valuetext', '8 of 24 (33%)');
  await expect(getMeter('Level 2')).toHaveAttribute('aria-valuetext', '9 lessons to level 3');
  await expect(getMeter('Speaking')).toHaveAttribute('aria-valuetext', '3 of 4 (75%)');
  await expect(getMeter('Grammar')).toHaveAttribute('aria-valuetext', '1 of 4 (25%)');
  await expect(getMeter('Vocabulary')).toHaveAttribute('aria-valuetext', '7 of 4 (100%)');
  await expect(getMeter('Writing')).toHaveAttribute('aria-valuetext', '0 of 4 (0%)');
  for (const text of [
    'Pathfinder',
    'Lesson Star',
    'Lesson 1: Planning a trip',
    'Lesson 3: A place to stay',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('Next: lesson 4, Food and markets')).toBeVisible();
});

test('all records are downloaded as a file, and the storage use is shown', async ({
  page,
  learner,
  enter,
}) => {
  await enter('/settings', { lessons: [createLessonRecord('kept')] });
  await expect(page.getByRole('meter', { name: 'Your data' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ KB of 5 MB$/,
  );
  const file = await downloadFile(page.getByRole('button', { name: 'Download my data' }));
  expect(file.name).toBe(`learning-arcade-${learner.uid}.json`);
  expect(JSON.parse(file.text)).toMatchObject({
    app: 'learning-arcade',
    version: 1,
    learner: {
      profile: { displayName: 'Robin', studentLevel: 'B1' },
      lessons: [{ id: 'kept', classPlan: PLAN }],
    },
  });
});
