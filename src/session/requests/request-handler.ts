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

export interface RequestPorts {
  store: LearnerStore;
  api: Pick<LessonApi, 'generateClass' | 'fetchWrittenClass' | 'submitAnswer'>;
  clock: Clock;
  /** The learner's local date, `YYYY-MM-DD`. */
  today: () => string;
  /** Reads the content of a class from its markdown; rejects when the code for that can't be loaded. */
  loadClassContent: (classPlan: string) => Promise<ClassContent>;
  /**
   * The class as markdown with what it asks again from earlier classes; rejects when the code for that can't
   * be loaded.
   * @param now milliseconds since the epoch
   */
  addRecall: (classPlan: string, now: number) => Promise<string>;
  /**
   * A review of the last classes as markdown, made from the learner's records; `null` if they have too few
   * mistakes for one. Rejects when the code for that can't be loaded.
   * @param now milliseconds since the epoch
   */
  writeReview: (request: RequestOf<'class'>['request'], now: number) => Promise<string | null>;
  /** Checks an answer to a lesson on this device. */
  checkOnDevice: (
    lesson: LessonRecord,
    submission: { answer: string; calledRight: SentDisputes },
    signal?: AbortSignal,
  ) => Promise<Result<AnswerCheck, CheckFailure>>;
  /**
   * The built-in teacher's class as markdown, or a message for the learner; rejects when the teacher can't be
   * loaded.
   */
  writeClass: (request: RequestOf<'class'>['request'], seed: number) => Promise<Result<string, string>>;
}

export interface RequestHandler {
  /** Sends the request; fails with the event to apply, or `null` when it was cancelled. */
  send(signal: AbortSignal): Promise<Result<RequestReply, RequestEvent | null>>;
  /** Stores the reply's records and settles the request, in one transaction. */
  settle(reply: RequestReply): Promise<Result<unknown, SaveFailure>>;
}
