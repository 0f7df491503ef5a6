import { doc, getDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../src/data/learner/open-learner-store.ts';
import { MAX_PUSHED_BYTES } from '../../src/domain/limits.ts';
import { drain } from '../../src/sync/engine/drain.ts';
import { systemClock } from '../../src/sync/ports/browser-ports.ts';
import type { UserDocument } from '../../src/sync/ports/user-document.ts';
import { createUserDocument } from '../../src/sync/wire/document-exchange.ts';
import { measureDocument } from '../../src/sync/wire/document-size.ts';
import {
  aDevice,
  aNewLesson,
  aSetup,
  countingIds,
  expectOk,
  openAnn,
  someHomework,
} from '../data/learner-fixtures.ts';
import { signUp, startLocalFirebase } from './local-firebase.ts';

/** A change end to end: a device's database, the engine, the document calls and the local cloud. */
const firebase = startLocalFirebase();
let client: ReturnType<typeof firebase.client>;

beforeAll(() => {
  client = firebase.client();
});

const MEBIBYTE = 1024 * 1024;

/** Opens the learner's records on a new device. */
function openOnDevice(name: string, uid: string): Promise<LearnerDatabase> {
  return openAnn(aDevice(), { uid, deviceId: name, newId: countingIds(name) });
}

/** Drains a device's outbox, and returns the number of commits that the server accepted. */
async function drainAndCountCommits(rows: LearnerDatabase): Promise<number> {
  const { auth, calls } = client;
  const real = createUserDocument(calls());
  let commits = 0;
  const counted: UserDocument = {
    ...real,
    async exchange(uid, change, options) {
      const exchanged = await real.exchange(uid, change, options);
      if (exchanged.ok && exchanged.value === 'written') commits += 1;
      return exchanged;
    },
  };
  const identity = { getCurrentUid: () => auth.currentUser?.uid ?? null };
  const parts = { rows, userDocument: counted, identity, clock: systemClock, random: () => 0.5 };
  expect(await drain(parts, new AbortController().signal, 0)).toEqual({ kind: 'synced' });
  return commits;
}

async function measureStored(uid: string): Promise<number> {
  const stored = (await getDoc(doc(client.firestore, 'users', uid))).data();
  return measureDocument(uid, stored ?? {});
}

describe('a learner with more records than a document holds', () => {
  const createPlan = (index: number, kilobytes: number) =>
    `# Class ${index}\n\n${'x'.repeat(kilobytes * 1_000)}`;

  /** Adds twenty classes with homework, each of which has the plan of its class. */
  async function addClasses(rows: LearnerDatabase, { kilobytes }: { kilobytes: number }) {
    for (let index = 0; index < 20; index += 1) {
      const lesson = expectOk(
        await rows.addLesson({ ...aNewLesson, classPlan: createPlan(index, kilobytes) }),
      );
      expectOk(await rows.saveHomework(lesson.id, someHomework, `homework-${index}`));
    }
  }

  test('is pushed under the limit, and keeps every record on the device', async () => {
    const { uid } = await signUp(client.auth);
    const rows = await openOnDevice('laptop', uid);
    expectOk(await rows.saveSetup(aSetup));
    await addClasses(rows, { kilobytes: 60 });
    const before = await rows.readSnapshot();
    expect(measureDocument(uid, { ...before.state })).toBeGreaterThan(2 * MEBIBYTE);

    await drainAndCountCommits(rows);
    expect(await measureStored(uid)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
    const after = await rows.readSnapshot();
    expect(after.state).toEqual(before.state);
    expect(after.entries).toEqual([]);
    expect(new Set(after.deadLetters.map(({ reason }) => reason))).toEqual(new Set(['too-large']));
  });

  test('loses no plan on another device when only the homework is too large', async () => {
    const { uid } = await signUp(client.auth);
    const rows = await openOnDevice('laptop', uid);
    await addClasses(rows, { kilobytes: 30 });
    await drainAndCountCommits(rows);
    expect(await measureStored(uid)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
    const phone = await openOnDevice('phone', uid);
    await drainAndCountCommits(phone);
    expect(await phone.readLessons()).toEqual(await rows.readLessons());
    expect(await phone.readHomework()).toEqual(await rows.readHomework());
    expect((await rows.readSnapshot()).deadLetters).toEqual([]);
  });

  test('still syncs new records', async () => {
    const { uid } = await signUp(client.auth);
    const rows = await openOnDevice('laptop', uid);
    await addClasses(rows, { kilobytes: 60 });
    await drainAndCountCommits(rows);
    const newest = expectOk(await rows.addLesson({ ...aNewLesson, classPlan: createPlan(99, 60) }));
    await drainAndCountCommits(rows);
    const phone = await openOnDevice('phone', uid);
    await drainAndCountCommits(phone);
    expect((await phone.readLessons()).map(({ id }) => id)).toContain(newest.id);
    expect(await measureStored(uid)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
  });
});

test('a thousand pending writes take at most five commits', async () => {
  const { uid } = await signUp(client.auth);
  const rows = await openOnDevice('laptop', uid);
  expectOk(await rows.saveSetup(aSetup));
  const ids: string[] = [];
  for (let write = 1; write < 1_000; write += 1) {
    const id = ids[write % 50];
    if (id === undefined) ids.push(expectOk(await rows.addLesson(aNewLesson)).id);
    else expectOk(await rows.completeLesson(id, { answer: `answer ${write}`, feedback: '' }));
  }
  // Fifty lessons, the profile and the course.
  expect(await rows.countPending()).toBe(52);
  const commits = await drainAndCountCommits(rows);
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(5);
  expect(await rows.countPending()).toBe(0);
});
