import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { ConcurrencyLimit } from '../../rate-limits/concurrency-limit.ts';
import { BYTES_PER_DOCUMENT_TOKEN } from '../../rate-limits/quotas.ts';
import type { TokenBuckets } from '../../rate-limits/token-buckets.ts';
import type { ClientAddressReader } from '../../requests/client-address.ts';
import type { FairQueue } from '../../requests/fair-queue.ts';
import { isJsonObject, parseJson, readBytes } from '../../requests/json-body.ts';
import { isWithinJsonLimits } from '../../requests/json-limits.ts';
import {
  createDocumentFailure,
  type DocumentFailure,
  invalidArgument,
  toDocumentErrorBody,
} from './document-failure.ts';
import { BODY_JSON_LIMITS, MAX_DOCUMENT_BODY_BYTES, MAX_READS, MAX_WRITES } from './document-limits.ts';
import { toBatchGetResponse, toCommitResponse } from './document-responses.ts';
import type { DocumentStore } from './document-store.ts';
import { parseDocumentNames, parseMask, parseWrites } from './parse-write.ts';

export interface DocumentRoutesOptions {
  store: DocumentStore;
  projectId: string;
  /** The uid of a request's bearer token. */
  authenticate(authorization: string | undefined): Promise<Result<string, DocumentFailure>>;
  readClientAddress: ClientAddressReader;
  /** Growth by address, in KiB. */
  growthLimit: TokenBuckets;
  /** Calls by learner. */
  rateLimit: TokenBuckets;
  concurrencyLimit: ConcurrencyLimit;
  /** Where calls wait for their turn. */
  queue: FairQueue;
}

const batchGetRequest = v.object({
  documents: v.pipe(
    v.array(v.unknown()),
    v.minLength(1),
    v.maxLength(MAX_READS, `at most ${MAX_READS} documents`),
  ),
  mask: v.optional(v.unknown()),
});
const commitRequest = v.object({
  writes: v.optional(
    v.pipe(v.array(v.unknown()), v.maxLength(MAX_WRITES, `at most ${MAX_WRITES} writes`)),
    [],
  ),
});

/** A JSON text. */
type DocumentMethodResult = Result<string, DocumentFailure>;
type DocumentMethod = (
  json: unknown,
  caller: DocumentCaller,
  options: DocumentRoutesOptions,
) => Promise<DocumentMethodResult>;
interface DocumentCaller {
  uid: string;
  /** The address that limits count, if known. */
  address: string | undefined;
}
interface CallVariables extends DocumentCaller {
  perform: DocumentMethod;
}

function parseBody<Output>(
  schema: v.GenericSchema<unknown, Output>,
  json: unknown,
): Result<Output, DocumentFailure> {
  if (!isJsonObject(json)) return err(invalidArgument('Invalid JSON payload.'));
  const body = v.safeParse(schema, json);
  return body.success
    ? ok(body.output)
    : err(invalidArgument(`The request is invalid: ${body.issues[0].message}.`));
}

async function batchGet(
  json: unknown,
  { uid }: DocumentCaller,
  { store, projectId }: DocumentRoutesOptions,
): Promise<DocumentMethodResult> {
  const body = parseBody(batchGetRequest, json);
  if (!body.ok) return body;
  const names = parseDocumentNames(body.value.documents, projectId);
  if (!names.ok) return names;
  const mask = parseMask(body.value.mask);
  if (!mask.ok) return mask;
  const read = await store.read(uid, names.value);
  return read.ok ? ok(toBatchGetResponse(read.value.documents, read.value.readTime, mask.value)) : read;
}

async function commit(
  json: unknown,
  { uid, address }: DocumentCaller,
  { store, projectId, growthLimit }: DocumentRoutesOptions,
): Promise<DocumentMethodResult> {
  const body = parseBody(commitRequest, json);
  if (!body.ok) return body;
  await yieldToEventLoop();
  const writes = parseWrites(body.value.writes, projectId);
  if (!writes.ok) return writes;
  await yieldToEventLoop();
  const committed = await store.commit(
    uid,
    writes.value,
    (by) => address === undefined || growthLimit.consume(address, by / 1024).retryAfterSeconds === 0,
  );
  return committed.ok ? ok(toCommitResponse(committed.value)) : committed;
}

const METHODS = new Map<string, DocumentMethod>([
  ['documents:batchGet', batchGet],
  ['documents:commit', commit],
]);

/**
 * Handles a call after its body was read. It yields between scanning, parsing, checking and storing a
 * megabyte, so that no step blocks the event loop for long.
 */
async function handleCall(
  bytes: Uint8Array,
  { perform, ...caller }: CallVariables,
  options: DocumentRoutesOptions,
): Promise<DocumentMethodResult> {
  await yieldToEventLoop();
  if (!isWithinJsonLimits(bytes, BODY_JSON_LIMITS)) return err(notJson);
  await yieldToEventLoop();
  const json = parseJson(bytes);
  return json.ok ? perform(json.value, caller, options) : err(notJson);
}

const tooLarge = invalidArgument(`Request payload size exceeds the limit: ${MAX_DOCUMENT_BODY_BYTES} bytes.`);
const notJson = invalidArgument('Invalid JSON payload, or too deep or too long a structure.');
const BUSY_SECONDS = 1;
const tooOften = createDocumentFailure(
  'RESOURCE_EXHAUSTED',
  'Too many calls of one learner. Try again later.',
);

function respond(context: Context, result: DocumentMethodResult, retrySeconds?: number) {
  context.header('Cache-Control', 'no-store');
  if (retrySeconds !== undefined) context.header('Retry-After', String(retrySeconds));
  if (result.ok) return context.body(result.value, 200, { 'Content-Type': 'application/json' });
  const body = toDocumentErrorBody(result.failure);
  // As with Google, the response of a streaming method is a list, for errors too.
  const isStream = context.req.param('method') !== 'documents:commit';
  return context.json(isStream ? [body] : body, body.error.code);
}

/**
 * The two calls of Firestore's REST interface that its "lite" client makes for single documents
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).
 */
export function createDocumentRoutes(options: DocumentRoutesOptions): Hono {
  const { projectId, authenticate, readClientAddress, rateLimit, concurrencyLimit, queue } = options;
  const calls = new Hono<{ Variables: CallVariables }>();
  const call = '/v1/projects/:project/databases/:database/:method';

  calls.post(call, async (context, next) => {
    const { project, database, method } = context.req.param();
    if (project !== projectId || database !== '(default)') {
      return respond(context, err(createDocumentFailure('NOT_FOUND', 'There is no such database.')));
    }
    const perform = METHODS.get(method);
    if (!perform) {
      return respond(context, err(createDocumentFailure('UNIMPLEMENTED', `${method} is not offered.`)));
    }
    // Before the body is read, so that only learners with an account get megabytes parsed.
    const uid = await authenticate(context.req.header('Authorization'));
    if (!uid.ok) return respond(context, uid);
    const { retryAfterSeconds } = rateLimit.consume(uid.value);
    if (retryAfterSeconds > 0) return respond(context, err(tooOften), retryAfterSeconds);
    context.set('uid', uid.value);
    context.set('address', readClientAddress(context));
    context.set('perform', perform);
    return next();
  });
  calls.post(call, async (context, next) => {
    // Includes reading the body: `bodyLimit` buffers a chunked body completely before the next handler.
    const performed = await concurrencyLimit.run(context.var.uid, async () => {
      await next();
      return ok();
    });
    return performed ? undefined : respond(context, err(tooOften), BUSY_SECONDS);
  });
  calls.post(
    call,
    bodyLimit({ maxSize: MAX_DOCUMENT_BODY_BYTES, onError: (context) => respond(context, err(tooLarge)) }),
    async (context) => {
      const { uid } = context.var;
      const bytes = await readBytes(context);
      const handled = await queue.run(
        uid,
        () => handleCall(bytes, context.var, options),
        context.req.raw.signal,
      );
      const result = handled.ok ? handled.value : err(tooOften);
      const responseBytes = result.ok ? result.value.length : 0;
      rateLimit.charge(uid, Math.floor((bytes.length + responseBytes) / BYTES_PER_DOCUMENT_TOKEN));
      return respond(context, result, handled.ok ? undefined : BUSY_SECONDS);
    },
  );
  calls.options('/v1/projects/*', (context) => context.body(null, 204, { Allow: 'POST, OPTIONS' }));
  calls.all('/v1/projects/*', (context) => {
    context.header('Cache-Control', 'no-store');
    const body = toDocumentErrorBody(createDocumentFailure('NOT_FOUND', 'There is no such method.'));
    return context.json(body, body.error.code);
  });
  return new Hono().route('/', calls);
}
