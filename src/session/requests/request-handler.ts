import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { SaveFailure } from '../../data/writes/save-result.ts';
import type { AnswerCheck, CheckFailure } from '../../domain/answer-check.ts';
import type { SentDisputes } from '../../domain/disputed-answers.ts';
import type { ClassContent } from '../../domain/plan-usage.ts';
import type { LessonRecord } from '../../domain/records.ts';
import type { RequestEvent, RequestReply } from '../../domain/request-status.ts';
import type { Result } from '../../domain/result.ts';
import type { LessonApi } from '../../remote/lesson-api.ts';
import type { Clock } from '../../sync/ports/ports.ts';

type ClassRequest = RequestOf<'class'>['request'];

/**
 * What carrying out a stored request (a class, an answer, or a game's text) needs, online and offline. The
 * functions that load the teacher or the parser on demand reject when that code can't be loaded.
 */
export interface RequestPorts {
  store: LearnerStore;
  api: Pick<LessonApi, 'generateClass' | 'fetchWrittenClass' | 'submitAnswer'>;
  clock: Clock;
  /** The learner's local date, `YYYY-MM-DD`. */
  today: () => string;
  /** Parses the content of a class from `classPlan`, its markdown. */
  loadClassContent: (classPlan: string) => Promise<ClassContent>;
  /**
   * The class plan with questions on earlier classes, the recall, added to it.
   * @param now milliseconds since the epoch
   */
  addRecall: (classPlan: string, now: number) => Promise<string>;
  /**
   * The class plan of a review of the last classes, made from the learner's records; `null` if they have too
   * few mistakes for one.
   * @param now milliseconds since the epoch
   */
  writeReview: (request: ClassRequest, now: number) => Promise<string | null>;
  /**
   * Checks an answer to a lesson on this device.
   * @param submission `calledRight` are answers to the exercises that were marked wrong and that the learner
   * reported as right
   */
  checkOnDevice: (
    lesson: LessonRecord,
    submission: { answer: string; calledRight: SentDisputes },
    signal?: AbortSignal,
  ) => Promise<Result<AnswerCheck, CheckFailure>>;
  /**
   * The class plan that the built-in teacher writes, or a message for the learner.
   * @param seed another seed gives another class
   */
  writeClass: (request: ClassRequest, seed: number) => Promise<Result<string, string>>;
}

/** Carries out one stored request; each kind of request has its own handler. */
export interface RequestHandler {
  /** Sends the request; fails with the event to apply, or `null` when it was cancelled. */
  send(signal: AbortSignal): Promise<Result<RequestReply, RequestEvent | null>>;
  /** Stores the reply's records and settles the request, in one transaction. */
  settle(reply: RequestReply): Promise<Result<unknown, SaveFailure>>;
}
