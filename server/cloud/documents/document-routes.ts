import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { ConcurrencyLimit } from '../../rate-limits/concurrency-limit.ts';
import type { TokenBuckets } from '../../rate-limits/token-buckets.ts';
import type { ClientAddressReader } from '../../requests/client-address.ts';
import type { FairQueue } from '../../requests/fair-queue.ts';
import { isJsonObject, parseJson, readBytes } from '../../requests/json-body.ts';
import { countJsonNodes } from '../../requests/json-limits.ts';
import { type CallWork, priceWork } from './call-price.ts';
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

/** The dependencies of `createDocumentRoutes`. */
export interface DocumentRoutesOptions {
  store: DocumentStore;
  projectId: string;
  /** The learner of a request's bearer token. */
  authenticate(authorization: string | undefined): Promise<Result<DocumentOwner, DocumentFailure>>;
  readClientAddress: ClientAddressReader;
  /** Growth by address, in KiB. */
  growthLimit: TokenBuckets;
  /** Calls by learner. */
  rateLimit: TokenBuckets;
  /** Calls of all guests, by address. */
  guestRateLimit: TokenBuckets;
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

/** The learner who calls. */
export interface DocumentOwner {
  uid: string;
  isGuest: boolean;
}

/** JSON, and what it took besides parsing the request. */
interface DocumentReply {
  body: string | Uint8Array<ArrayBuffer>;
  work: CallWork;
}
type DocumentMethodResult = Result<DocumentReply, DocumentFailure>;
type DocumentMethod = (
  json: unknown,
  caller: DocumentCaller,
  options: DocumentRoutesOptions,
) => Promise<DocumentMethodResult>;
interface DocumentCaller extends DocumentOwner {
  /** The address that limits count, if known. */
  address: string | undefined;
}
interface CallVariables extends DocumentCaller {
  perform: DocumentMethod;
  /** The tokens that the call has paid for its body. */
  paid: number;
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
  if (!read.ok) return read;
  const response = toBatchGetResponse(read.value.documents, read.value.readTime, mask.value);
  // Documents are sent as their stored text, so their values cost nothing.
  return ok({ body: response, work: { bytes: response.length, values: 0 } });
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
  if (!committed.ok) return committed;
  const response = toCommitResponse(committed.value);
  const { characters, values } = committed.value.written;
  return ok({ body: response, work: { bytes: response.length + characters, values } });
}

const CALL_PATH = '/v1/projects/:project/databases/:database/:method';
const METHODS = new Map<string, DocumentMethod>([
  ['documents:batchGet', batchGet],
  ['documents:commit', commit],
]);

/** A call's result, and all that was done for it. */
interface HandledCall {
  result: DocumentMethodResult;
  work: CallWork;
}

/**
 * Handles a call after its body was read. It yields between scanning, parsing, checking and storing a
 * megabyte, so that no step blocks the event loop for long.
 */
async function handleCall(
  bytes: Uint8Array,
  { perform, ...caller }: CallVariables,
  options: DocumentRoutesOptions,
): Promise<HandledCall> {
  await yieldToEventLoop();
  const nodes = countJsonNodes(bytes, BODY_JSON_LIMITS);
  const parsing = { bytes: bytes.length, values: (nodes ?? BODY_JSON_LIMITS.maxNodes) / NODES_PER_VALUE };
  if (nodes === undefined) return { result: err(notJson), work: parsing };
  await yieldToEventLoop();
  const json = parseJson(bytes);
  if (!json.ok) return { result: err(notJson), work: parsing };
  const result = await perform(json.value, caller, options);
  const { work } = result.ok ? result.value : { work: { bytes: 0, values: 0 } };
  return {
    result,
    work: { bytes: parsing.bytes + work.bytes, values: parsing.values + work.values },
  };
}

const tooLarge = invalidArgument(`Request payload size exceeds the limit: ${MAX_DOCUMENT_BODY_BYTES} bytes.`);
const notJson = invalidArgument('Invalid JSON payload, or too deep or too long a structure.');
/** After how long a refused call may be repeated. */
const BUSY_SECONDS = 1;
/** In typed JSON a value is an object, and has a comma before the next. */
const NODES_PER_VALUE = 2;
const tooOften = createDocumentFailure(
  'RESOURCE_EXHAUSTED',
  'Too many calls of one learner. Try again later.',
);

function respond(context: Context, result: DocumentMethodResult, retrySeconds?: number) {
  context.header('Cache-Control', 'no-store');
  if (retrySeconds !== undefined) context.header('Retry-After', String(retrySeconds));
  if (result.ok) return context.body(result.value.body, 200, { 'Content-Type': 'application/json' });
  const body = toDocumentErrorBody(result.failure);
  // As with Google, the response of a streaming method is a list, for errors too.
  const isStream = context.req.param('method') !== 'documents:commit';
  return context.json(isStream ? [body] : body, body.error.code);
}

/** The buckets that a call is counted in. Guests share those of their address, since more guests are free. */
function getCallBuckets(
  { uid, isGuest, address }: DocumentCaller,
  { rateLimit, guestRateLimit }: Pick<DocumentRoutesOptions, 'rateLimit' | 'guestRateLimit'>,
): (readonly [buckets: TokenBuckets, subject: string])[] {
  return [
    [rateLimit, uid],
    ...(isGuest && address !== undefined ? [[guestRateLimit, address] as const] : []),
  ];
}

/** Takes a call's tokens. Returns the whole seconds to wait; 0 when it may go on. */
function consumeCall(caller: DocumentCaller, cost: number, options: DocumentRoutesOptions): number {
  for (const [buckets, subject] of getCallBuckets(caller, options)) {
    const { retryAfterSeconds } = buckets.consume(subject, cost);
    if (retryAfterSeconds > 0) return retryAfterSeconds;
  }
  return 0;
}

/** Charges what a call cost more than it has paid, or gives back what it paid too much. */
function chargeCall(caller: DocumentCaller, cost: number, options: DocumentRoutesOptions): void {
  for (const [buckets, subject] of getCallBuckets(caller, options)) buckets.charge(subject, cost);
}

/**
 * The two calls of Firestore's REST interface that its "lite" client makes for single documents
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).
 */
export function createDocumentRoutes(options: DocumentRoutesOptions): Hono {
  const { projectId, authenticate, readClientAddress, concurrencyLimit, queue } = options;
  const calls = new Hono<{ Variables: CallVariables }>();

  calls.post(CALL_PATH, async (context, next) => {
    const { project, database, method } = context.req.param();
    if (project !== projectId || database !== '(default)') {
      return respond(context, err(createDocumentFailure('NOT_FOUND', 'There is no such database.')));
    }
    const perform = METHODS.get(method);
    if (!perform) {
      return respond(context, err(createDocumentFailure('UNIMPLEMENTED', `${method} is not offered.`)));
    }
    // Before the body is read, so that only learners with an account get megabytes parsed.
    const owner = await authenticate(context.req.header('Authorization'));
    if (!owner.ok) return respond(context, owner);
    const caller = { ...owner.value, address: readClientAddress(context) };
    // Many calls may begin before the first has been charged, so each pays for its body now.
    const bodyBytes = Number(context.req.header('Content-Length') ?? 0) || 0;
    const paid = priceWork({ bytes: Math.min(Math.max(0, bodyBytes), MAX_DOCUMENT_BODY_BYTES), values: 0 });
    const retryAfterSeconds = consumeCall(caller, 1 + paid, options);
    if (retryAfterSeconds > 0) return respond(context, err(tooOften), retryAfterSeconds);
    context.set('uid', caller.uid);
    context.set('isGuest', caller.isGuest);
    context.set('address', caller.address);
    context.set('perform', perform);
    context.set('paid', paid);
    return next();
  });
  calls.post(CALL_PATH, async (context, next) => {
    // Includes reading the body: `bodyLimit` buffers a chunked body completely before the next handler.
    const performed = await concurrencyLimit.run(context.var.uid, async () => {
      await next();
      return ok();
    });
    return performed ? undefined : respond(context, err(tooOften), BUSY_SECONDS);
  });
  calls.post(
    CALL_PATH,
    bodyLimit({ maxSize: MAX_DOCUMENT_BODY_BYTES, onError: (context) => respond(context, err(tooLarge)) }),
    async (context) => {
      const { uid, address = uid, paid } = context.var;
      const bytes = await readBytes(context);
      const handled = await queue.run(
        { address, learner: uid },
        () => handleCall(bytes, context.var, options),
        context.req.raw.signal,
        1 + priceWork({ bytes: bytes.length, values: 0 }),
      );
      const result = handled.ok ? handled.value.result : err(tooOften);
      if (handled.ok) chargeCall(context.var, priceWork(handled.value.work) - paid, options);
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
