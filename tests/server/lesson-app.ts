import type { Hono } from 'hono';
import { type AppOptions, createApp } from '../../server/app.ts';
import { createCreditLedger } from '../../server/credits/credit-ledger.ts';
import { createPaidCalls } from '../../server/credits/paid-calls.ts';
import { builtInClassWriter } from '../../server/lessons/class-writer.ts';
import type { CompletedRequest } from '../../server/log.ts';
import { createTokenBuckets } from '../../server/rate-limits/token-buckets.ts';
import { err, ok } from '../../src/domain/result.ts';
import { CLASS_REQUEST } from '../some-requests.ts';
import { openTestDatabase } from './database/test-database.ts';

export const NOW = Date.parse('2025-03-01T12:00:00Z');

export interface LessonApp {
  app: Hono;
  lessons: AppOptions['lessons'];
  /** The logged messages. */
  logged: { message: string; error?: unknown }[];
  /** The requests that were logged; the n-th has the id `request-n`. */
  completedRequests: CompletedRequest[];
  /** Calls as the learner `uid`; an object becomes the JSON body of a POST. */
  call(path: string, body?: object | string, headers?: Record<string, string>): Promise<Response>;
  /** Requests a class, and disconnects once `asked` resolves; resolves when the work has ended. */
  abortClassRequest(asked: Promise<unknown>): Promise<void>;
  /** The status and the detail of a call's response. */
  readRefusal(...call: Parameters<LessonApp['call']>): Promise<[status: number, detail: unknown]>;
}

/**
 * The HTTP app over an empty database: the token `token-<uid>` is that learner's, all others are invalid.
 * @param over replaces options of the lesson API
 * @param app replaces options of the whole app
 */
export async function createLessonApp(
  over: Partial<AppOptions['lessons']> = {},
  app: Partial<AppOptions> = {},
): Promise<LessonApp> {
  const database = await openTestDatabase();
  const ledger = over.ledger ?? createCreditLedger(database, 'here');
  const logged: LessonApp['logged'] = [];
  const completedRequests: CompletedRequest[] = [];
  let requests = 0;
  const clock = over.clock ?? (() => NOW);
  const lessons: AppOptions['lessons'] = {
    verifyIdToken: async (token) =>
      token.startsWith('token-') ? ok({ uid: token.slice('token-'.length) }) : err('invalid'),
    ledger,
    paidCalls: createPaidCalls(ledger, clock),
    classWriter: builtInClassWriter,
    corrector: { writeFeedback: async () => ({ feedback: 'Well done.' }) },
    rateLimit: createTokenBuckets({ burst: 60, refillPerMinute: 60 }, clock),
    hasRoomForAnswer: () => true,
    guestsPerDay: 100,
    clock,
    createSeed: () => 7,
    log: (message, error) => logged.push({ message, error }),
    ...over,
  };
  const hono = createApp({
    configuration: { allowedOrigins: [] },
    hosting: {},
    files: new Map(),
    checkReadiness: async () => [],
    readClientAddress: () => undefined,
    getRequestId: () => `request-${++requests}`,
    logRequest: (request) => completedRequests.push(request),
    now: () => 0,
    ...app,
    lessons,
  });
  const call: LessonApp['call'] = async (path, body, headers = {}) =>
    hono.request(path, {
      headers: { Authorization: 'Bearer token-ana', ...headers },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    app: hono,
    lessons,
    logged,
    completedRequests,
    call,
    async abortClassRequest(asked) {
      const client = new AbortController();
      const response = hono.request('/api/generate-class', {
        method: 'POST',
        headers: { Authorization: 'Bearer token-ana' },
        body: JSON.stringify(CLASS_REQUEST),
        signal: client.signal,
      });
      await asked;
      client.abort();
      await response;
      await lessons.paidCalls.waitUntilIdle();
    },
    async readRefusal(...asked) {
      const response = await call(...asked);
      return [response.status, (await response.json()).detail];
    },
  };
}
