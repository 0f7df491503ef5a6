import { describe, expect, test, vi } from 'vitest';
import { formatDataFile, parseDataFile } from '../../../src/data/data-file/data-file.ts';
import type { LearnerData } from '../../../src/data/data-file/learner-data.ts';
import { mergeData } from '../../../src/data/data-file/merge-data.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import { forAllAsync } from '../../for-all.ts';
import {
  aDevice,
  aNewLesson,
  aSetup,
  expectOk,
  NOW,
  openAnn,
  someHomework,
  writeRaw,
} from '../learner-fixtures.ts';
import { createPendingWrites } from '../pending-writes.ts';
import { arbitraryData } from './arbitrary-data.ts';

const account = { uid: 'ann', email: 'ann@example.com' };

/** Imports a file as the screen does. */
function importFile(store: LearnerDatabase, text: string, owner = account) {
  const { data } = expectOk(parseDataFile(text));
  return store.importData((current) => mergeData(current, data, { merge: mergeStates, account: owner }));
}

const exportFile = async (store: LearnerDatabase) => formatDataFile(await store.readLearnerData(), NOW);
const readOutboxKeys = async (store: LearnerDatabase) =>
  (await store.readOutbox()).entries.map(({ key }) => key);

/** As the file's learner, under the account that imported it. */
function asAnn(data: LearnerData): LearnerData {
  return { ...data, profile: data.profile && { ...data.profile, ...account } };
}

test('importing a file into an empty profile gives the same learner, who exports the same file', async () => {
  await forAllAsync(60, arbitraryData, async (data) => {
    const store = await openAnn(aDevice());
    expectOk(await importFile(store, formatDataFile(data, NOW)));
    expect(await store.readLearnerData()).toEqual(asAnn(data));
    expect(JSON.parse(await exportFile(store))).toEqual(JSON.parse(formatDataFile(asAnn(data), NOW)));
    store.close();
  });
});

test('importing two files gives the same state as merging them by sync', async () => {
  await forAllAsync(40, arbitraryData, arbitraryData, async (current, file) => {
    const store = await openAnn(aDevice());
    expectOk(await importFile(store, formatDataFile(current, NOW)));
    expectOk(await importFile(store, formatDataFile(file, NOW)));
    const merged = mergeStates(asAnn(current), asAnn(file));
    expect((await store.readSnapshot()).state).toEqual(merged);
    store.close();
  });
});

describe('an import', () => {
  async function openLearner() {
    const store = await openAnn(aDevice());
    expectOk(await store.saveSetup(aSetup));
    const { id } = expectOk(await store.addLesson(aNewLesson));
    expectOk(await store.saveHomework(id, someHomework, 'h'));
    expectOk(await store.addWord('harbour', { meaning: 'a place for ships' }));
    expectOk(await store.saveDraft(id, { ...EMPTY_DRAFT, notes: 'not done yet' }));
    const finished = { level: 'B1', variant: '', score: { value: 5, text: '5 points' } } as const;
    expectOk(
      await store.finishGame(
        'quiz',
        { ...finished, carriedState: { key: 'used', after: () => ['a'] } },
        createPendingWrites(),
      ),
    );
    return { store, lessonId: id };
  }

  test('adds an outbox entry for each row that changed, and for no other', async () => {
    const { store, lessonId } = await openLearner();
    const fresh = await openAnn(aDevice());
    expectOk(await importFile(fresh, await exportFile(store)));
    expect((await readOutboxKeys(fresh)).sort()).toEqual(
      ['badges', 'course', 'homework:h', `lesson:${lessonId}`, 'ownWords', 'profile', 'words'].sort(),
    );
  });

  test('changes nothing the second time', async () => {
    const { store } = await openLearner();
    const file = await exportFile(store);
    await store.applyChange((state) => state, (await store.readOutbox()).entries);
    expectOk(await importFile(store, file));
    expect(await readOutboxKeys(store)).toEqual([]);
  });

  test('never takes over another account’s address', async () => {
    const { store } = await openLearner();
    const guest = await openAnn(aDevice(), { uid: 'guest', email: 'guest@example.com' });
    expectOk(await importFile(guest, await exportFile(store), { uid: 'guest', email: 'guest@example.com' }));
    expect(await guest.readProfile()).toMatchObject({
      uid: 'guest',
      email: 'guest@example.com',
      age: aSetup.age,
    });
  });

  test('leaves this device’s draft and carried state, and takes the better result', async () => {
    const { store, lessonId } = await openLearner();
    const file = await exportFile(store);
    const better = file
      .replace('"score": 5', '"score": 9')
      .replace('not done yet', 'older')
      .replace('"a"', '"b"');
    expectOk(await importFile(store, better));
    expect((await store.readDraft(lessonId))?.notes).toBe('not done yet');
    expect(await store.readCarriedState('quiz', 'used')).toEqual(['a']);
    expect((await store.readBestResults()).quiz?.B1?.score).toBe(9);
    expectOk(await importFile(store, file));
    expect((await store.readBestResults()).quiz?.B1?.score).toBe(9);
  });

  test('deletes the oldest classes beyond fifty with their drafts, as any save does', async () => {
    const { store, lessonId } = await openLearner();
    const later = await openAnn(aDevice(), { now: () => NOW + 1000, newId: createLaterIds() });
    for (let count = 0; count < RETAINED_LESSONS; count += 1) expectOk(await later.addLesson(aNewLesson));
    expectOk(await importFile(store, await exportFile(later)));
    expect(await store.readLessons()).toHaveLength(RETAINED_LESSONS);
    expect([await store.readLesson(lessonId), await store.readDraft(lessonId)]).toEqual([null, null]);
    expect(await readOutboxKeys(store)).not.toContain(`lesson:${lessonId}`);
  });

  test('never makes this device’s next write look older', async () => {
    const later = await openAnn(aDevice(), { now: () => NOW + 1e9, deviceId: 'phone' });
    expectOk(await later.addWord('tide', { meaning: 'the sea’s rise and fall' }));
    const { store } = await openLearner();
    expectOk(await importFile(store, await exportFile(later)));
    expectOk(await store.addWord('tide', { meaning: 'ebb and flow' }));
    const { tide } = await store.readOwnWords();
    expect(tide?.updatedAt).toBeGreaterThan(NOW + 1e9);
    expect(tide?.meaning).toBe('ebb and flow');
  });

  test('counts under a new counter where this device’s course can’t be read', async () => {
    const device = aDevice();
    const { store } = await openLearner();
    const first = await openAnn(device);
    await first.applyChange((state) => state, []);
    first.close();
    await writeRaw(device, ({ kv }) => kv.put({ key: 'course', value: 'much done' }));
    const broken = await openAnn(device);
    expectOk(await importFile(broken, await exportFile(store)));
    const lesson = (await broken.readLessons())[0];
    expectOk(await broken.completeLesson(lesson?.id ?? '', { answer: 'a', feedback: 'f' }));
    const counts =
      (await broken.readCourse())?.skills.find(({ skill }) => skill === 'Speaking')?.counts ?? {};
    expect(Object.keys(counts)).toHaveLength(2);
  });

  test('stores nothing where the disk is full', async () => {
    const { store } = await openLearner();
    const fresh = await openAnn(aDevice());
    const before = await fresh.readLearnerData();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const imported = await importFile(fresh, await exportFile(store));
    put.mockRestore();
    expect(imported).toEqual({ ok: false, failure: { kind: 'storage-full' } });
    expect([await fresh.readLearnerData(), await readOutboxKeys(fresh)]).toEqual([before, []]);
  });
});

function createLaterIds(): () => string {
  let count = 0;
  return () => `later-${++count}`;
}
