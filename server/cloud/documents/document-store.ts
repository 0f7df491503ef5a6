import type { Kysely } from 'kysely';
import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import type { Queries } from '../../database/database.ts';
import type { DocumentRow, Tables } from '../../database/tables.ts';
import { mayAccess, mayStore } from './access-rules.ts';
import { type DocumentFailure, documentFailure, invalid } from './document-failure.ts';
import type { DocumentName } from './document-names.ts';
import { documentSize, MAX_DOCUMENT_BYTES } from './document-size.ts';
import { applyUpdate } from './masks.ts';
import type { Write } from './parse-write.ts';
import { checkPrecondition } from './preconditions.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';
import { applyTransforms } from './transforms.ts';
import type { Fields, Value } from './values.ts';

/** A document as it is kept. */
export interface StoredDocument {
  fields: Fields;
  createTime: Microseconds;
  updateTime: Microseconds;
}

export interface ReadDocument {
  name: string;
  /** Absent when there is no such document. */
  document?: StoredDocument;
}

export interface Commit {
  commitTime: Microseconds;
  /** What each write's transforms came to, in the order of the writes. */
  transformResults: readonly (readonly Value[])[];
}

/** The learners' documents. Every call is made by a learner, and sees only their own. */
export interface DocumentStore {
  read(
    uid: string,
    documents: readonly DocumentName[],
  ): Promise<Result<{ documents: readonly ReadDocument[]; readTime: Microseconds }, DocumentFailure>>;
  /** Carries out all writes or none. */
  commit(uid: string, writes: readonly Write[]): Promise<Result<Commit, DocumentFailure>>;
}

const denied = documentFailure('PERMISSION_DENIED', 'Missing or insufficient permissions.');

function toStored({ fields, create_time, update_time }: DocumentRow): StoredDocument {
  return { fields: JSON.parse(fields) as Fields, createTime: create_time, updateTime: update_time };
}

/** What a write makes of a document, `undefined` where there is none. */
function performWrite(
  write: Write,
  current: StoredDocument | undefined,
  uid: string,
  commitTime: Microseconds,
): Result<{ document: StoredDocument | undefined; results: readonly Value[] }, DocumentFailure> {
  const checked = checkPrecondition(write.precondition, write.document.name, current?.updateTime);
  if (!checked.ok) return checked;
  switch (write.kind) {
    case 'verify':
      return ok({ document: current, results: [] });
    case 'delete':
      return ok({ document: undefined, results: [] });
    case 'update': {
      const updated = applyUpdate(current?.fields ?? {}, write.fields, write.mask);
      const { fields, results } = applyTransforms(updated, write.transforms, formatMicroseconds(commitTime));
      if (!mayStore(uid, fields)) return err(denied);
      const size = documentSize(write.document.path, fields);
      if (size > MAX_DOCUMENT_BYTES) {
        return err(
          invalid(
            `Document ${write.document.name} cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
          ),
        );
      }
      const createTime = current?.createTime ?? commitTime;
      return ok({ document: { fields, createTime, updateTime: commitTime }, results });
    }
    default:
      return unreachable(write);
  }
}

/** Documents that a commit has read, and then as its writes leave them. */
type Working = Map<string, StoredDocument | undefined>;

async function readPaths(db: Queries, paths: readonly string[]): Promise<Working> {
  const rows = await db.selectFrom('documents').selectAll().where('path', 'in', paths).execute();
  const found = new Map(rows.map((row) => [row.path, toStored(row)]));
  return new Map(paths.map((path) => [path, found.get(path)]));
}

async function storePaths(
  db: Queries,
  uid: string,
  documents: Working,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of paths) {
    const document = documents.get(path);
    if (!document) {
      await db.deleteFrom('documents').where('path', '=', path).execute();
      continue;
    }
    const change = { fields: JSON.stringify(document.fields), update_time: document.updateTime };
    await db
      .insertInto('documents')
      .values({ path, uid, create_time: document.createTime, ...change })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({ ...change, create_time: document.createTime }),
      )
      .execute();
  }
}

/** @param clock milliseconds since the epoch */
export function createDocumentStore(query: Kysely<Tables>, clock: () => number): DocumentStore {
  let lastCommit: Microseconds = 0;

  /** Later than every commit before it and every update of the documents, even when the clock was set back. */
  function nextCommitTime(documents: Working): Microseconds {
    const updates = [...documents.values()].map((document) => document?.updateTime ?? 0);
    lastCommit = Math.max(clock() * 1000, lastCommit + 1, ...updates.map((time) => time + 1));
    return lastCommit;
  }

  return {
    async read(uid, documents) {
      if (!documents.every(({ path }) => mayAccess(uid, path))) return err(denied);
      const readTime = Math.max(clock() * 1000, lastCommit);
      if (documents.length === 0) return ok({ documents: [], readTime });
      const found = await readPaths(
        query,
        documents.map(({ path }) => path),
      );
      return ok({
        readTime,
        documents: documents.map(({ name, path }) => {
          const document = found.get(path);
          return document ? { name, document } : { name };
        }),
      });
    },

    async commit(uid, writes) {
      if (!writes.every(({ document }) => mayAccess(uid, document.path))) return err(denied);
      const paths = [...new Set(writes.map(({ document }) => document.path))];
      if (paths.length === 0) return ok({ commitTime: nextCommitTime(new Map()), transformResults: [] });

      return query.transaction().execute(async (db) => {
        const documents = await readPaths(db, paths);
        const commitTime = nextCommitTime(documents);
        const written = new Set<string>();
        const transformResults: (readonly Value[])[] = [];
        for (const write of writes) {
          const { path } = write.document;
          const outcome = performWrite(write, documents.get(path), uid, commitTime);
          // Nothing was stored yet, so that a refusal leaves everything as it was.
          if (!outcome.ok) return outcome;
          documents.set(path, outcome.value.document);
          transformResults.push(outcome.value.results);
          if (write.kind !== 'verify') written.add(path);
        }
        await storePaths(db, uid, documents, written);
        return ok({ commitTime, transformResults });
      });
    },
  };
}
