import { describe, expect, test, vi } from 'vitest';
import { formatDataFile, parseDataFile } from '../../../src/data/data-file/data-file.ts';
import type { LearnerData } from '../../../src/data/data-file/learner-data.ts';
import { mergeData } from '../../../src/data/data-file/merge-data.ts';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../../../src/domain/draft-merge.ts';
import { RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { mergeStates } from '../../../src/sync/merge/merge.ts';
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

/** Takes a file in as the screen does. */
function takeIn(store: LearnerDatabase, text: string, whose = account) {
  const { data } = expectOk(parseDataFile(text));
  return store.importData((here) => mergeData(here, data, { merge: mergeStates, account: whose }));
}

const fileOf = async (store: LearnerDatabase) => formatDataFile(await store.readLearnerData(), NOW);
const waiting = async (store: LearnerDatabase) => (await store.readOutbox()).entries.map(({ key }) => key);

/** As the file's learner, under the account that took it in. */
function asAnn(data: LearnerData): LearnerData {
  return { ...data, profile: data.profile && { ...data.profile, ...account } };
}

test('a file in an empty profile gives the same learner, and the same file again', async () => {
  await forAllAsync(60, arbitraryData, async (data) => {
    const store = await openAnn(aDevice());
    expectOk(await takeIn(store, formatDataFile(data, NOW)));
    expect(await store.readLearnerData()).toEqual(asAnn(data));
    expect(JSON.parse(await fileOf(store))).toEqual(JSON.parse(formatDataFile(asAnn(data), NOW)));
    store.close();
  });
});

test('taking a file in after another gives what sync would have made of the two', async () => {
  await forAllAsync(40, arbitraryData, arbitraryData, async (here, file) => {
    const store = await openAnn(aDevice());
    expectOk(await takeIn(store, formatDataFile(here, NOW)));
    expectOk(await takeIn(store, formatDataFile(file, NOW)));
    const merged = mergeStates(asAnn(here), asAnn(file));
    expect((await store.readSnapshot()).state).toEqual(merged);
    store.close();
  });
});

describe('what is taken in', () => {
  async function aLearner() {
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
        { ...finished, memory: { key: 'used', after: () => ['a'] } },
        createPendingWrites(),
      ),
    );
    return { store, lessonId: id };
  }

  test('travels: each row that changed waits to be sent, and those alone', async () => {
    const { store, lessonId } = await aLearner();
    const fresh = await openAnn(aDevice());
    expectOk(await takeIn(fresh, await fileOf(store)));
    expect((await waiting(fresh)).sort()).toEqual(
      ['badges', 'course', 'homework:h', `lesson:${lessonId}`, 'ownWords', 'profile', 'words'].sort(),
    );
  });

  test('changes nothing the second time', async () => {
    const { store } = await aLearner();
    const file = await fileOf(store);
    await store.applyChange((state) => state, (await store.readOutbox()).entries);
    expectOk(await takeIn(store, file));
    expect(await waiting(store)).toEqual([]);
  });

  test('never brings another account’s address along', async () => {
    const { store } = await aLearner();
    const guest = await openAnn(aDevice(), { uid: 'guest', email: 'guest@example.com' });
    expectOk(await takeIn(guest, await fileOf(store), { uid: 'guest', email: 'guest@example.com' }));
    expect(await guest.readProfile()).toMatchObject({
      uid: 'guest',
      email: 'guest@example.com',
      age: aSetup.age,
    });
  });

  test('leaves the notepad and the game memory that are here, and keeps the better result', async () => {
    const { store, lessonId } = await aLearner();
    const file = await fileOf(store);
    const better = file
      .replace('"score": 5', '"score": 9')
      .replace('not done yet', 'older')
      .replace('"a"', '"b"');
    expectOk(await takeIn(store, better));
    expect((await store.readDraft(lessonId))?.notes).toBe('not done yet');
    expect(await store.readCarriedState('quiz', 'used')).toEqual(['a']);
    expect((await store.readBestResults()).quiz?.B1?.score).toBe(9);
    expectOk(await takeIn(store, file));
    expect((await store.readBestResults()).quiz?.B1?.score).toBe(9);
  });

  test('drops the oldest classes beyond fifty with their notepads, as any save does', async () => {
    const { store, lessonId } = await aLearner();
    const later = await openAnn(aDevice(), { now: () => NOW + 1000, newId: ids() });
    for (let count = 0; count < RETAINED_LESSONS; count += 1) expectOk(await later.addLesson(aNewLesson));
    expectOk(await takeIn(store, await fileOf(later)));
    expect(await store.readLessons()).toHaveLength(RETAINED_LESSONS);
    expect([await store.readLesson(lessonId), await store.readDraft(lessonId)]).toEqual([null, null]);
    expect(await waiting(store)).not.toContain(`lesson:${lessonId}`);
  });

  test('never makes this device’s next write look older', async () => {
    const later = await openAnn(aDevice(), { now: () => NOW + 1e9, deviceId: 'phone' });
    expectOk(await later.addWord('tide', { meaning: 'the sea’s rise and fall' }));
    const { store } = await aLearner();
    expectOk(await takeIn(store, await fileOf(later)));
    expectOk(await store.addWord('tide', { meaning: 'ebb and flow' }));
    const { tide } = await store.readOwnWords();
    expect(tide?.updatedAt).toBeGreaterThan(NOW + 1e9);
    expect(tide?.meaning).toBe('ebb and flow');
  });

  test('counts under a name of its own where the course here can’t be read', async () => {
    const device = aDevice();
    const { store } = await aLearner();
    const first = await openAnn(device);
    await first.applyChange((state) => state, []);
    first.close();
    await writeRaw(device, ({ kv }) => kv.put({ key: 'course', value: 'much done' }));
    const broken = await openAnn(device);
    expectOk(await takeIn(broken, await fileOf(store)));
    const lesson = (await broken.readLessons())[0];
    expectOk(await broken.completeLesson(lesson?.id ?? '', { answer: 'a', feedback: 'f' }));
    const counts =
      (await broken.readCourse())?.skills.find(({ skill }) => skill === 'Speaking')?.counts ?? {};
    expect(Object.keys(counts)).toHaveLength(2);
  });

  test('is not there at all where the disk is full', async () => {
    const { store } = await aLearner();
    const fresh = await openAnn(aDevice());
    const before = await fresh.readLearnerData();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const taken = await takeIn(fresh, await fileOf(store));
    put.mockRestore();
    expect(taken).toEqual({ ok: false, failure: { kind: 'storage-full' } });
    expect([await fresh.readLearnerData(), await waiting(fresh)]).toEqual([before, []]);
  });
});

function ids(): () => string {
  let count = 0;
  return () => `later-${++count}`;
}
