import type { RequestOf } from '../../data/requests/request-rows.ts';
import { type ApiFailure, isServerUnreachable } from '../../domain/api-failure.ts';
import { formatGenerateFailure } from '../../domain/format-api-failure.ts';
import {
  isFirstAttempt,
  isRequestSuperseded,
  type RequestEvent,
  type RequestReply,
} from '../../domain/request-status.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '../../domain/retry-delays.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

const WRITTEN_ON_DEVICE_NOTE = 'The built-in teacher wrote this class on your device, offline.';
const NOT_WRITTEN_MESSAGE =
  'We can’t write this class offline yet. Go online once, so we can download what we need.';

type FetchedClass = Promise<Result<RequestReply, RequestEvent | null>>;

/**
 * Handles a class, which becomes a lesson under the request's key. Without a number of classes left from the
 * server, one credit is taken off.
 */
export function createClassHandler(row: RequestOf<'class'>, ports: RequestPorts): RequestHandler {
  const { key, localDate, request } = row;
  return {
    send: (signal) => fetchClass(row, ports, signal),
    async settle({ text: receivedPlan, note, remaining, isReview, localDate: creditDate = localDate }) {
      const classPlan = await addRecallIfPossible(receivedPlan, ports);
      const lesson = {
        classPlan,
        studentLevel: request.student_level,
        skillFocus: request.skill_focus,
        teacher: request.teacher,
        reason: request.reason,
        age: request.age,
        module_lesson: request.module_lesson ?? 0,
        ...(isReview && { isReview }),
        // If this rejects, the request stays `sending`, and its class is fetched again under its key.
        content: await ports.loadClassContent(classPlan),
      };
      const credits = { date: creditDate, remaining };
      return ports.store.addLesson(lesson, key, { credits, ...(note === undefined ? {} : { note }) });
    },
  };
}

/**
 * Adds what earlier classes taught to a plan, to be asked again. A class without that is better than none, so
 * a failure leaves the plan as it was received.
 */
async function addRecallIfPossible(classPlan: string, { addRecall, clock }: RequestPorts): Promise<string> {
  try {
    return await addRecall(classPlan, clock.now());
  } catch (cause) {
    console.warn('What earlier classes taught could not be added to the class:', cause);
    return classPlan;
  }
}

/** Fetches the requested class from the server or the built-in teacher. */
async function fetchClass(row: RequestOf<'class'>, ports: RequestPorts, signal: AbortSignal): FetchedClass {
  const { key, localDate, request } = row;
  // Superseded by another request: only what the server has already written is fetched.
  if (isRequestSuperseded(row.status)) return fetchWritten(key, ports, signal);
  if (row.by === 'device') return writeOnDevice(row, ports, signal);
  const review = row.by === 'review' ? await writeReviewIfPossible(row, ports) : null;
  if (signal.aborted) return err(null);
  if (review !== null) return ok({ text: review, isReview: true });
  // The date of the credit that it spends; the server refuses it once that day is over everywhere.
  const reply = await ports.api.generateClass(request, { localDate, idempotencyKey: key, signal });
  if (!reply.ok) return err(mapClassFailure(reply.failure, row, ports.clock.now()));
  const { classPlan: text, ...noteAndRemaining } = reply.value;
  return ok({ text, ...noteAndRemaining });
}

/** The review, or `null` if there is none: then the learner gets a new class. */
async function writeReviewIfPossible(
  { request }: RequestOf<'class'>,
  { clock, writeReview }: RequestPorts,
): Promise<string | null> {
  try {
    return await writeReview(request, clock.now());
  } catch (cause) {
    console.error('The review could not be written:', cause);
    return null;
  }
}

/**
 * Fetches a class that another request has replaced, if the server has written it and charged a credit, so
 * that only the reply was lost.
 */
async function fetchWritten(
  key: string,
  { api, clock, today }: RequestPorts,
  signal: AbortSignal,
): FetchedClass {
  // Its own day may be over, and the server accepts only a current date.
  const localDate = today();
  const reply = await api.fetchWrittenClass({ localDate, idempotencyKey: key, signal });
  if (!reply.ok) {
    if (reply.failure.kind === 'cancelled') return err(null);
    // An older server does not have this call.
    const wait = reply.failure.kind === 'not-found' ? MAX_RETRY_DELAY_MS : RETRY_DELAY_MS;
    return err({ type: 'postponed', why: 'failed', retryAt: clock.now() + wait });
  }
  if (!reply.value) return err({ type: 'not-processed' });
  const { classPlan: text, ...noteAndRemaining } = reply.value;
  return ok({ text, localDate, ...noteAndRemaining });
}

async function writeOnDevice(
  { request }: RequestOf<'class'>,
  { clock, writeClass }: RequestPorts,
  signal: AbortSignal,
): FetchedClass {
  try {
    // The time as seed, so that a repeated request gives another class.
    const written = await writeClass(request, clock.now());
    if (signal.aborted) return err(null);
    if (!written.ok) return err({ type: 'refused', message: written.failure });
    return ok({ text: written.value, note: WRITTEN_ON_DEVICE_NOTE });
  } catch (cause) {
    console.error('Writing the class on this device failed:', cause);
    return err({ type: 'refused', message: NOT_WRITTEN_MESSAGE });
  }
}

/**
 * The event for a class that did not come. It is refused, so that the learner decides about a retry, which
 * costs nothing more. Only one that an earlier page began (`why` is not `new`) is postponed, since it may be
 * written and charged. `null` where the learner cancelled.
 */
function mapClassFailure(
  failure: ApiFailure,
  { status }: RequestOf<'class'>,
  now: number,
): RequestEvent | null {
  const message = formatGenerateFailure(failure);
  if (message === null) return null;
  if (!isServerUnreachable(failure)) return { type: 'refused', message };
  if (!isFirstAttempt(status)) return { type: 'postponed', why: 'offline', retryAt: now + RETRY_DELAY_MS };
  return { type: 'refused', message, remedy: 'write-here' };
}
