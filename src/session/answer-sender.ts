import type { LearnerStore } from '../data/learner-store.ts';
import type { ApiFailure } from '../domain/api-failure.ts';
import { answerFailureMessage } from '../domain/api-messages.ts';
import { serverCredits } from '../domain/credits.ts';
import type { WaitingAnswer } from '../domain/posted-answer.ts';
import type { LessonApi } from '../remote/lesson-api.ts';
import type { Clock, Connectivity, Locks } from '../sync/ports.ts';
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

/**
 * Sends the answers that were handed in without a connection, one after the other: at its start, when the
 * device comes online or the page into view, and a minute after an attempt that failed. An answer that the
 * server won't take is put aside with the reason.
 */
export function startAnswerSender(parts: AnswerSenderParts): AnswerSender {
  const { uid, store, clock, connectivity, locks } = parts;
  const stopping = new AbortController();
  let isSending = false;
  let cancelRetry = () => {};

  async function sendAll(): Promise<Round> {
    const posted = await store.postedAnswers();
    const waiting = posted.filter((one) => one.state === 'waiting');
    if (waiting.length === 0) return 'done';
    if (!connectivity.online() || !parts.isSignedIn()) return 'later';
    for (const answer of waiting) {
      if (stopping.signal.aborted) return 'done';
      if ((await sendOne(answer, parts, stopping.signal)) === 'later') return 'later';
    }
    return 'done';
  }

  async function run(): Promise<void> {
    if (isSending || stopping.signal.aborted) return;
    isSending = true;
    cancelRetry();
    try {
      const lock = { patience: PATIENCE_MS, signal: stopping.signal };
      const round = await locks.hold(`answers:${uid}`, lock, sendAll);
      if (round === 'later') cancelRetry = clock.after(RETRY_MS, () => void run());
    } catch (cause) {
      // The next trigger tries again: what waits is stored.
      console.warn('Waiting answers could not be sent:', cause);
    } finally {
      isSending = false;
    }
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

async function sendOne(answer: WaitingAnswer, parts: AnswerSenderParts, signal: AbortSignal): Promise<Round> {
  const { store, api, today } = parts;
  const lesson = await store.lesson(answer.lessonId);
  if (!lesson) {
    await store.clearPost(answer.lessonId);
    return 'done';
  }
  const localDate = today();
  const request = answerRequest(lesson, answer.answer);
  const reply = await api.submitAnswer(request, { localDate, idempotencyKey: answer.key, signal });
  if (!reply.ok) {
    if (!isFinal(reply.failure)) return 'later';
    await store.refuseAnswer(answer, answerFailureMessage(reply.failure) ?? '');
    return 'done';
  }
  const { feedback, remaining } = reply.value;
  const saved = await store.completeLesson(lesson.id, { answer: answer.answer, feedback });
  if (!saved.ok) return 'later';
  await store.announceFeedback(lesson.id);
  if (remaining !== undefined) await store.saveCredits(serverCredits(localDate, remaining));
  return 'done';
}

/** What a server says of an answer that it would refuse again: not well formed, too large, not acceptable. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && FINAL_STATUSES.includes(failure.status);
}
