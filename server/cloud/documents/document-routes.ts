import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { readObject } from '../json-body.ts';
import {
  type DocumentFailure,
  documentFailure,
  documentFailureBody,
  documentFailureStatus,
  invalid,
} from './document-failure.ts';
import type { Commit, DocumentStore, ReadDocument } from './document-store.ts';
import { parseDocumentNames, parseWrites } from './parse-write.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** Firestore's own limit of a request (https://firebase.google.com/docs/firestore/quotas). */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_WRITES = 500;
const MAX_READS = 500;

export interface DocumentRoutesOptions {
  store: DocumentStore;
  projectId: string;
  /** The uid that a request's bearer token proves. */
  authenticate(authorization: string | undefined): Promise<Result<string, DocumentFailure>>;
}

const batchGetRequest = v.object({
  documents: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_READS)),
});
const commitRequest = v.object({
  writes: v.optional(
    v.pipe(v.array(v.unknown()), v.maxLength(MAX_WRITES, `at most ${MAX_WRITES} writes`)),
    [],
  ),
});

type Answer = Result<object, DocumentFailure>;

function readResult({ name, document }: ReadDocument, readTime: Microseconds) {
  if (!document) return { missing: name, readTime: formatMicroseconds(readTime) };
  return {
    found: {
      name,
      fields: document.fields,
      createTime: formatMicroseconds(document.createTime),
      updateTime: formatMicroseconds(document.updateTime),
    },
    readTime: formatMicroseconds(readTime),
  };
}

function commitResult({ commitTime, transformResults }: Commit) {
  const time = formatMicroseconds(commitTime);
  return {
    writeResults: transformResults.map((results) => ({
      updateTime: time,
      ...(results.length > 0 && { transformResults: results }),
    })),
    commitTime: time,
  };
}

async function readBody<Output>(
  request: Request,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Result<Output, DocumentFailure>> {
  const json = await readObject(request, MAX_BODY_BYTES);
  if (!json.ok) {
    const isTooLarge = json.failure === 'too-large';
    return err(
      invalid(
        isTooLarge
          ? `Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`
          : 'Invalid JSON payload.',
      ),
    );
  }
  const body = v.safeParse(schema, json.value);
  return body.success ? ok(body.output) : err(invalid(`The request is invalid: ${body.issues[0].message}.`));
}

async function batchGet(
  request: Request,
  uid: string,
  { store, projectId }: DocumentRoutesOptions,
): Promise<Answer> {
  const body = await readBody(request, batchGetRequest);
  if (!body.ok) return body;
  const names = parseDocumentNames(body.value.documents, projectId);
  if (!names.ok) return names;
  const read = await store.read(uid, names.value);
  if (!read.ok) return read;
  const { documents, readTime } = read.value;
  return ok(documents.map((document) => readResult(document, readTime)));
}

async function commit(
  request: Request,
  uid: string,
  { store, projectId }: DocumentRoutesOptions,
): Promise<Answer> {
  const body = await readBody(request, commitRequest);
  if (!body.ok) return body;
  const writes = parseWrites(body.value.writes, projectId);
  if (!writes.ok) return writes;
  const committed = await store.commit(uid, writes.value);
  return committed.ok ? ok(commitResult(committed.value)) : committed;
}

const METHODS = new Map(Object.entries({ 'documents:batchGet': batchGet, 'documents:commit': commit }));

/**
 * The two calls of Firestore's REST interface that its "lite" client makes for single documents
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).
 */
export function createDocumentRoutes(options: DocumentRoutesOptions): Hono {
  const routes = new Hono();

  function reply(context: Context, answer: Answer, isStream: boolean) {
    context.header('Cache-Control', 'no-store');
    if (answer.ok) return context.json(answer.value);
    const body = documentFailureBody(answer.failure);
    // Google answers the calls that stream with a list, in failure as well.
    return context.json(isStream ? [body] : body, documentFailureStatus(answer.failure));
  }

  routes.post('/v1/projects/:project/databases/:database/:method', async (context) => {
    const { project, database, method } = context.req.param();
    const isStream = method !== 'documents:commit';
    if (project !== options.projectId || database !== '(default)') {
      return reply(context, err(documentFailure('NOT_FOUND', 'There is no such database.')), isStream);
    }
    const perform = METHODS.get(method);
    if (!perform) {
      return reply(context, err(documentFailure('UNIMPLEMENTED', `${method} is not offered.`)), isStream);
    }
    // Before the body is read: nobody without an account gets megabytes parsed.
    const uid = await options.authenticate(context.req.header('Authorization'));
    return reply(context, uid.ok ? await perform(context.req.raw, uid.value, options) : uid, isStream);
  });
  routes.options('/v1/projects/*', (context) => context.body(null, 204, { Allow: 'POST, OPTIONS' }));
  routes.all('/v1/projects/*', (context) =>
    reply(context, err(documentFailure('NOT_FOUND', 'There is no such method.')), false),
  );
  return routes;
}
