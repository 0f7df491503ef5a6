/**
 * Logs one line for the operator, with the error's stack. Never a learner's text, address or token.
 *
 * @param requestId the request during which it happened
 */
export type Log = (message: string, error?: unknown, requestId?: string) => void;

/** What is logged of a request: nothing about the learner or the contents. */
export interface CompletedRequest {
  /** Also the response's `X-Request-Id`. */
  id: string;
  method: string;
  /** The path's pattern, without the ids of learners; `/*` for the app's files. */
  route: string;
  status: number;
  /** Milliseconds until the response. */
  ms: number;
  /** Whether only the detailed log has it: a file, a check or a call of the app that went well. */
  isRoutine: boolean;
}

export type OnRequestCompleted = (request: CompletedRequest) => void;
