/**
 * A part of a file's name, of 1 to 80 characters: runs of characters that a file system may reject are
 * replaced by "_".
 */
export function toSafeFileName(part: string): string {
  return part.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 80) || '_';
}
