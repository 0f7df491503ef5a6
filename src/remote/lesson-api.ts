import type { GenerateClassRequest, SubmitAnswerRequest } from '../api-contract/lesson-api.ts';
import type { ApiFailure } from '../domain/api-failure.ts';
import type { MarkedPage } from '../domain/marked-page.ts';
import type { Result } from '../domain/result.ts';

/** A class that the server wrote. */
export interface GeneratedClass {
  /** The plan as markdown; `parsePlan` reads it. */
  classPlan: string;
  /** The number of classes left today, if the server sent it. */
  remaining?: number;
  /** A remark for the learner, such as that the built-in teacher wrote the class. */
  note?: string;
}

/** The reply to a learner's answer. */
export interface Feedback {
  /** Markdown. */
  feedback: string;
  /** Absent where the server does not mark answers. */
  page?: MarkedPage;
  /** As in `GeneratedClass`. */
  remaining?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The learner's local date, `YYYY-MM-DD`. */
  localDate: string;
  /** Called when the server uses its own date, because `localDate` is not today's date in any time zone. */
  onWrongDate?: () => void;
}

/** A call that is repeated with the same key is processed, and charged, only once. */
export interface PaidCallOptions extends CallOptions {
  idempotencyKey: string;
}

/** The port to the lesson API; times out after `REQUEST_TIMEOUT_MS`. */
export interface LessonApi {
  /** The number of classes left today. */
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
