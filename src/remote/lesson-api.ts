import type { GenerateClassRequest, SubmitAnswerRequest } from '../api-contract/lesson-api.ts';
import type { ApiFailure } from '../domain/api-failure.ts';
import type { MarkedPage } from '../domain/marked-page.ts';
import type { Result } from '../domain/result.ts';

/** `remaining` is the number of classes left today, if the server sent it. */
export interface GeneratedClass {
  classPlan: string;
  remaining?: number;
  note?: string;
}

export interface Feedback {
  feedback: string;
  /** Absent where the server does not mark answers. */
  page?: MarkedPage;
  remaining?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The learner's local date, `YYYY-MM-DD`. */
  localDate: string;
  /** Called when the server counts another date, because that one is today's nowhere. */
  onWrongDate?: () => void;
}

/** A call that is repeated with the same key is processed, and charged, only once. */
export interface PaidCallOptions extends CallOptions {
  idempotencyKey: string;
}

/** The port to the lesson API; times out after `REQUEST_TIMEOUT_MS`. */
export interface LessonApi {
  fetchRemainingCalls(options: CallOptions): Promise<Result<number, ApiFailure>>;
  generateClass(
    request: GenerateClassRequest,
    options: PaidCallOptions,
  ): Promise<Result<GeneratedClass, ApiFailure>>;
  /** The class that was written under this key, if its reply was lost; `null` where there is none. Free. */
  fetchWrittenClass(options: PaidCallOptions): Promise<Result<GeneratedClass | null, ApiFailure>>;
  /** Deletes the learner's data on the server, except for the account. */
  deleteLearner(options: CallOptions): Promise<Result<void, ApiFailure>>;
  submitAnswer(request: SubmitAnswerRequest, options: PaidCallOptions): Promise<Result<Feedback, ApiFailure>>;
}
