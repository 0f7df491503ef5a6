import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { canAccess } from './access-rules.ts';
import { createDocumentCache, type DocumentCache, type EncodedDocument } from './document-cache.ts';
import { createDocumentFailure, type DocumentFailure, permissionDenied } from './document-failure.ts';
import type { DocumentName } from './document-names.ts';
import type { Write } from './parse-write.ts';
import type { Microseconds } from './timestamps.ts';
import type { Value } from './values.ts';
import { createWorkingDocument, type StoredDocument } from './working-document.ts';

export interface DocumentLookup {
  name: string;
  /** Absent when there is no such document. */
  document?: EncodedDocument;
}

export interface CommitResult {
  commitTime: Microseconds;
  /** The results of each write's transforms, in the order of the writes. */
  transformResults: readonly (readonly Value[])[];
  /** How much was serialized and stored: the characters of JSON, and the values. */
  written: { characters: number; values: number };
}

/** The learners' documents. Each learner has access to their own only. */
export interface DocumentStore {
  /** Returns each document once, even if it is named several times. */
  read(
    uid: string,
    documents: readonly DocumentName[],
  ): Promise<Result<{ documents: readonly DocumentLookup[]; readTime: Microseconds }, DocumentFailure>>;
  /**
   * Applies all writes or none.
   *
   * @param mayGrow whether the documents may grow by so many characters of JSON; negative when they shrink
   */
  commit(
    uid: string,
    writes: readonly Write[],
    mayGrow: (by: number) => boolean,
  ): Promise<Result<CommitResult, DocumentFailure>>;
}

/** Documents that devices read again and again: a hundred of the largest. */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

/** The documents after a commit, by path; `undefined` for a document that was deleted. */
type Outcomes = readonly (readonly [path: string, document: StoredDocument | undefined])[];

const growthExceeded = createDocumentFailure(
  'RESOURCE_EXHAUSTED',
  'The documents of learners at one address may not grow so much in a day. Try again later.',
);

function countCharacters(document: StoredDocument | undefined): number {
  return document?.fields.length ?? 0;
}

async function readPaths(
  db: QueryExecutor,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const rows = await db.selectFrom('documents').selectAll().where('path', 'in', paths).execute();
  return new Map(
    rows.map(({ path, fields, create_time, update_time }) => [
      path,
      { fields, createTime: create_time, updateTime: update_time },
    ]),
  );
}

async function storeDocument(
  db: QueryExecutor,
  uid: string,
  path: string,
  document: StoredDocument | undefined,
): Promise<void> {
  if (!document) {
    await db.deleteFrom('documents').where('path', '=', path).execute();
    return;
  }
  const row = {
    fields: document.fields,
    create_time: document.createTime,
    update_time: document.updateTime,
  };
  await db
    .insertInto('documents')
    .values({ path, uid, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
}

/**
 * The documents at these paths, from the cache where it has their newest versions: then the database sends
 * their times only.
 */
async function readEncoded(
  query: Kysely<Tables>,
  cache: DocumentCache,
  paths: readonly string[],
): Promise<ReadonlyMap<string, EncodedDocument>> {
  const found = new Map<string, EncodedDocument>();
  const known = paths.filter(cache.has);
  const rows =
    known.length === 0
      ? []
      : await query
          .selectFrom('documents')
          .select(['path', 'create_time', 'update_time'])
          .where('path', 'in', known)
          .execute();
  for (const { path, create_time: createTime, update_time: updateTime } of rows) {
    const document = cache.find(path, { createTime, updateTime });
    if (document) found.set(path, document);
  }
  const missing = paths.filter((path) => !found.has(path));
  if (missing.length === 0) return found;
  for (const [path, { fields, ...times }] of await readPaths(query, missing)) {
    cache.set(path, times, fields);
    const document = cache.find(path, times);
    found.set(path, document ?? { ...times, fields: Buffer.from(fields) });
  }
  return found;
}

/** @param clock milliseconds since the epoch */
export function createDocumentStore(query: Kysely<Tables>, clock: () => number): DocumentStore {
  const cache = createDocumentCache(MAX_CACHED_BYTES);
  let lastCommit: Microseconds = 0;

  /** Later than every earlier commit and every update of the documents, even if the clock was set back. */
  function nextCommitTime(documents: ReadonlyMap<string, StoredDocument>): Microseconds {
    const updates = [...documents.values()].map(({ updateTime }) => updateTime);
    lastCommit = Math.max(clock() * 1000, lastCommit + 1, ...updates.map((time) => time + 1));
    return lastCommit;
  }

  /**
   * Computes all outcomes before it stores any, so that a failure changes nothing. It yields between its
   * steps, because changing, serializing and storing a large document in one go would block the event loop.
   */
  async function commitTo(
    db: QueryExecutor,
    uid: string,
    writes: readonly Write[],
    mayGrow: (by: number) => boolean,
  ): Promise<Result<{ result: CommitResult; outcomes: Outcomes }, DocumentFailure>> {
    const paths = [...new Set(writes.map(({ document }) => document.path))];
    const stored = await readPaths(db, paths);
    const commitTime = nextCommitTime(stored);
    const outcomes: [string, StoredDocument | undefined][] = [];
    const written = { characters: 0, values: 0 };
    let growth = 0;
    const results = new Map<Write, readonly Value[]>();
    for (const path of paths) {
      const working = createWorkingDocument(path, stored.get(path));
      for (const write of writes.filter(({ document }) => document.path === path)) {
        const transformed = working.write(write, uid, commitTime);
        if (!transformed.ok) return transformed;
        results.set(write, transformed.value);
      }
      await yieldToEventLoop();
      const outcome = working.finish();
      if (!outcome.ok) return outcome;
      const { document, values } = outcome.value;
      outcomes.push([path, document]);
      growth += countCharacters(document) - countCharacters(stored.get(path));
      written.values += values;
      if (document !== stored.get(path)) written.characters += countCharacters(document);
    }
    if (!mayGrow(growth)) return err(growthExceeded);
    for (const [path, document] of outcomes) {
      if (document === stored.get(path)) continue;
      await yieldToEventLoop();
      await storeDocument(db, uid, path, document);
    }
    const transformResults = writes.map((write) => results.get(write) ?? []);
    return ok({ result: { commitTime, transformResults, written }, outcomes });
  }

  return {
    async read(uid, documents) {
      if (!documents.every(({ path }) => canAccess(uid, path))) return err(permissionDenied);
      const readTime = Math.max(clock() * 1000, lastCommit);
      const names = new Map(documents.map(({ name, path }) => [path, name]));
      if (names.size === 0) return ok({ documents: [], readTime });
      const found = await readEncoded(query, cache, [...names.keys()]);
      return ok({
        readTime,
        documents: [...names].map(([path, name]) => {
          const document = found.get(path);
          return document ? { name, document } : { name };
        }),
      });
    },

    async commit(uid, writes, mayGrow) {
      if (!writes.every(({ document }) => canAccess(uid, document.path))) return err(permissionDenied);
      if (writes.length === 0) {
        const written = { characters: 0, values: 0 };
        return ok({ commitTime: nextCommitTime(new Map()), transformResults: [], written });
      }
      const committed = await query.transaction().execute(async (db) => {
        await acquireLocks(db, `documents of ${uid}`);
        return commitTo(db, uid, writes, mayGrow);
      });
      if (!committed.ok) return committed;
      const { result, outcomes } = committed.value;
      // The learner's device often reads what it has written.
      for (const [path, document] of outcomes) if (document) cache.set(path, document, document.fields);
      return ok(result);
    },
  };
}
