import { expect, test } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import type { DocumentFields, UserDocument } from '../../../src/sync/ports/user-document.ts';
import { createFakeCopies } from './fake-cloud.ts';

/** The subject of a contract test: the port, and direct access to the store behind it. */
export interface ContractSubject {
  uid: string;
  userDocument: UserDocument;
  /** Reads the stored document without the port. */
  readStored(): Promise<DocumentFields | null>;
  /** Writes at once, as another device would. */
  writeElsewhere(fields: DocumentFields): Promise<void>;
  /** Signs in another learner on this device. */
  signInOtherLearner(): Promise<void>;
  signOut(): Promise<void>;
}

type Change = Parameters<UserDocument['exchange']>[1];

/** The contract of every `UserDocument`. Each test gets a new subject without a document. */
export function testUserDocumentContract(create: () => Promise<ContractSubject>): void {
  async function createSubject() {
    const subject = await create();
    const copies = createFakeCopies();
    const exchange = (change: Change, signal = new AbortController().signal) =>
      subject.userDocument.exchange(subject.uid, change, { signal, copies });
    return { ...subject, exchange };
  }

  test('a learner without a document reads null', async () => {
    const { exchange } = await createSubject();
    const seen: unknown[] = [];
    const result = await exchange(async (current) => {
      seen.push(current);
      return null;
    });
    expect([result, seen]).toEqual([ok('unchanged'), [null]]);
  });

  test('a written document is read back, and a change that returns null writes nothing', async () => {
    const { exchange, readStored } = await createSubject();
    const fields = { age: 18, badges: ['A'], course: { skills: [{ counts: { laptop: 1 } }] }, ready: true };
    expect(await exchange(async () => fields)).toEqual(ok('written'));
    expect(await exchange(async () => null)).toEqual(ok('unchanged'));
    expect(await readStored()).toEqual(fields);
  });

  test('a write replaces the fields it names as a whole, and leaves all others', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    await writeElsewhere({ theme: 'sepia', course: { level: 'A1', streak: 3 } });
    await exchange(async () => ({ course: { level: 'B1' }, note: undefined }));
    expect(await readStored()).toEqual({ theme: 'sepia', course: { level: 'B1' } });
  });

  /** A lesson with a text so long that a list change is smaller than the list. */
  const lesson = (id: number, answer = '') => ({ id: `l${id}`, classPlan: 'A plan. '.repeat(100), answer });
  const lessons = [1, 2, 3, 4, 5].map((id) => lesson(id));
  const byId = (list: unknown) =>
    Array.isArray(list) ? [...list].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)) : list;

  test('elements of several long lists are added, removed and changed in one write with other fields', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    await writeElsewhere({ lessons, 'home.work': lessons, mistakes: lessons, badges: ['A'], theme: 'sepia' });
    const fields = {
      lessons: [lesson(6), lesson(5), lesson(4, 'My answer'), lesson(3), lesson(2)],
      'home.work': [lesson(0), ...lessons],
      mistakes: lessons.slice(1),
      badges: ['A', 'B'],
      course: { level: 'B1' },
    };
    expect(await exchange(async () => fields)).toEqual(ok('written'));
    const { lessons: list, 'home.work': homework, mistakes, ...others } = (await readStored()) ?? {};
    expect(byId(list)).toEqual(byId(fields.lessons));
    expect(byId(homework)).toEqual(fields['home.work']);
    expect(mistakes).toEqual(fields.mistakes);
    expect(others).toEqual({ badges: ['A', 'B'], course: { level: 'B1' }, theme: 'sepia' });
  });

  test('a change of a long list is rejected when the document changed since the read', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    await writeElsewhere({ lessons });
    const result = await exchange(async () => {
      await writeElsewhere({ lessons, badges: ['B'] });
      return { lessons: [...lessons.slice(1), lesson(1, 'My answer')] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await readStored()).toEqual({ lessons, badges: ['B'] });
  });

  test('a change of a long list is rejected as a whole when it makes the document too large', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    const most = [...lessons, { id: 'l0', text: 'x'.repeat(600_000) }];
    await writeElsewhere({ lessons: most });
    const more = { id: 'l9', text: 'y'.repeat(600_000) };
    const result = await exchange(async () => ({ lessons: [...most.slice(1), lesson(1, 'New'), more] }));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await readStored()).toEqual({ lessons: most });
    expect(await exchange(async () => ({ lessons: [...lessons, more] }))).toEqual(ok('written'));
    expect(await readStored()).toEqual({ lessons: [...lessons, more] });
  });

  test('a write is rejected when the document changed since the read', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    await writeElsewhere({ badges: ['A'] });
    const result = await exchange(async () => {
      await writeElsewhere({ badges: ['A', 'B'] });
      return { badges: ['C'] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await readStored()).toEqual({ badges: ['A', 'B'] });
  });

  test('a write is rejected when the document was created since the read', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    const result = await exchange(async () => {
      await writeElsewhere({ badges: ['A'] });
      return { badges: ['C'] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await readStored()).toEqual({ badges: ['A'] });
  });

  test('a document over 1 MiB is rejected', async () => {
    const { exchange, readStored } = await createSubject();
    const result = await exchange(async () => ({ notes: 'x'.repeat(1_100_000) }));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await readStored()).toBeNull();
  });

  test('members of a map are added, changed and removed in one write, with names of any characters', async () => {
    const { exchange, readStored, writeElsewhere } = await createSubject();
    const names = ['sea', 'can’t', 'a.b', '`', '\\', 'constructor', '1', 'Straße', 'two words'];
    const words = Object.fromEntries(
      [...names, ...Array.from({ length: 60 }, (_, index) => `w${index}`)].map((name) => [
        name,
        { at: 1, text: 'x'.repeat(40) },
      ]),
    );
    await writeElsewhere({ words, theme: 'sepia' });
    const { sea: _, ...others } = words;
    const changed = Object.fromEntries(names.slice(1).map((name) => [name, { at: 2, text: 'new' }]));
    const fields = { words: { ...others, ...changed, 'new.word': { at: 3 } }, age: 9 };
    expect(await exchange(async () => fields)).toEqual(ok('written'));
    expect(await readStored()).toEqual({ ...fields, theme: 'sepia' });
  });

  test('a second exchange sees what the first one wrote, and what another client wrote since', async () => {
    const { exchange, writeElsewhere } = await createSubject();
    const seen: unknown[] = [];
    const readCurrent = () =>
      exchange(async (current) => {
        seen.push(current);
        return null;
      });
    await exchange(async () => ({ badges: ['A'], words: { sea: 'a1C' } }));
    await readCurrent();
    await writeElsewhere({ badges: ['A', 'B'] });
    await readCurrent();
    await exchange(async () => ({ badges: ['A', 'B', 'C'] }));
    await readCurrent();
    expect(seen).toEqual([
      { badges: ['A'], words: { sea: 'a1C' } },
      { badges: ['A', 'B'] },
      { badges: ['A', 'B', 'C'] },
    ]);
  });

  test('an error thrown by the change is rethrown, and nothing is written', async () => {
    const { exchange, readStored } = await createSubject();
    const crash = new Error('out of power');
    const exchanged = exchange(() => Promise.reject(crash));
    await expect(exchanged).rejects.toBe(crash);
    expect(await readStored()).toBeNull();
  });

  test('an aborted exchange writes nothing', async () => {
    const { exchange, readStored } = await createSubject();
    const before = new AbortController();
    before.abort();
    const during = new AbortController();
    const write = async () => {
      during.abort();
      return { badges: ['A'] };
    };
    const aborted = { ok: false, failure: { kind: 'aborted' } };
    expect(await exchange(write, before.signal)).toMatchObject(aborted);
    expect(await exchange(write, during.signal)).toMatchObject(aborted);
    expect(await readStored()).toBeNull();
  });

  test('nothing is read or written for a learner who is not signed in', async () => {
    const { exchange, userDocument, signOut, readStored } = await createSubject();
    await signOut();
    let isRead = false;
    const result = await exchange(async () => {
      isRead = true;
      return { badges: ['A'] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
    expect([isRead, await readStored(), await userDocument.renewToken()]).toEqual([false, null, false]);
  });

  test('nothing is written when another learner signs in between read and write', async () => {
    const { exchange, signInOtherLearner, readStored } = await createSubject();
    const result = await exchange(async () => {
      await signInOtherLearner();
      return { badges: ['A'] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
    expect(await readStored()).toBeNull();
  });

  test('a signed-in learner gets a fresh token', async () => {
    const { userDocument } = await createSubject();
    expect(await userDocument.renewToken()).toBe(true);
  });
}
