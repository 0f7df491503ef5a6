import type { LearnerStore, SaveFailure } from '../data/learner-store.ts';
import type { ApiFailure } from '../domain/api-failure.ts';
import { answerFailureMessage } from '../domain/api-messages.ts';
import { serverCredits } from '../domain/credits.ts';
import { MESSAGES } from '../domain/messages.ts';
import { isWaitingUnder, type WaitingAnswer } from '../domain/posted-answer.ts';
import { unreachable } from '../domain/result.ts';
import type { LessonApi } from '../remote/lesson-api.ts';
import type { Clock, Connectivity, Locks } from '../sync/ports/ports.ts';
import { answerRequest } from './answer-request.ts';

/** How long after a failed attempt the next one follows by itself, in milliseconds. */
export const RETRY_MS = 60_000;
/** How long one tab waits for another that is sending, in milliseconds. */
const PATIENCE_MS = 60_000;

export interface AnswerSenderParts {
  uid: string;
  store: LearnerStore;
  api: Pick<LessonApi, 'submitAnswer'>;
  clock: Clock;
  connectivity: Connectivity;
  locks: Locks;
  /** The learner's local date, `YYYY-MM-DD`. */
  today: () => string;
  /** Whether the learner is signed in with the provider: without, nothing can be sent. */
  isSignedIn: () => boolean;
}

export interface AnswerSender {
  /** Sends what waits, unless it is being sent already. */
  wake(): void;
  stop(): void;
}

type Round = 'done' | 'later';
/** What became of one answer; `blocked` where it would be the same with any other now. */
type Attempt = Round | 'blocked';

/**
 * Sends the answers that were handed in without a connection, one after the other: at its start, when the
 * device comes online or the page into view, and a minute after an attempt that failed. An answer that the
 * server won't take is put aside with the reason; one that fails otherwise waits on and holds up no other.
 */
export function startAnswerSender(parts: AnswerSenderParts): AnswerSender {
  const { uid, store, clock, connectivity, locks } = parts;
  const stopping = new AbortController();
  let isSending = false;
  let isWokenMeanwhile = false;
  let cancelRetry = () => {};

  async function sendAll(): Promise<Round> {
    let round: Round = 'done';
    for (const answer of await waitingAnswers(store)) {
      if (stopping.signal.aborted) return 'done';
      if (!connectivity.online() || !parts.isSignedIn()) return 'later';
      const attempt = await sendOne(answer, parts, stopping.signal);
      if (attempt === 'blocked') return 'later';
      if (attempt === 'later') round = 'later';
    }
    return round;
  }

  async function sendInTurn(): Promise<Round> {
    try {
      return await locks.hold(`answers:${uid}`, { patience: PATIENCE_MS, signal: stopping.signal }, sendAll);
    } catch (cause) {
      // Nothing is lost: what waits is stored.
      console.warn('Waiting answers could not be sent:', cause);
      return 'later';
    }
  }

  async function run(): Promise<void> {
    isWokenMeanwhile = isSending;
    if (isSending || stopping.signal.aborted) return;
    isSending = true;
    cancelRetry();
    const round = await sendInTurn();
    isSending = false;
    if (isWokenMeanwhile) return run();
    if (round === 'later') cancelRetry = clock.after(RETRY_MS, () => void run());
  }

  const stops = [
    connectivity.onOnline(() => void run()),
    connectivity.onVisibility(() => {
      if (connectivity.visible()) void run();
    }),
    () => cancelRetry(),
  ];
  void run();
  return {
    wake: () => void run(),
    stop() {
      stopping.abort();
      for (const stop of stops) stop();
    },
  };
}

async function waitingAnswers(store: LearnerStore): Promise<readonly WaitingAnswer[]> {
  return (await store.postedAnswers()).filter((posted) => posted.state === 'waiting');
}

async function sendOne(
  answer: WaitingAnswer,
  parts: AnswerSenderParts,
  signal: AbortSignal,
): Promise<Attempt> {
  const { store, api, today } = parts;
  const { lessonId, key } = answer;
  // The others took their time, in which this one may have been replaced or answered.
  const isCurrent = (await waitingAnswers(store)).some((one) => isWaitingUnder(key, one));
  if (!isCurrent) return 'done';
  const lesson = await store.lesson(lessonId);
  // A lesson that can't be read comes back with the next pull.
  if (!lesson) return 'later';
  const localDate = today();
  const request = answerRequest(lesson, answer.answer);
  const reply = await api.submitAnswer(request, { localDate, idempotencyKey: key, signal });
  if (!reply.ok) {
    if (isFinal(reply.failure)) return putAside(answer, answerFailureMessage(reply.failure) ?? '', store);
    return isOfAnyAnswer(reply.failure) ? 'blocked' : 'later';
  }
  const { feedback, remaining } = reply.value;
  const saved = await store.completeLesson(lessonId, { answer: answer.answer, feedback }, key);
  if (remaining !== undefined) await store.saveCredits(serverCredits(localDate, remaining));
  return saved.ok ? 'done' : unsaved(answer, saved.failure, store);
}

async function putAside(answer: WaitingAnswer, message: string, store: LearnerStore): Promise<Attempt> {
  const refused = await store.refuseAnswer(answer, message);
  return refused.ok ? 'done' : 'later';
}

/** The feedback came and could not be stored. */
async function unsaved(answer: WaitingAnswer, failure: SaveFailure, store: LearnerStore): Promise<Attempt> {
  switch (failure.kind) {
    case 'skill-not-in-course':
      return putAside(answer, MESSAGES.skillNotInCourse(failure.skill), store);
    case 'storage-full':
      return 'blocked';
    case 'missing-record':
    case 'database':
      return 'later';
    default:
      return unreachable(failure);
  }
}

/** What a server says of an answer that it would refuse again: not well formed, too large, not acceptable. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && FINAL_STATUSES.includes(failure.status);
}

/** Whether the failure has nothing to do with the answer that was sent. */
function isOfAnyAnswer(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'no-response':
    case 'unauthenticated':
    case 'limit':
    case 'cancelled':
      return true;
    case 'refused':
      return failure.status === 429;
    case 'not-found':
    case 'malformed':
    case 'timeout':
      return false;
    default:
      return unreachable(failure);
  }
}
