import { deleteUser, type User } from 'firebase/auth';
import {
  arrayRemove,
  arrayUnion,
  Bytes,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  GeoPoint,
  getDoc,
  increment,
  maximum,
  minimum,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { MAX_PUSHED_BYTES, RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../../src/domain/limits.ts';
import { measureDocument } from '../../../src/sync/wire/document-size.ts';
import { readErrorCode, signUp, startLocalFirebase } from '../../remote/local-firebase.ts';
import { getDocumentName } from './document-paths.ts';

/** Firebase's own Firestore client, "lite", against the local cloud. */
const firebase = startLocalFirebase();

interface Device {
  user: User;
  db: Firestore;
  /** The learner's own document. */
  own: DocumentReference;
}

async function signUpLearner(): Promise<Device> {
  const { auth, firestore: db } = firebase.client();
  const user = await signUp(auth);
  return { user, db, own: doc(db, 'users', user.uid) };
}

async function readData(reference: DocumentReference) {
  return (await getDoc(reference)).data();
}

describe('values', () => {
  test('values of every type are read as they were written', async () => {
    const { own, db, user } = await signUpLearner();
    const data = {
      text: 'Grüße 👋',
      yes: true,
      nothing: null,
      whole: 42,
      largest: Number.MAX_SAFE_INTEGER,
      half: 0.5,
      odd: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      when: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
      place: new GeoPoint(46.5, 6.6),
      self: doc(db, 'users', user.uid),
      list: [{ id: 'a', exercises: { 0: 'answer' } }, 'b'],
      empty: { list: [], map: {} },
      'a field.with `marks` \\': 1,
      constructor: 'a name that every object has',
    };
    await setDoc(own, data);
    const read = await readData(own);
    expect(read).toMatchObject({ ...data, self: { path: own.path }, bytes: expect.anything() });
    expect(read?.bytes.isEqual(data.bytes)).toBe(true);
  });

  test('negative zero keeps its sign', async () => {
    const { own } = await signUpLearner();
    await setDoc(own, { zero: -0 });
    expect(Object.is((await readData(own))?.zero, -0)).toBe(true);
  });

  test('times are truncated to microseconds, as in Firestore', async () => {
    const { own } = await signUpLearner();
    await setDoc(own, { when: new Timestamp(1, 123_456_789) });
    expect((await readData(own))?.when.nanoseconds).toBe(123_456_000);
  });
});

describe('writing', () => {
  test.each<[string, object, (own: DocumentReference) => Promise<void>, object]>([
    ['a plain set replaces everything', { a: 1, b: 2 }, (own) => setDoc(own, { c: 3 }), { c: 3 }],
    [
      'a merge keeps what it does not name, also inside maps',
      { name: 'Ada', course: { level: 'B2', counts: { phone: 1 } } },
      (own) => setDoc(own, { course: { counts: { laptop: 2 } }, age: 18 }, { merge: true }),
      { name: 'Ada', age: 18, course: { level: 'B2', counts: { phone: 1, laptop: 2 } } },
    ],
    [
      'a merge with an empty map erases the map',
      { course: { level: 'A1' }, name: 'Ada' },
      (own) => setDoc(own, { course: {} }, { merge: true }),
      { course: {}, name: 'Ada' },
    ],
    [
      'a merge reaches fields whose names need quoting',
      { 'a.b': { 'c`d\\e': 1, kept: 1 } },
      (own) => setDoc(own, { 'a.b': { 'c`d\\e': 2 } }, { merge: true }),
      { 'a.b': { 'c`d\\e': 2, kept: 1 } },
    ],
    [
      'only the named fields of a merge are written',
      { a: 1, b: { c: 1, d: 1 } },
      (own) => setDoc(own, { a: 2, b: { c: 2, d: 2 } }, { mergeFields: ['b.c'] }),
      { a: 1, b: { c: 2, d: 1 } },
    ],
    [
      'an update sets and deletes single fields',
      { a: 1, map: { x: 1, y: 2 } },
      (own) => updateDoc(own, { a: deleteField(), 'map.x': deleteField(), 'map.z': 3 }),
      { map: { y: 2, z: 3 } },
    ],
    [
      'an update names fields with dots by their path',
      { map: { y: 2 } },
      (own) => updateDoc(own, new FieldPath('map', 'with.dot'), 4),
      { map: { y: 2, 'with.dot': 4 } },
    ],
    [
      'transforms reach the server as the client sends them',
      { whole: 1, high: 5, low: 5, badges: ['Star', { n: 1 }], scores: [1, 2, 1] },
      (own) =>
        updateDoc(own, {
          whole: increment(2),
          high: maximum(9),
          low: minimum(1),
          badges: arrayUnion('Star', 'Moon', 'Moon', { n: 1 }),
          scores: arrayRemove(1),
        }),
      { whole: 3, high: 9, low: 1, badges: ['Star', { n: 1 }, 'Moon'], scores: [2] },
    ],
  ])('%s', async (_name, before, change, after) => {
    const { own } = await signUpLearner();
    await setDoc(own, before);
    await change(own);
    expect(await readData(own)).toEqual(after);
  });

  test('a deleted document is gone, and deleting it again succeeds', async () => {
    const { own } = await signUpLearner();
    await setDoc(own, { a: 1 });
    await deleteDoc(own);
    await deleteDoc(own);
    expect((await getDoc(own)).exists()).toBe(false);
  });

  test('a batch may have 20 writes and not 21', async () => {
    const { own, db } = await signUpLearner();
    const createBatch = (count: number) => {
      const batch = writeBatch(db);
      for (let index = 0; index < count; index += 1) batch.set(own, { index });
      return batch.commit();
    };
    await createBatch(20);
    expect(await readData(own)).toEqual({ index: 19 });
    expect(await readErrorCode(createBatch(21))).toBe('failed-precondition');
  });
});

describe("the app's largest document", () => {
  test.each([
    ['line breaks and quotes, which JSON writes as two characters', '"\n'],
    ['a script of three bytes a letter', 'ภาษา'],
  ])('the app’s largest document of %s is stored', async (_name, text) => {
    const { own, user } = await signUpLearner();
    const record = (index: number, length: number) => ({
      id: `record-${index}`,
      createdAt: 1_900_000_000_000 + index,
      notes: text.repeat(length),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, field) => [`field${field}`, field])),
    });
    const createDocument = (length: number) => ({
      uid: user.uid,
      lessons: Array.from({ length: RETAINED_LESSONS }, (_, index) => record(index, length)),
      homework: Array.from({ length: RETAINED_HOMEWORK }, (_, index) => record(index, length)),
    });
    const unit = measureDocument(user.uid, createDocument(1)) - measureDocument(user.uid, createDocument(0));
    const length = Math.floor((MAX_PUSHED_BYTES - measureDocument(user.uid, createDocument(0))) / unit);
    await setDoc(own, createDocument(length));
    expect(await readData(own)).toEqual(createDocument(length));
  });
});

describe('transactions', () => {
  test.each([
    ['that changed after it was read', { by: 'phone' }, true, 'failed-precondition'],
    ['that appeared after it was found missing', undefined, true, 'aborted'],
    ['that changed, even when they only read it', { by: 'phone' }, false, 'failed-precondition'],
  ])('transactions fail for a document %s', async (_name, before, writes, code) => {
    const { own, db } = await signUpLearner();
    if (before) await setDoc(own, before);
    const attempt = runTransaction(
      db,
      async (transaction) => {
        await transaction.get(own);
        await setDoc(own, { by: 'laptop' });
        if (writes) transaction.set(own, { by: 'transaction' });
      },
      { maxAttempts: 1 },
    );
    expect(await readErrorCode(attempt)).toBe(code);
    expect(await readData(own)).toEqual({ by: 'laptop' });
  });

  test('simultaneous transactions lose no update', async () => {
    const { own, db } = await signUpLearner();
    await setDoc(own, { count: 0 });
    const addOne = () =>
      runTransaction(
        db,
        async (transaction) => {
          const count = (await transaction.get(own)).data()?.count;
          transaction.update(own, { count: count + 1 });
        },
        { maxAttempts: 50 },
      );
    const outcomes = await Promise.allSettled([addOne(), addOne(), addOne()]);
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    expect(await readData(own)).toEqual({ count: done });
  });
});

describe('access', () => {
  test('documents outside of users do not exist', async () => {
    const { db, user } = await signUpLearner();
    for (const path of [`admins/${user.uid}`, `users/${user.uid}/notes/1`]) {
      expect(await readErrorCode(setDoc(doc(db, path), { a: 1 }))).toBe('permission-denied');
    }
  });

  test('a document cannot contain another learner’s uid', async () => {
    const { own, user } = await signUpLearner();
    expect(await readErrorCode(setDoc(own, { uid: 'somebody-else' }))).toBe('permission-denied');
    await setDoc(own, { uid: user.uid });
    expect(await readErrorCode(updateDoc(own, { uid: 'somebody-else' }))).toBe('permission-denied');
    expect(await readData(own)).toEqual({ uid: user.uid });
  });

  test('the token of a deleted account cannot create its document again', async () => {
    const { own, user } = await signUpLearner();
    await setDoc(own, { a: 1 });
    const token = await user.getIdToken();
    await deleteUser(user);
    const { database, commit } = firebase.cloud();
    expect((await commit(token, { update: { name: getDocumentName(user.uid) } })).status).toBe(401);
    const left = database.query.selectFrom('documents').selectAll().where('uid', '=', user.uid);
    expect(await left.execute()).toEqual([]);
  });
});

describe('limits', () => {
  /** A document's name, its one field and the fixed parts, by the published formula. */
  const countOverhead = (uid: string) => 16 + 6 + (uid.length + 1) + 32 + ('text'.length + 1) + 1;

  test('a document of exactly 1 MiB is stored, and one byte more is rejected', async () => {
    const { own, user } = await signUpLearner();
    const text = 'x'.repeat(1_048_576 - countOverhead(user.uid));
    await setDoc(own, { text });
    expect((await readData(own))?.text).toHaveLength(text.length);
    expect(await readErrorCode(setDoc(own, { text: `${text}x` }))).toBe('failed-precondition');
    expect((await readData(own))?.text).toHaveLength(text.length);
  });
});
