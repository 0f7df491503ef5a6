import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDocumentName } from '../document-paths.ts';
import { type AnyJson, openTestCloud, signUpTestLearner, type TestCloud } from '../test-cloud.ts';

/** Simultaneous calls of the document store on SQLite, which runs on the main thread. */

let cloud: TestCloud;
let commit: (write: AnyJson) => Promise<{ status: number }>;
let name: string;

beforeEach(async () => {
  cloud = await openTestCloud();
  const learner = await signUpTestLearner(cloud);
  name = getDocumentName(learner.localId);
  commit = (write) => cloud.commit(learner.idToken, write);
});

test('document calls run one at a time, each in several turns of the event loop', async () => {
  const values = Array.from({ length: 1_000 }, (_, index) => ({ integerValue: String(index) }));
  await commit({ update: { name, fields: { list: { arrayValue: { values } } } } });
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const parse = JSON.parse;
  const turns: number[] = [];
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, ...others) => {
    if (text.length > 10_000) turns.push(turn);
    return parse(text, ...others);
  });
  const fields = { other: { stringValue: 'a'.repeat(20_000) } };
  const masked = { update: { name, fields }, updateMask: { fieldPaths: ['other'] } };
  await Promise.all(Array.from({ length: 4 }, () => commit(masked)));
  isOver = true;
  spy.mockRestore();
  // Each call parses its body, then the stored document.
  expect(turns).toHaveLength(8);
  expect(new Set(turns).size).toBe(8);
});

test('a commit changes nothing when the database fails in the middle', async () => {
  await commit({ update: { name, fields: { word: { stringValue: 'kept' } } } });
  const before = await cloud.readRows('documents');
  // Unlike other errors, this one keeps the statement's changes, so only a transaction rolls them back.
  const broken = sql`create trigger broken after update on documents begin select raise(fail, 'broken'); end`;
  await broken.execute(cloud.database.query);
  const lost = { update: { name, fields: { word: { stringValue: 'lost' } } } };
  expect((await commit(lost)).status).toBe(500);
  expect(await cloud.readRows('documents')).toEqual(before);
  await sql`drop trigger broken`.execute(cloud.database.query);
  expect((await commit({ delete: name })).status).toBe(200);
});
