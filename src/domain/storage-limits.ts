import { STORAGE_LIMIT_BYTES, STORAGE_WARNING_BYTES } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { err, ok, type Result } from './result.ts';

export type StorageFailure = { kind: 'storage-full' } | { kind: 'storage-nearly-full' };

/**
 * Whether another record may be written at this size: "full" from 5 MB on, "nearly full" above 4.5 MB, and
 * both block the action (specification, sections 8 and 9).
 * @param bytes the size of the learner's records
 */
export function checkStorage(bytes: number): Result<void, StorageFailure> {
  if (bytes >= STORAGE_LIMIT_BYTES) return err({ kind: 'storage-full' });
  if (bytes > STORAGE_WARNING_BYTES) return err({ kind: 'storage-nearly-full' });
  return ok();
}

/** The failure in the words of the specification's section 8. */
export function formatStorageFailure(failure: StorageFailure): string {
  return failure.kind === 'storage-full' ? MESSAGES.storageFull : MESSAGES.storageNearlyFull;
}
