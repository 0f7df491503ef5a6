import type { CommitResult, DocumentLookup } from './document-store.ts';
import { maskFields } from './field-mask.ts';
import type { FieldPath } from './field-paths.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** Responses in the form of Firestore's REST reference, as JSON texts. */

function toReadResult(
  { name, document }: DocumentLookup,
  readTime: string,
  mask: readonly FieldPath[] | undefined,
): string {
  if (!document) return JSON.stringify({ missing: name, readTime });
  const { fields, createTime, updateTime } = document;
  const times = {
    createTime: formatMicroseconds(createTime),
    updateTime: formatMicroseconds(updateTime),
  };
  const readFields = mask ? maskFields(fields, mask) : fields;
  // The fields are inserted as stored text: parsing and serializing a megabyte would block the event loop.
  const found = `{"name":${JSON.stringify(name)},"fields":${readFields},${JSON.stringify(times).slice(1)}`;
  return `{"found":${found},"readTime":${JSON.stringify(readTime)}}`;
}

/** @param mask the fields to return; all of them without one */
export function toBatchGetResponse(
  documents: readonly DocumentLookup[],
  readTime: Microseconds,
  mask?: readonly FieldPath[],
): string {
  const time = formatMicroseconds(readTime);
  return `[${documents.map((document) => toReadResult(document, time, mask)).join()}]`;
}

export function toCommitResponse({ commitTime, transformResults }: CommitResult): string {
  const time = formatMicroseconds(commitTime);
  return JSON.stringify({
    writeResults: transformResults.map((results) => ({
      updateTime: time,
      ...(results.length > 0 && { transformResults: results }),
    })),
    commitTime: time,
  });
}
