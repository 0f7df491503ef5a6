import * as v from 'valibot';
import {
  errorResponse,
  type GenerateClassResponse,
  generateClassResponse,
  IDEMPOTENCY_HEADER,
  LESSON_API,
  LOCAL_DATE_HEADER,
  remainingCallsResponse,
  submitAnswerResponse,
  writtenClassResponse,
} from '../api-contract/lesson-api.ts';
import type { ApiFailure } from '../domain/api-failure.ts';
import { REQUEST_TIMEOUT_MS } from '../domain/limits.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { createLinkedAbort } from '../platform/linked-abort.ts';
import { systemClock } from '../sync/ports/browser-ports.ts';
import type { Clock } from '../sync/ports/ports.ts';
import type { CallOptions, GeneratedClass, LessonApi, PaidCallOptions } from './lesson-api.ts';

/** What the client needs; optional parts default to the browser's. */
export interface LessonApiParts {
  /** The lesson API's address, without a slash at its end. */
  backendUrl: string;
  /** The learner's bearer token, renewed with `force`; `null` when signed out. */
  getToken(force: boolean): Promise<string | null>;
  fetch?: typeof fetch;
  /** Whether the browser reports a connection. */
  isOnline?: () => boolean;
  clock?: Pick<Clock, 'runAfter'>;
}

/** One call, whose response is parsed by `schema`. */
interface Call<Schema extends v.GenericSchema> {
  /** Default: GET without a body, POST with one. */
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  schema: Schema;
  options: CallOptions | PaidCallOptions;
  body?: unknown;
}

/**
 * The lesson API over HTTP (specification, section 7): with a bearer token, a timeout of 50 s, and one retry
 * with a renewed token after a 401. A paid call is retried with the same idempotency key, so that it is
 * charged once.
 */
export function createLessonApiClient(parts: LessonApiParts): LessonApi {
  const send = parts.fetch ?? fetch.bind(globalThis);
  const isOnline = parts.isOnline ?? (() => navigator.onLine);
  const clock = parts.clock ?? systemClock;

  async function request<Schema extends v.GenericSchema>(
    { path, options, body, method = body === undefined ? 'GET' : 'POST' }: Call<Schema>,
    token: string,
    signal: AbortSignal,
  ): Promise<Response> {
    const headers = new Headers({
      Authorization: `Bearer ${token}`,
      [LOCAL_DATE_HEADER]: options.localDate,
    });
    if ('idempotencyKey' in options) headers.set(IDEMPOTENCY_HEADER, options.idempotencyKey);
    if (body === undefined) return send(`${parts.backendUrl}${path}`, { method, headers, signal });
    headers.set('Content-Type', 'application/json');
    return send(`${parts.backendUrl}${path}`, { method, body: JSON.stringify(body), headers, signal });
  }

  async function call<Schema extends v.GenericSchema>(
    spec: Call<Schema>,
  ): Promise<Result<v.InferOutput<Schema>, ApiFailure>> {
    const { signal: cancel } = spec.options;
    const limits = createLinkedAbort(...(cancel ? [cancel] : []));
    const { signal } = limits;
    const stopWaiting = clock.runAfter(REQUEST_TIMEOUT_MS, limits.abort);
    try {
      const token = await rejectOnAbort(parts.getToken(false), signal);
      if (!token) return err({ kind: 'unauthenticated' });
      let response = await request(spec, token, signal);
      if (response.status === 401) {
        const fresh = await rejectOnAbort(parts.getToken(true), signal);
        if (!fresh) return err({ kind: 'unauthenticated' });
        response = await request(spec, fresh, signal);
      }
      if (response.headers.has(LOCAL_DATE_HEADER)) spec.options.onWrongDate?.();
      const text = await response.text();
      const answer = parseJson(text);
      if (!response.ok) return err(toApiFailure(response, answer ?? readPlainDetail(response, text)));
      const parsed = v.safeParse(spec.schema, answer);
      return parsed.success ? ok(parsed.output) : err({ kind: 'malformed' });
    } catch {
      if (cancel?.aborted) return err({ kind: 'cancelled' });
      if (signal.aborted) return err({ kind: 'timeout' });
      return err({ kind: isOnline() ? 'no-response' : 'offline' });
    } finally {
      stopWaiting();
      limits.release();
    }
  }

  return {
    async fetchRemainingCalls(options) {
      const answer = await call({ path: LESSON_API.remainingCalls, schema: remainingCallsResponse, options });
      return answer.ok ? ok(answer.value.remaining_calls.generate) : answer;
    },
    async deleteLearner(options) {
      const schema = v.unknown();
      const answer = await call({ method: 'DELETE', path: LESSON_API.learner, schema, options });
      return answer.ok ? ok() : answer;
    },
    async generateClass(body, options) {
      const path = LESSON_API.generateClass;
      const answer = await call({ path, schema: generateClassResponse, options, body });
      return answer.ok ? ok(toGeneratedClass(answer.value)) : answer;
    },
    async fetchWrittenClass(options) {
      const path = LESSON_API.generateClass;
      const answer = await call({ path, schema: writtenClassResponse, options });
      if (!answer.ok) return answer;
      return ok('class_plan' in answer.value ? toGeneratedClass(answer.value) : null);
    },
    async submitAnswer(body, options) {
      const path = LESSON_API.submitAnswer;
      const answer = await call({ path, schema: submitAnswerResponse, options, body });
      if (!answer.ok) return answer;
      const { feedback, marked_page: page, remaining_calls: left } = answer.value;
      return ok({ feedback, ...(page ? { page } : {}), ...(left ? { remaining: left.generate } : {}) });
    },
  };
}

function toGeneratedClass(answer: GenerateClassResponse): GeneratedClass {
  const { class_plan: classPlan, remaining_calls: left, note } = answer;
  return {
    classPlan,
    ...(left ? { remaining: left.generate } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

function toApiFailure({ status, headers }: Response, answer: unknown): ApiFailure {
  if (status === 401) return { kind: 'unauthenticated' };
  if (status === 404) return { kind: 'not-found' };
  const wait = headers.get('Retry-After');
  // The daily limit has no Retry-After; a rate limit has one.
  if (status === 429 && wait === null) return { kind: 'limit' };
  const body = v.safeParse(errorResponse, answer);
  const detail = body.success ? { detail: body.output.detail } : {};
  if (wait !== null && (status === 429 || status === 503)) {
    return { kind: 'busy', retryAfterMs: parseRetryAfterMs(wait), ...detail };
  }
  return { kind: 'refused', status, ...detail };
}

/** The message of the limit of requests for each address, which is not JSON but plain text. */
function readPlainDetail({ headers }: Response, text: string): unknown {
  const isPlain = headers.get('Content-Type')?.startsWith('text/plain');
  return isPlain && headers.has('Retry-After') ? { detail: text } : undefined;
}

/** A `Retry-After` in seconds, as milliseconds; 0 for a date, because the device's clock may be wrong. */
function parseRetryAfterMs(header: string): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : 0;
}

/** `undefined`, which no schema accepts, for a body that is not JSON, such as a proxy's error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rejects when `signal` is aborted, because the provider's token renewal takes no signal. */
function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
