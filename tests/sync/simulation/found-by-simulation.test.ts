import { expect, test, vi } from 'vitest';
import type { SyncedRows } from '../../../src/data/sync-rows/synced-rows.ts';
import { countCompletedLessons, createCourse } from '../../../src/domain/course.ts';
import { setAnswers } from '../../../src/domain/lesson-answers.ts';
import { SETUP_REQUIRED_LESSONS } from '../../../src/domain/limits.ts';
import type { MarkedPage } from '../../../src/domain/marked-page.ts';
import { EMPTY_LEARNER_STATE } from '../../../src/domain/records.ts';
import { createUnsavedDrafts, loadDraft } from '../../../src/features/classroom/notepad/unsaved-draft.ts';
import { createLearnerSync, type RunningSync } from '../../../src/sync/engine/learner-sync.ts';
import { mergeLastWritten } from '../../../src/sync/merge/merge-last-written.ts';
import { composeDocument, findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { aNewLesson, aSetup, expectOk, someHomework, writeRaw } from '../../data/learner-fixtures.ts';
import {
  createFakeTabStorage,
  createNotepadDraft,
} from '../../features/classroom/notepad/fake-tab-storage.ts';
import { waitFor } from '../../wait-for.ts';
import { FakeCloud } from '../ports/fake-cloud.ts';
import { FakeLocks } from '../ports/fake-ports.ts';
import { aLesson } from '../some-records.ts';
import { TestDevice } from '../test-device.ts';

/* Bugs found by the simulation, each as the rule that was broken. */

test('a page that resumes late does not acknowledge a later entry with the same revision', async () => {
  const cloud = new FakeCloud();
  const device = new TestDevice(cloud, 'laptop');
  const late = await device.openTab();
  const other = await device.openTab();
  await late.store.saveSetup(aSetup);
  const [sent] = (await late.store.readSnapshot()).entries;
  if (!sent) throw new Error('A set-up adds an outbox entry.');
  await other.drain();
  await other.store.saveSetup({ ...aSetup, displayName: 'Robin the Second' });
  await late.store.applyChange((current) => current, [sent]);
  expect((await late.store.readSnapshot()).entries.map(({ key, rev }) => [key, rev])).toEqual([
    ['profile', 1],
    ['course', 1],
  ]);
});

test('a list that lost all its records for their size is only sent when one is stored', () => {
  expect(findChangedFields({ uid: 'ann' }, { uid: 'ann', homework: [] })).toBeNull();
  expect(findChangedFields({ homework: [{ id: 'a' }] }, { homework: [] })).toEqual({ homework: [] });
});

test('an answer without marks is sent without its empty list, next to that of another device', () => {
  const page: MarkedPage = { by: 'model', note: 'Good.', marks: [] };
  const answerOf = (deviceId: string, answeredAt: number) => ({
    answer: deviceId,
    feedback: '',
    markedPage: page,
    deviceId,
    answeredAt,
    updatedAt: answeredAt,
  });
  const lesson = setAnswers(aLesson({ id: 'l1' }), [answerOf('laptop', 1), answerOf('phone', 2)]);
  const { lessons } = composeDocument(null, 'ann', { ...EMPTY_LEARNER_STATE, lessons: [lesson] });
  expect(JSON.stringify(lessons)).not.toContain('[]');
  expect(parseDocument({ lessons }, 'ann').lessons).toEqual([lesson]);
});

test('two versions with one stamp are merged, so that a field known to only one survives on all devices', () => {
  const stamp = { updatedAt: 1, deviceId: 'laptop' };
  const withField = { ...stamp, streak: 3 };
  expect(mergeLastWritten(withField, stamp)).toEqual(withField);
  expect(mergeLastWritten(stamp, withField)).toEqual(withField);
});

test('completions after a course became unreadable add to those in the cloud', async () => {
  const cloud = new FakeCloud();
  const device = new TestDevice(cloud, 'laptop');
  const tab = await device.openTab();
  const { id } = expectOk(await tab.store.addLesson(aNewLesson));
  await tab.drain();
  await tab.store.saveHomework(id, someHomework, 'first');
  await tab.drain();
  await writeRaw(device.indexedDB, (tables) => tables.kv.put({ key: 'course', value: 'no course' }));
  await tab.store.saveHomework(id, someHomework, 'second');
  await tab.store.saveHomework(id, someHomework, 'third');
  await tab.drain();
  const { course } = parseDocument(cloud.document('ann'), 'ann');
  expect(course?.skills.reduce((sum, skill) => sum + countCompletedLessons(skill), 0)).toBe(3);
});

test('a repeated lesson of three devices has no legacy count when the cloud has only one of their counters', () => {
  const course = {
    ...createCourse(aSetup, SETUP_REQUIRED_LESSONS, { updatedAt: 1, deviceId: 'laptop' }),
    skills: [
      { skill: 'Grammar', required: 4, counts: { laptop: 1 }, countedAgain: { l1: 2 }, lessons: [] } as const,
    ],
  };
  const document = composeDocument(null, 'ann', { ...EMPTY_LEARNER_STATE, course });
  expect(parseDocument(document, 'ann').course).toEqual(course);
});

test('an unsaved draft of a tab does not replace a text that another tab saved while it was opened', async () => {
  const device = new TestDevice(new FakeCloud(), 'laptop');
  const [{ store }, other] = [await device.openTab(), await device.openTab()];
  const { id } = expectOk(await store.addLesson(aNewLesson));
  expectOk(await store.saveDraft(id, createNotepadDraft('I')));
  const storage = createFakeTabStorage();
  const unsavedDrafts = createUnsavedDrafts(() => storage, 'ann');
  unsavedDrafts.save(id, { base: createNotepadDraft('I'), draft: createNotepadDraft('I went') });
  const saveInOtherTab = async () =>
    expectOk(await other.store.saveDraft(id, createNotepadDraft('We stayed'), createNotepadDraft('I')));
  const opened = await loadDraft(
    id,
    {
      ...store,
      readDraft: (lessonId) => store.readDraft(lessonId).finally(saveInOtherTab),
      mergeDraft: async (lessonId, change) => {
        await saveInOtherTab();
        return store.mergeDraft(lessonId, change);
      },
    },
    unsavedDrafts,
  );
  expect(opened.draft.notes).toBe('We stayed');
});

const MINUTE_MS = 60_000;

/** A learner's sync over rows with functions replaced by failing ones. */
async function startSyncOver(device: TestDevice, broken: (rows: SyncedRows) => Partial<SyncedRows>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await device.openTab();
  await store.saveSetup(aSetup);
  const { userDocument, signIn: identity, clock, connectivity, background } = device;
  const ports = { userDocument, identity, clock, connectivity, background, locks: new FakeLocks(clock) };
  const sync = createLearnerSync({
    ...ports,
    store: { ...store, ...broken(store) },
    random: () => 0,
    requestPersistence: async () => undefined,
  });
  return { store, sync };
}

const failFull = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** The number of reads from now on until the due sync ends, including one requested drain. */
async function countReads(cloud: FakeCloud, sync: RunningSync): Promise<number> {
  const before = cloud.requests.length;
  await sync.drainFor(1_000);
  return cloud.requests.slice(before).filter(({ kind }) => kind !== 'commit').length;
}

test('a failure of this device’s database sets a backoff that later writes respect', async () => {
  const cloud = new FakeCloud();
  const device = new TestDevice(cloud, 'laptop');
  const applyChange = vi.fn<SyncedRows['applyChange']>(failFull);
  const { store, sync } = await startSyncOver(device, () => ({ applyChange }));
  await waitFor(() => expect(applyChange).toHaveBeenCalledOnce());
  applyChange.mockImplementation(store.applyChange);
  await store.saveSetup({ ...aSetup, age: 31 });
  device.clock.advance(999);
  expect(await countReads(cloud, sync)).toBe(1);
  await sync.stop();
});

test('a rate limit is respected even when this device can’t store it', async () => {
  const cloud = new FakeCloud();
  cloud.failNext('read', { kind: 'answer', failure: { kind: 'rate-limited', message: '429' } });
  const device = new TestDevice(cloud, 'laptop');
  const postponeEntries = vi.fn<SyncedRows['postponeEntries']>(failFull);
  const { sync } = await startSyncOver(device, () => ({ postponeEntries }));
  await waitFor(() => expect(postponeEntries).toHaveBeenCalledOnce());
  device.clock.advance(4 * MINUTE_MS);
  expect(await countReads(cloud, sync)).toBe(1);
  await sync.stop();
});

test('a rate limit outlasts a failure of this device’s database', async () => {
  const cloud = new FakeCloud();
  cloud.failNext('read', { kind: 'answer', failure: { kind: 'rate-limited', message: '429' } });
  const device = new TestDevice(cloud, 'laptop');
  const readOutbox = vi.fn<SyncedRows['readOutbox']>();
  const { store, sync } = await startSyncOver(device, (rows) => {
    readOutbox.mockImplementation(rows.readOutbox);
    return { readOutbox };
  });
  await waitFor(() => expect(cloud.requests).toHaveLength(1));
  await waitFor(() => expect(sync.getStatus().failure).toBeDefined());
  readOutbox.mockImplementationOnce(failFull);
  await store.saveSetup({ ...aSetup, age: 31 });
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  device.clock.advance(4 * MINUTE_MS);
  // A request that is sent too early takes a few event loop turns.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(cloud.requests).toHaveLength(1);
  device.clock.advance(2 * MINUTE_MS);
  await waitFor(() => expect(cloud.requests.length).toBeGreaterThan(1));
  await sync.stop();
});

test('a new default profile is sent, even when an earlier profile was refused', async () => {
  const cloud = new FakeCloud();
  const device = new TestDevice(cloud, 'laptop');
  const tab = await device.openTab();
  await tab.store.saveSetup(aSetup);
  const [sent] = (await tab.store.readOutbox()).entries;
  if (sent?.key !== 'profile') throw new Error('A set-up adds an outbox entry.');
  await tab.store.moveToDeadLetters(sent, { reason: 'rejected', message: '400' });
  await writeRaw(device.indexedDB, (tables) => tables.kv.put({ key: 'profile', value: 7 }));
  expect(await tab.store.createDefaultProfile()).toBe(true);
  await tab.drain();
  expect(await tab.store.readOutbox()).toEqual({ entries: [], deadLetters: [] });
  expect(parseDocument(cloud.document('ann'), 'ann').profile).toMatchObject({ setupComplete: false });
});

test('an unreadable profile does not block a new default profile', async () => {
  const cloud = new FakeCloud();
  const device = new TestDevice(cloud, 'laptop');
  const first = await device.openTab();
  await first.store.saveSetup(aSetup);
  first.store.close();
  await writeRaw(device.indexedDB, (tables) => tables.kv.put({ key: 'profile', value: 'Ann' }));
  const tab = await device.openTab();
  expect(await tab.store.createDefaultProfile()).toBe(true);
  await tab.drain();
  expect((await tab.store.readOutbox()).entries).toEqual([]);
  expect(parseDocument(cloud.document('ann'), 'ann').profile).toMatchObject({ setupComplete: false });
});
