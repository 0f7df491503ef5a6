import { STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The used storage, such as "312 KB of 5 MB"; `bytes` is the size of the learner's records. */
export function formatStorageUse(bytes: number): string {
  return `${formatBytes(bytes)} of ${formatBytes(STORAGE_LIMIT_BYTES)}`;
}

/** A size with its unit, such as "312 KB". */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
