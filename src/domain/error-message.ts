import { err, ok, type Result } from './result.ts';

/** What a thrown value says, for the learner or the log. */
export function getErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** What work comes to; what it throws is a failure by its message. */
export async function toResult<Value>(work: () => Promise<Value>): Promise<Result<Value, string>> {
  try {
    return ok(await work());
  } catch (cause) {
    return err(getErrorMessage(cause));
  }
}
