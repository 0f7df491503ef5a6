import type { CommitResult, DocumentLookup } from './document-store.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** Responses in the form of Firestore's REST reference, as JSON texts. */

function toReadResult({ name, document }: DocumentLookup, readTime: string): string {
  if (!document) return JSON.stringify({ missing: name, readTime });
  const { fields, createTime, updateTime } = document;
  const times = {
    createTime: formatMicroseconds(createTime),
    updateTime: formatMicroseconds(updateTime),
  };
  // The fields are inserted as stored text: parsing and serializing a megabyte would block the event loop.
  const found = `{"name":${JSON.stringify(name)},"fields":${fields},${JSON.stringify(times).slice(1)}`;
  return `{"found":${found},"readTime":${JSON.stringify(readTime)}}`;
}

export function toBatchGetResponse(documents: readonly DocumentLookup[], readTime: Microseconds): string {
  const time = formatMicroseconds(readTime);
  return `[${documents.map((document) => toReadResult(document, time)).join()}]`;
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
