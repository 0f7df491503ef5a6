import { ANSWER_LIMITS, type AnswerLimit, STORAGE_LIMIT_BYTES, STORAGE_WARNING_BYTES } from './limits.ts';
import { err, ok, type Result } from './result.ts';
import { countTextWords } from './word-count.ts';

/** The first limit that the answer exceeds; `undefined` if it exceeds none. */
export function findExceededAnswerLimit(answer: string): AnswerLimit | undefined {
  if (answer.split('\n').length > ANSWER_LIMITS.lines) return 'lines';
  if (countTextWords(answer) > ANSWER_LIMITS.words) return 'words';
  // Split, because a pattern with a count would backtrack at each letter of a long word.
  return answer.split(/\s+/).some((word) => word.length > ANSWER_LIMITS.wordCharacters)
    ? 'wordCharacters'
    : undefined;
}

export type StorageFailure = { kind: 'storage-full' } | { kind: 'storage-nearly-full' };

/**
 * Whether another record may be written (specification, sections 8 and 9).
 * @param bytes the size of the learner's records
 * @returns `storage-full` from 5 MB on, `storage-nearly-full` above 4.5 MB; both block the action
 */
export function checkStorage(bytes: number): Result<void, StorageFailure> {
  if (bytes >= STORAGE_LIMIT_BYTES) return err({ kind: 'storage-full' });
  if (bytes > STORAGE_WARNING_BYTES) return err({ kind: 'storage-nearly-full' });
  return ok();
}
