import { expect, test } from 'vitest';
import { LearnerTables } from '../../src/data/learner-tables.ts';
import { completedOf } from '../../src/domain/course.ts';
import { FakeCloud } from '../../src/sync/fake-cloud.ts';
import { lastWritten } from '../../src/sync/last-written.ts';
import { readDocument } from '../../src/sync/wire-read.ts';
import { changedFields } from '../../src/sync/wire-write.ts';
import { aNewLesson, aSetup, expectOk, someHomework } from '../data/open-device.ts';
import { Device } from './device.ts';

/* What the simulation found, each as the rule that was broken. */

test('a page that comes back late does not acknowledge what was entered since under the same number', async () => {
  const cloud = new FakeCloud();
  const device = new Device(cloud, 'laptop');
  const late = await device.openTab();
  const other = await device.openTab();
  await late.store.saveSetup(aSetup);
  const [sent] = (await late.store.snapshot()).entries;
  if (!sent) throw new Error('A set-up is entered for sync.');
  await other.drain();
  await other.store.saveSetup({ ...aSetup, age: 31 });
  await late.store.absorb((current) => current, [sent]);
  expect((await late.store.snapshot()).entries.map(({ key, rev }) => [key, rev])).toEqual([['profile', 1]]);
});

test('a list that lost all its records for their size is not sent where none is stored', () => {
  expect(changedFields({ uid: 'ann' }, { uid: 'ann', homework: [] })).toBeNull();
  expect(changedFields({ homework: [{ id: 'a' }] }, { homework: [] })).toEqual({ homework: [] });
});

test('two versions of one stamp are joined, so that a field that only one of them knows survives on all devices', () => {
  const stamp = { updatedAt: 1, deviceId: 'laptop' };
  const known = { ...stamp, streak: 3 };
  expect(lastWritten(known, stamp)).toEqual(known);
  expect(lastWritten(stamp, known)).toEqual(known);
});

test('completions after a course became unreadable add to those that the cloud has', async () => {
  const cloud = new FakeCloud();
  const device = new Device(cloud, 'laptop');
  const tab = await device.openTab();
  const { id } = expectOk(await tab.store.addLesson(aNewLesson));
  await tab.drain();
  await tab.store.saveHomework(id, someHomework, 'first');
  await tab.drain();
  const tables = new LearnerTables('ann', device.indexedDB);
  await tables.kv.put({ key: 'course', value: 'no course' });
  tables.close();
  await tab.store.saveHomework(id, someHomework, 'second');
  await tab.store.saveHomework(id, someHomework, 'third');
  await tab.drain();
  const { course } = readDocument(cloud.document('ann'), 'ann');
  expect(course?.skills.reduce((sum, skill) => sum + completedOf(skill), 0)).toBe(3);
});
