/**
 * Writes one line for whoever runs the server; `error` with its stack. Never a learner's text, address or key.
 *
 * @param getRequestId the request that it happened at
 */
export type Log = (message: string, error?: unknown, requestId?: string) => void;

/** What is told of a request that was answered: nothing of who asked, and nothing that they wrote. */
export interface CompletedRequest {
  /** Also the answer's `X-Request-Id`. */
  id: string;
  method: string;
  /** The pattern of its address, without the ids of learners; `/*` for the app's files. */
  route: string;
  status: number;
  /** Milliseconds until the answer was there. */
  ms: number;
}

export type OnRequestCompleted = (request: CompletedRequest) => void;
