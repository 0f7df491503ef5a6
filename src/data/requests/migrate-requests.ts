import type { Transaction } from 'dexie';
import * as v from 'valibot';
import { generateClassRequest } from '../../api-contract/lesson-api.ts';
import { type RequestRow, toStoredRequest } from './request-rows.ts';

/*
 * Before version 3, requests were kv rows: an answer to each lesson under `posted:<lesson id>`, and a pending
 * class under `askedClass`.
 */

const posted = { lessonId: v.string(), answer: v.string(), key: v.string() };
const postedAnswer = v.variant('state', [
  v.object({ state: v.literal('waiting'), ...posted }),
  v.object({ state: v.literal('refused'), ...posted, message: v.string() }),
  v.object({ state: v.literal('checked'), lessonId: v.string() }),
]);

const askedClass = v.object({ key: v.string(), localDate: v.string(), request: generateClassRequest });

/** Moves the requests among the kv rows to the table of requests, as part of the database's upgrade. */
export async function migrateRequests(transaction: Transaction): Promise<void> {
  const kv = transaction.table<{ key: string; value: unknown }, string>('kv');
  const answers = await kv.where('key').startsWith('posted:').toArray();
  const [asked] = await kv.where('key').equals('askedClass').toArray();
  const rows = [...answers.map(({ value }) => createAnswerRow(value)), createClassRow(asked?.value)];
  await transaction.table('requests').bulkPut(rows.filter((row) => row !== null).map(toStoredRequest));
  await kv.bulkDelete([...answers.map(({ key }) => key), 'askedClass']);
}

function createAnswerRow(raw: unknown): RequestRow | null {
  const parsed = v.safeParse(postedAnswer, raw);
  if (!parsed.success) return null;
  const { state, lessonId } = parsed.output;
  const row = { kind: 'answer', lessonId, enqueuedAt: 0 } as const;
  if (state === 'checked') {
    const status = { phase: 'done', why: 'offline', result: {} } as const;
    return { ...row, key: `checked:${lessonId}`, answer: '', status };
  }
  const { key, answer } = parsed.output;
  if (state === 'waiting') {
    return { ...row, key, answer, status: { phase: 'waiting', why: 'offline', dueAt: 0 } };
  }
  const { message } = parsed.output;
  return { ...row, key, answer, status: { phase: 'refused', why: 'offline', message } };
}

/** `sending`, because the page that was sending it is closed. */
function createClassRow(raw: unknown): RequestRow | null {
  const parsed = v.safeParse(askedClass, raw);
  if (!parsed.success) return null;
  return {
    ...parsed.output,
    kind: 'class',
    by: 'server',
    enqueuedAt: 0,
    status: { phase: 'sending', why: 'new' },
  };
}
