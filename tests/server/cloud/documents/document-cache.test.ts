import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDocumentCache } from '../../../../server/cloud/documents/document-cache.ts';
import {
  createDocumentStore,
  type DocumentStore,
} from '../../../../server/cloud/documents/document-store.ts';
import { parseWrites } from '../../../../server/cloud/documents/parse-write.ts';
import { forAll } from '../../../for-all.ts';
import { getDocumentName, PROJECT_ID } from '../document-paths.ts';
import { openTestCloud, signUpTestLearner, type TestCloud } from '../test-cloud.ts';

const createTimes = (time: number) => ({ createTime: 0, updateTime: time });

describe('the cache of documents', () => {
  test('a cached version is found by its times alone, in UTF-8', () => {
    const cache = createDocumentCache(1_000);
    cache.set('users/ana', createTimes(1), '{"ü":1}');
    expect(cache.find('users/ana', createTimes(2))).toBeUndefined();
    expect(Buffer.from(cache.find('users/ana', createTimes(1))?.fields ?? []).toString()).toBe('{"ü":1}');
  });

  test('the cache holds the documents used last, within its bytes', () => {
    const uses = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 40 })),
    );
    forAll(200, uses, (all) => {
      const cache = createDocumentCache(100);
      for (const [path, length] of all) cache.set(path, createTimes(length), 'x'.repeat(length));
      const kept = ['a', 'b', 'c', 'd', 'e'].filter(cache.has);
      const newestFirst = [...new Set(all.map(([path]) => path).reverse())];
      expect(newestFirst.slice(0, kept.length).toSorted()).toEqual(kept);
      const lengths = kept.map((path) => all.findLast(([used]) => used === path)?.[1] ?? 0);
      expect(2 * lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(100);
    });
  });
});

describe('a read of the document store', () => {
  let cloud: TestCloud;
  let uid: string;
  const openStore = () => createDocumentStore(cloud.database.query, cloud.clock.now);

  beforeEach(async () => {
    cloud = await openTestCloud();
    uid = (await signUpTestLearner(cloud)).localId;
  });

  async function write(store: DocumentStore, word: string): Promise<void> {
    const update = { name: getDocumentName(uid), fields: { word: { stringValue: word } } };
    const writes = parseWrites([{ update }], PROJECT_ID);
    expect(writes.ok && (await store.commit(uid, writes.value, () => true)).ok).toBe(true);
  }

  async function read(store: DocumentStore): Promise<string | undefined> {
    const found = await store.read(uid, [{ name: getDocumentName(uid), path: `users/${uid}` }]);
    const document = found.ok ? found.value.documents[0]?.document : undefined;
    return document && JSON.parse(Buffer.from(document.fields).toString()).word.stringValue;
  }

  test('a read returns what another process has written since the last one', async () => {
    const [one, other] = [openStore(), openStore()];
    await write(one, 'first');
    expect(await read(one)).toBe('first');
    await write(other, 'second');
    expect(await read(one)).toBe('second');
    await cloud.database.query.deleteFrom('documents').execute();
    expect(await read(one)).toBeUndefined();
  });

  test('a read of an unchanged document does not fetch its fields', async () => {
    const store = openStore();
    await write(store, 'cached');
    const fields = JSON.stringify({ word: { stringValue: 'only in the database' } });
    await cloud.database.query.updateTable('documents').set({ fields }).execute();
    expect(await read(store)).toBe('cached');
    expect(await read(openStore())).toBe('only in the database');
  });

  test('a commit that fails leaves the document in the cache as it was', async () => {
    const store = openStore();
    await write(store, 'kept');
    const update = { name: getDocumentName(uid), fields: { uid: { stringValue: 'another' } } };
    const writes = parseWrites([{ update }], PROJECT_ID);
    expect(writes.ok && (await store.commit(uid, writes.value, () => true)).ok).toBe(false);
    expect(await read(store)).toBe('kept');
  });
});
