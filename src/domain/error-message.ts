import { err, ok, type Result } from './result.ts';

/** The message of a thrown value, for the learner or the log. */
export function getErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Runs `work`; a rejection becomes a failure with its message. */
export async function toResult<Value>(work: () => Promise<Value>): Promise<Result<Value, string>> {
  try {
    return ok(await work());
  } catch (cause) {
    return err(getErrorMessage(cause));
  }
}
