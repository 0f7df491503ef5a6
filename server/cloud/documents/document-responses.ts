import type { CommitResult, DocumentLookup } from './document-store.ts';
import { maskFields } from './field-mask.ts';
import type { FieldPath } from './field-paths.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** Responses in the form of Firestore's REST reference, as JSON; those with documents in UTF-8. */

function toReadResult(
  { name, document }: DocumentLookup,
  readTime: string,
  mask: readonly FieldPath[] | undefined,
): (string | Uint8Array)[] {
  if (!document) return [JSON.stringify({ missing: name, readTime })];
  const { fields, createTime, updateTime } = document;
  const times = {
    createTime: formatMicroseconds(createTime),
    updateTime: formatMicroseconds(updateTime),
  };
  return [
    `{"found":{"name":${JSON.stringify(name)},"fields":`,
    // As they are stored: parsing, serializing or encoding a megabyte would block the event loop.
    mask ? maskFields(fields, mask) : fields,
    `,${JSON.stringify(times).slice(1)},"readTime":${JSON.stringify(readTime)}}`,
  ];
}

/** @param mask the fields to return; all of them without one */
export function toBatchGetResponse(
  documents: readonly DocumentLookup[],
  readTime: Microseconds,
  mask?: readonly FieldPath[],
): Uint8Array<ArrayBuffer> {
  const time = formatMicroseconds(readTime);
  const parts = documents.flatMap((document, at) => [
    ...(at > 0 ? [','] : []),
    ...toReadResult(document, time, mask),
  ]);
  return Buffer.concat(
    ['[', ...parts, ']'].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
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
