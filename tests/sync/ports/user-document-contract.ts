import { expect, test } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import type { DocumentFields, UserDocument } from '../../../src/sync/ports/user-document.ts';

/** A learner's document as a contract test needs it: the port, and ways to reach what lies behind it. */
export interface ContractSubject {
  uid: string;
  userDocument: UserDocument;
  /** What is stored, by another way than the port. */
  stored(): Promise<DocumentFields | null>;
  /** Writes at once, as another device would. */
  writeElsewhere(fields: DocumentFields): Promise<void>;
  /** Signs somebody else in on this device. */
  signInSomebodyElse(): Promise<void>;
  signOut(): Promise<void>;
}

const { signal } = new AbortController();
const nothing = async () => null;

/** What every `UserDocument` does. Each test gets a subject of its own, without a document. */
export function testUserDocumentContract(createSubject: () => Promise<ContractSubject>): void {
  test('a learner without a document reads null', async () => {
    const { uid, userDocument } = await createSubject();
    const seen: unknown[] = [];
    const result = await userDocument.exchange(
      uid,
      async (current) => {
        seen.push(current);
        return null;
      },
      { signal },
    );
    expect([result, seen]).toEqual([ok('unchanged'), [null]]);
  });

  test('what was written is read back, and nothing is written where the change is null', async () => {
    const { uid, userDocument, stored } = await createSubject();
    const fields = { age: 18, badges: ['A'], course: { skills: [{ counts: { laptop: 1 } }] }, ready: true };
    expect(await userDocument.exchange(uid, async () => fields, { signal })).toEqual(ok('written'));
    expect(await userDocument.exchange(uid, nothing, { signal })).toEqual(ok('unchanged'));
    expect(await stored()).toEqual(fields);
  });

  test('a write leaves fields alone that it does not name, and replaces those it names whole', async () => {
    const { uid, userDocument, stored, writeElsewhere } = await createSubject();
    await writeElsewhere({ theme: 'sepia', course: { level: 'A1', streak: 3 } });
    await userDocument.exchange(uid, async () => ({ course: { level: 'B1' }, note: undefined }), { signal });
    expect(await stored()).toEqual({ theme: 'sepia', course: { level: 'B1' } });
  });

  test('a document that moved on between read and write refuses the write', async () => {
    const { uid, userDocument, stored, writeElsewhere } = await createSubject();
    await writeElsewhere({ badges: ['A'] });
    const result = await userDocument.exchange(
      uid,
      async () => {
        await writeElsewhere({ badges: ['A', 'B'] });
        return { badges: ['C'] };
      },
      { signal },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await stored()).toEqual({ badges: ['A', 'B'] });
  });

  test('so does a document that came into being meanwhile', async () => {
    const { uid, userDocument, stored, writeElsewhere } = await createSubject();
    const result = await userDocument.exchange(
      uid,
      async () => {
        await writeElsewhere({ badges: ['A'] });
        return { badges: ['C'] };
      },
      { signal },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await stored()).toEqual({ badges: ['A'] });
  });

  test('a document over 1 MiB is refused', async () => {
    const { uid, userDocument, stored } = await createSubject();
    const result = await userDocument.exchange(uid, async () => ({ notes: 'x'.repeat(1_100_000) }), {
      signal,
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(await stored()).toBeNull();
  });

  test('what the change throws comes out, and nothing is written', async () => {
    const { uid, userDocument, stored } = await createSubject();
    const crash = new Error('out of power');
    const exchanged = userDocument.exchange(uid, () => Promise.reject(crash), { signal });
    await expect(exchanged).rejects.toBe(crash);
    expect(await stored()).toBeNull();
  });

  test('an aborted exchange writes nothing', async () => {
    const { uid, userDocument, stored } = await createSubject();
    const before = new AbortController();
    before.abort();
    const during = new AbortController();
    const write = async () => {
      during.abort();
      return { badges: ['A'] };
    };
    const aborted = { ok: false, failure: { kind: 'aborted' } };
    expect(await userDocument.exchange(uid, write, { signal: before.signal })).toMatchObject(aborted);
    expect(await userDocument.exchange(uid, write, { signal: during.signal })).toMatchObject(aborted);
    expect(await stored()).toBeNull();
  });

  test('nothing is read or written for a learner who is not signed in', async () => {
    const { uid, userDocument, signOut, stored } = await createSubject();
    await signOut();
    let isRead = false;
    const result = await userDocument.exchange(
      uid,
      async () => {
        isRead = true;
        return { badges: ['A'] };
      },
      { signal },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
    expect([isRead, await stored(), await userDocument.renewToken()]).toEqual([false, null, false]);
  });

  test('nothing is written when somebody else signs in between read and write', async () => {
    const { uid, userDocument, signInSomebodyElse, stored } = await createSubject();
    const result = await userDocument.exchange(
      uid,
      async () => {
        await signInSomebodyElse();
        return { badges: ['A'] };
      },
      { signal },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
    expect(await stored()).toBeNull();
  });

  test('a signed-in learner gets a fresh token', async () => {
    const { userDocument } = await createSubject();
    expect(await userDocument.renewToken()).toBe(true);
  });
}
