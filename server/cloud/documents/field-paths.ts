import { err, ok, type Result } from '../../../src/domain/result.ts';
import { MAX_PATH_LENGTH } from './document-limits.ts';

/** The names that lead to a field, from the outermost; never empty. */
export type FieldPath = readonly string[];

/** How deep maps and arrays may nest (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_DEPTH = 20;
/** The longest field name, in bytes of UTF-8 (https://firebase.google.com/docs/firestore/quotas). */
const MAX_NAME_BYTES = 1500;
const RESERVED = /^__.*__$/s;
/** The segment at `lastIndex`, an identifier or anything in backticks, with the dot or the end after it. */
const SEGMENT = /([A-Za-z_][A-Za-z_0-9]*|`(?:[^`\\]|\\[\s\S])+`)(\.|$)/y;

/** Checks a field's name by Firestore's rules; the failure is a clause for the error message. */
export function checkFieldName(name: string): Result<string, string> {
  if (name === '') return err('a field name is empty');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    return err(`a field name is longer than ${MAX_NAME_BYTES} bytes`);
  return RESERVED.test(name) ? err('a field name is reserved') : ok(name);
}

/**
 * Parses a field path of a mask or a transform, such as ``course.`my skill`.done``: identifiers with dots
 * between them, other names in backticks, where a backslash escapes a backtick or a backslash
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#FieldReference).
 */
export function parseFieldPath(text: string): Result<FieldPath, string> {
  if (text.length > MAX_PATH_LENGTH) return err('a field path is too long');
  const path: string[] = [];
  const malformed = () => err(`${JSON.stringify(text.slice(0, 100))} is not a field path`);
  let position = 0;
  let hasMore = true;
  while (hasMore) {
    SEGMENT.lastIndex = position;
    const [whole, segment, separator] = SEGMENT.exec(text) ?? [];
    if (whole === undefined || segment === undefined) return malformed();
    const name = segment.startsWith('`') ? segment.slice(1, -1).replace(/\\([\s\S])/g, '$1') : segment;
    const checked = checkFieldName(name);
    if (!checked.ok) return checked;
    path.push(name);
    // The field itself, and a name for each level of maps in it.
    if (path.length > MAX_DEPTH + 1) return err(`maps and arrays nest deeper than ${MAX_DEPTH} levels`);
    position += whole.length;
    hasMore = separator === '.';
  }
  return ok(path);
}
