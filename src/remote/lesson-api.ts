import type { GenerateClassRequest, SubmitAnswerRequest } from '../contract/lesson-api.ts';
import type { Result } from '../domain/result.ts';

/** Why a call to the lesson API gave no answer. Kinds map to texts in `domain/api-messages.ts`. */
export type ApiFailure =
  | { kind: 'limit' }
  | { kind: 'unauthenticated' }
  | { kind: 'not-found' }
  | { kind: 'timeout' }
  /** The device knows that it has no connection. */
  | { kind: 'offline' }
  /** No response at all though the device is online: the browser's status 0. */
  | { kind: 'no-response' }
  /** Any other status; `detail` as the server told it. */
  | { kind: 'refused'; status: number; detail?: string }
  /** An answer that is not of the agreed shape. */
  | { kind: 'malformed' }
  | { kind: 'cancelled' };

/** `remaining` is the server's count of classes left today; absent when it did not say. */
export interface GeneratedClass {
  classPlan: string;
  remaining?: number;
  note?: string;
}

export interface Feedback {
  feedback: string;
  remaining?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The learner's local date, `YYYY-MM-DD`. */
  localDate: string;
}

/** A call that is repeated with the same key is carried out, and costs, once. */
export interface PaidCallOptions extends CallOptions {
  idempotencyKey: string;
}

/** The port to the lesson API; times out after `REQUEST_TIMEOUT_MS`. */
export interface LessonApi {
  remainingCalls(options: CallOptions): Promise<Result<number, ApiFailure>>;
  generateClass(
    request: GenerateClassRequest,
    options: PaidCallOptions,
  ): Promise<Result<GeneratedClass, ApiFailure>>;
  submitAnswer(request: SubmitAnswerRequest, options: PaidCallOptions): Promise<Result<Feedback, ApiFailure>>;
}
