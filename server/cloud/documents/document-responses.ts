import type { CommitResult, DocumentLookup } from './document-store.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';

/** Answers in the form of Firestore's REST reference, as JSON texts. */

function readResult({ name, document }: DocumentLookup, readTime: string): string {
  if (!document) return JSON.stringify({ missing: name, readTime });
  const { fields, createTime, updateTime } = document;
  const times = {
    createTime: formatMicroseconds(createTime),
    updateTime: formatMicroseconds(updateTime),
  };
  // The fields go in as the text that they are kept as: to parse and write a megabyte would hold up everybody.
  const found = `{"name":${JSON.stringify(name)},"fields":${fields},${JSON.stringify(times).slice(1)}`;
  return `{"found":${found},"readTime":${JSON.stringify(readTime)}}`;
}

export function toBatchGetResponse(documents: readonly DocumentLookup[], readTime: Microseconds): string {
  const time = formatMicroseconds(readTime);
  return `[${documents.map((document) => readResult(document, time)).join()}]`;
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
