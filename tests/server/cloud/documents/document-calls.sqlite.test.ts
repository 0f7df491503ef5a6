import { beforeEach, expect, test, vi } from 'vitest';
import { type Json, newLearner, openCloud, PROJECT_ID } from '../local-cloud.ts';

/** Calls of the document store that come together, where nobody waits for a database server in between. */

let commit: (write: Json) => Promise<{ status: number }>;
let name: string;

beforeEach(async () => {
  const cloud = await openCloud();
  const { idToken: token, localId } = await newLearner(cloud);
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  name = `${documents}/users/${localId}`;
  commit = (write) => cloud.post(`/v1/${documents}:commit`, { writes: [write] }, { token });
});

test("a learner's share is eight calls at once", async () => {
  // From the first call on the token is known: to verify it takes each call as long as another thread may need.
  await commit({ delete: name });
  const answers = await Promise.all(Array.from({ length: 12 }, () => commit({ delete: name })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
});

test('they are worked on one after the other, each in several turns of the event loop', async () => {
  const values = Array.from({ length: 1_000 }, (_, at) => ({ integerValue: String(at) }));
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
  // Each call parses its body, then the document that is stored.
  expect(turns).toHaveLength(8);
  expect(new Set(turns).size).toBe(8);
});
