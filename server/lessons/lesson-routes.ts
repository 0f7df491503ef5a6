import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as v from 'valibot';
import {
  type GenerateClassResponse,
  generateClassRequest,
  IDEMPOTENCY_HEADER,
  LESSON_API,
  MAX_REQUEST_BYTES,
  type RemainingCallsResponse,
  submitAnswerRequest,
  type WrittenClassResponse,
} from '../../src/api-contract/lesson-api.ts';
import { MESSAGES } from '../../src/domain/messages.ts';
import { renderPlan } from '../../src/domain/plan-markdown.ts';
import { unreachable } from '../../src/domain/result.ts';
import { toClassRequest } from '../../src/teacher/class-request.ts';
import type { PaidCallKind } from '../credits/credit-days.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { PaidCallResult, PaidCalls } from '../credits/paid-calls.ts';
import { findDatabaseErrorKind } from '../database/database-error.ts';
import type { Log } from '../log.ts';
import { createClientClosedResponse } from '../requests/client-disconnect.ts';
import { respondWithError } from '../requests/error-response.ts';
import { type Caller, type CallerEnv, type CallerOptions, requireCaller } from './caller.ts';
import { type FeedbackClient, FeedbackRefusedError } from './feedback/feedback.ts';
import type { LessonServices } from './lesson-services.ts';
import { readBody } from './request-body.ts';

export interface LessonRoutesOptions extends CallerOptions, LessonServices {
  ledger: CreditLedger;
  paidCalls: PaidCalls;
  /** Whether an answer from this address would be checked, or refused because too many wait. */
  hasRoomForAnswer: (address: string) => boolean;
  /** A new whole number for each class. */
  createSeed: () => number;
  log: Log;
}

const formatTooLarge = (bytes: number) => `The request is too large: at most ${bytes / 1024} KiB are taken.`;
/* The messages of errors, and after how many seconds such a call may be repeated. */
const CALL_RUNNING = 'This is being worked on already. Try again in a moment.';
const BUSY = 'Two of your requests are being worked on. Try again in a moment.';
const BUSY_SECONDS = 5;
const TOO_MANY_ANSWERS = 'No more answers can be checked today. This one can be handed in again tomorrow.';
const HOUR_SECONDS = 3600;
const KEY_TAKEN = `This ${IDEMPOTENCY_HEADER} belongs to another call.`;
const KEY_UNUSABLE = `The ${IDEMPOTENCY_HEADER} must have 1 to 200 letters, digits or signs.`;
/** 1 to 200 visible ASCII characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const CHECKER_BUSY = 'Many answers are being checked at the moment. Try again in a little while.';
const CHECKER_BUSY_SECONDS = 20;
const NOT_CHECKABLE =
  'This answer takes too long to check. Make it shorter, or write it in simpler sentences.';

async function readRemainingCalls({ ledger }: LessonRoutesOptions, caller: Caller) {
  return { remaining_calls: { generate: await ledger.readRemaining(caller, caller.localDate) } };
}

/** What the response to a call depends on. */
interface PaidCallTexts {
  kind: PaidCallKind;
  failed: string;
}

/** What differs between the two paid calls. */
interface PaidRoute<Input> extends PaidCallTexts {
  maxBytes: number;
  schema: v.GenericSchema<unknown, Input>;
  unauthenticated: string;
  work(input: Input, client: FeedbackClient): Promise<object>;
}

const CLASS: PaidCallTexts = { kind: 'generate-class', failed: MESSAGES.generateFailed };

function respondWithFailure(
  c: Context,
  { log }: LessonRoutesOptions,
  { kind, failed }: PaidCallTexts,
  cause: unknown,
): Response {
  // The response could not be stored; the app's error handler reports database errors.
  if (findDatabaseErrorKind(cause) !== undefined) throw cause;
  if (!(cause instanceof FeedbackRefusedError)) {
    log(`${kind} failed.`, cause, c.get('requestId'));
    return respondWithError(c, 500, failed);
  }
  switch (cause.reason) {
    case 'busy':
      return respondWithError(c, 503, CHECKER_BUSY, CHECKER_BUSY_SECONDS);
    case 'worker-failed':
      return respondWithError(c, 422, NOT_CHECKABLE);
    case 'client-disconnected':
      return createClientClosedResponse();
    default:
      return unreachable(cause.reason);
  }
}

/** The response to a call: its result with the remaining credits, or an error. */
async function respondWithResult(
  c: Context<CallerEnv>,
  options: LessonRoutesOptions,
  texts: PaidCallTexts,
  result: PaidCallResult,
): Promise<Response> {
  switch (result.kind) {
    case 'answered':
      return c.json({ ...JSON.parse(result.answer), ...(await readRemainingCalls(options, c.var.caller)) });
    case 'no-credit':
      return respondWithError(c, 429, MESSAGES.creditsLimit);
    case 'too-many-begun':
      return texts.kind === 'generate-class'
        ? respondWithError(c, 429, MESSAGES.creditsLimit)
        : respondWithError(c, 429, TOO_MANY_ANSWERS, HOUR_SECONDS);
    case 'busy':
      return respondWithError(c, 429, BUSY, BUSY_SECONDS);
    case 'running':
      return respondWithError(c, 409, CALL_RUNNING);
    case 'key-taken':
      return respondWithError(c, 400, KEY_TAKEN);
    case 'client-disconnected':
      return createClientClosedResponse();
    case 'failed':
      return respondWithFailure(c, options, texts, result.cause);
    default:
      return unreachable(result);
  }
}

/** The class that was written and charged under a key, in case its response got lost. */
async function respondWithWrittenClass(
  c: Context<CallerEnv>,
  options: LessonRoutesOptions,
): Promise<Response> {
  const idempotencyKey = c.req.header(IDEMPOTENCY_HEADER);
  if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey)) return respondWithError(c, 400, KEY_UNUSABLE);
  const found = await options.ledger.findCall({ uid: c.var.caller.uid, idempotencyKey, kind: CLASS.kind });
  return found.kind === 'none'
    ? c.json({ written: false } satisfies WrittenClassResponse)
    : respondWithResult(c, options, CLASS, found);
}

async function handlePaidCall<Input>(
  c: Context<CallerEnv>,
  options: LessonRoutesOptions,
  route: PaidRoute<Input>,
): Promise<Response> {
  const { caller } = c.var;
  const idempotencyKey = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) return respondWithError(c, 400, KEY_UNUSABLE);
  const body = await readBody(c, route.schema);
  if (!body.ok) return respondWithError(c, 400, body.failure);
  const call = { ...caller, idempotencyKey, kind: route.kind };
  // Without a socket, as in tests, each learner has an address of their own.
  const address = options.readClientAddress(c) ?? caller.uid;
  // Before the ledger: beginning and refunding a call costs the database more than the learner gains.
  if (route.kind === 'submit-answer' && !options.hasRoomForAnswer(address))
    return respondWithError(c, 503, CHECKER_BUSY, CHECKER_BUSY_SECONDS);
  const result = await options.paidCalls.execute(call, c.req.raw.signal, async (signal) =>
    JSON.stringify(await route.work(body.value, { signal, address, learner: caller.uid })),
  );
  return respondWithResult(c, options, route, result);
}

/** The lesson API (specification, section 7), to be mounted under `/api`. Errors are `{ detail }`. */
export function createLessonRoutes(options: LessonRoutesOptions): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>();

  function addPaidRoute<Input>(path: string, route: PaidRoute<Input>): void {
    const { maxBytes: maxSize } = route;
    routes.post(
      path,
      requireCaller(options, route.unauthenticated),
      bodyLimit({ maxSize, onError: (c) => respondWithError(c, 413, formatTooLarge(maxSize)) }),
      (c) => handlePaidCall(c, options, route),
    );
  }

  routes.get(LESSON_API.remainingCalls, requireCaller(options, MESSAGES.creditsUnauthenticated), async (c) =>
    c.json((await readRemainingCalls(options, c.var.caller)) satisfies RemainingCallsResponse),
  );

  routes.get(LESSON_API.generateClass, requireCaller(options, MESSAGES.generateUnauthenticated), (c) =>
    respondWithWrittenClass(c, options),
  );

  routes.delete(LESSON_API.learner, requireCaller(options, MESSAGES.creditsUnauthenticated), async (c) => {
    await options.ledger.deleteLearnerCalls(c.var.caller.uid);
    return c.body(null, 204);
  });

  addPaidRoute(LESSON_API.generateClass, {
    ...CLASS,
    maxBytes: MAX_REQUEST_BYTES.generateClass,
    schema: generateClassRequest,
    unauthenticated: MESSAGES.generateUnauthenticated,
    async work(request, { signal }) {
      const { plan, note } = await options.classWriter.writeClass(toClassRequest(request), {
        seed: options.createSeed(),
        signal,
      });
      return {
        class_plan: renderPlan(plan),
        ...(note === undefined ? {} : { note }),
      } satisfies GenerateClassResponse;
    },
  });

  addPaidRoute(LESSON_API.submitAnswer, {
    kind: 'submit-answer',
    maxBytes: MAX_REQUEST_BYTES.submitAnswer,
    schema: submitAnswerRequest,
    unauthenticated: MESSAGES.answerUnauthenticated,
    failed: MESSAGES.answerFailed,
    work: (request, client) => options.corrector.writeFeedback(request, client),
  });

  return routes;
}
