import { beforeEach, describe, expect, test } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import type { DocumentCopies, DocumentFields, UserDocument } from '../../../src/sync/ports/user-document.ts';
import { createFakeCopies, createFakeUserDocument, FakeCloud, FakeSignIn } from '../ports/fake-cloud.ts';

let cloud: FakeCloud;
let copies: DocumentCopies;
let page: UserDocument;
const openPage = () => createFakeUserDocument(cloud, new FakeSignIn('ann'));

beforeEach(() => {
  cloud = new FakeCloud();
  copies = createFakeCopies();
  page = openPage();
});

/** Writes fields that depend on the current ones; without `write`, only polls. */
async function exchange(
  userDocument: UserDocument,
  write: (current: DocumentFields | null) => DocumentFields | null = () => null,
) {
  const { signal } = new AbortController();
  const seen: (DocumentFields | null)[] = [];
  const before = cloud.requests.length;
  const result = await userDocument.exchange(
    'ann',
    async (current) => {
      seen.push(current);
      return write(current);
    },
    { signal, copies },
  );
  return { result, seen: seen.at(-1), calls: cloud.requests.slice(before).map(({ kind }) => kind) };
}

describe('an exchange', () => {
  test('of a new device reads the document without a poll', async () => {
    cloud.put('ann', { badges: ['A'] });
    expect(await exchange(page)).toEqual({
      result: ok('unchanged'),
      seen: { badges: ['A'] },
      calls: ['read'],
    });
  });

  test('of an unchanged document only polls, also after this page’s own commits', async () => {
    cloud.put('ann', { badges: ['A'] });
    await exchange(page);
    expect((await exchange(page)).calls).toEqual(['poll']);
    const write = { words: { sea: 'a1C' } };
    expect((await exchange(page, () => write)).calls).toEqual(['poll', 'commit']);
    expect(await exchange(page)).toMatchObject({ seen: { badges: ['A'], ...write }, calls: ['poll'] });
  });

  test('reads the document after a commit of any other client', async () => {
    cloud.put('ann', { badges: ['A'] });
    await exchange(page);
    cloud.put('ann', { badges: ['A', 'B'] });
    expect(await exchange(page)).toMatchObject({ seen: { badges: ['A', 'B'] }, calls: ['poll', 'read'] });
  });

  test('of the next page of a device only polls, because the copy is kept', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    expect(await exchange(openPage())).toMatchObject({ seen: { badges: ['A'] }, calls: ['poll'] });
  });

  test('takes what another tab of the device wrote from the device', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    await exchange(openPage(), () => ({ badges: ['A', 'B'] }));
    expect(await exchange(page)).toMatchObject({ seen: { badges: ['A', 'B'] }, calls: ['poll'] });
  });

  test('reads the document where the copy is lost or can’t be read', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    for (const text of ['', '{"badges"', '[]']) {
      const copy = await copies.readCopy();
      await copies.saveCopy({
        updateTime: 'time 0',
        text,
        ...(text === '[]' ? {} : { updateTime: copy?.updateTime ?? '' }),
      });
      expect(await exchange(openPage())).toMatchObject({ seen: { badges: ['A'] } });
    }
  });

  test('reads the document after a commit whose reply was lost', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    cloud.failNext('commit', { kind: 'lost' });
    await exchange(page, () => ({ badges: ['A', 'B'] }));
    expect(await exchange(page)).toMatchObject({ seen: { badges: ['A', 'B'] }, calls: ['poll', 'read'] });
  });

  test('keeps its copy after a refused commit of an unchanged document', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    cloud.isRefused = () => true;
    expect((await exchange(page, () => ({ badges: ['B'] }))).result).toMatchObject({ ok: false });
    expect(await exchange(page)).toMatchObject({ seen: { badges: ['A'] }, calls: ['poll'] });
  });

  test('sees that the document was deleted', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    cloud.put('ann', null);
    expect(await exchange(page)).toMatchObject({ seen: null, calls: ['poll'] });
    expect((await exchange(page, () => ({ badges: ['B'] }))).result).toEqual(ok('written'));
  });

  test('is rejected when another client writes between the poll and the commit', async () => {
    await exchange(page, () => ({ badges: ['A'] }));
    const { result } = await exchange(page, () => {
      cloud.put('ann', { badges: ['B'] });
      return { badges: ['C'] };
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected' } });
    expect(cloud.document('ann')).toEqual({ badges: ['B'] });
  });
});
