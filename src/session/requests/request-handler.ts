import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { SaveFailure } from '../../data/writes/save-result.ts';
import type { AnswerCheck, CheckFailure } from '../../domain/answer-check.ts';
import type { CalledRight } from '../../domain/called-right.ts';
import type { ClassContent } from '../../domain/plan-usage.ts';
import type { LessonRecord } from '../../domain/records.ts';
import type { RequestEvent, RequestReply } from '../../domain/request-status.ts';
import type { Result } from '../../domain/result.ts';
import type { LessonApi } from '../../remote/lesson-api.ts';
import type { Clock } from '../../sync/ports/ports.ts';

/** What requests need to be carried out. */
export interface RequestPorts {
  store: LearnerStore;
  api: Pick<LessonApi, 'generateClass' | 'fetchWrittenClass' | 'submitAnswer'>;
  clock: Clock;
  /** The learner's local date, `YYYY-MM-DD`. */
  today: () => string;
  /**
   * What a class uses up, read from its markdown by code that is loaded for it; rejects when that can't be
   * had.
   */
  loadClassContent: (classPlan: string) => Promise<ClassContent>;
  /** What this device finds in an answer to a lesson. */
  checkOnDevice: (
    lesson: LessonRecord,
    given: { answer: string; calledRight: CalledRight },
    signal?: AbortSignal,
  ) => Promise<Result<AnswerCheck, CheckFailure>>;
  /**
   * The built-in teacher's class as markdown, or what to tell of a class that is not on this device; rejects
   * when none can be written here.
   */
  writeClass: (request: RequestOf<'class'>['request'], seed: number) => Promise<Result<string, string>>;
}

/** How one request is carried out. */
export interface RequestHandler {
  /** Fails with what becomes of the request then; `null` when it was cancelled. */
  send(signal: AbortSignal): Promise<Result<RequestReply, RequestEvent | null>>;
  /** Stores the reply with its records and the request's end, in one transaction. */
  settle(reply: RequestReply): Promise<Result<unknown, SaveFailure>>;
}
