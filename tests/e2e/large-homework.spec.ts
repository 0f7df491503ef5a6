import { expect, getClassroomAddress, test } from './learner.ts';
import { saveHomework } from './notes.ts';
import { openRow } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';

test('one oversized homework displaces no other in the cloud, is reported, and is sent once it is shortened', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  const older = Array.from({ length: 18 }, (_, number) => createHomeworkRecord(`h${number}`, {}, number + 1));
  await enter(getClassroomAddress('the-class'), {
    lessons: [createLessonRecord('the-class')],
    homework: older,
  });
  await saveHomework(page, 'word '.repeat(190_000));
  await page.goto('/homework');
  await expect(page.getByText('1 change needs attention')).toBeVisible({ timeout: 40_000 });
  const large = page.getByRole('listitem').filter({ hasText: 'Not synced' });
  await expect(large).toHaveCount(1);
  expect((await readLearnerDocument())?.homework).toHaveLength(18);

  await openRow(large);
  await large.getByRole('button', { name: 'Make it shorter' }).click();
  await page.getByLabel('Your notes').fill('I take the bus.');
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect.poll(async () => (await readLearnerDocument())?.homework).toHaveLength(19);
  await expect(large).toHaveCount(0);
  await expect(page.getByText('There’s no more room online for this homework')).toHaveCount(0);
});
