import { STORAGE_LIMIT_BYTES } from '../../../domain/limits.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The use of storage in words, such as "312 KB of 5 MB"; `bytes` is the size of the learner's records. */
export function storageWords(bytes: number): string {
  return `${sizeWords(bytes)} of ${sizeWords(STORAGE_LIMIT_BYTES)}`;
}

/** A size in words, such as "312 KB". */
export function sizeWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
