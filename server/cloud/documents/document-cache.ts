import type { Microseconds } from './timestamps.ts';

/** A version of a document, as it is sent: encoding it costs more than sending it. */
export interface EncodedDocument {
  /** Its fields in typed JSON, in UTF-8. */
  fields: Uint8Array;
  createTime: Microseconds;
  updateTime: Microseconds;
}

/** When a version of a document was written. Each commit of a document has a later time. */
export type DocumentTimes = Pick<EncodedDocument, 'createTime' | 'updateTime'>;

/** The versions of documents that were read or written last, in the memory of a process. */
export interface DocumentCache {
  /** Whether any version of the document is cached. */
  has(path: string): boolean;
  /** The document, if this version of it is cached. */
  find(path: string, times: DocumentTimes): EncodedDocument | undefined;
  /** Caches a version by its text, which is encoded when it is first needed. */
  set(path: string, times: DocumentTimes, fields: string): void;
}

interface Entry extends DocumentTimes {
  /** A string until it is first needed. */
  fields: string | Uint8Array;
}

/** Bytes of memory for each character of a string, if any of them is outside Latin-1; else it is one. */
const BYTES_PER_CHARACTER = 2;

function measureEntry({ fields }: Entry): number {
  return typeof fields === 'string' ? BYTES_PER_CHARACTER * fields.length : fields.byteLength;
}

/** @param maxBytes the most that all versions may take together; the least recently used are dropped */
export function createDocumentCache(maxBytes: number): DocumentCache {
  /** The least recently used first. */
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(path: string): void {
    const entry = entries.get(path);
    if (!entry) return;
    entries.delete(path);
    bytes -= measureEntry(entry);
  }

  function add(path: string, entry: Entry): void {
    remove(path);
    entries.set(path, entry);
    bytes += measureEntry(entry);
    for (const [oldest] of entries) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    has: (path) => entries.has(path),
    find(path, { createTime, updateTime }) {
      const entry = entries.get(path);
      if (entry?.createTime !== createTime || entry.updateTime !== updateTime) return undefined;
      const { fields } = entry;
      const encoded = { createTime, updateTime, fields: encode(fields) };
      // Moves it to the end, as the most recently used.
      add(path, encoded);
      return encoded;
    },
    set: (path, { createTime, updateTime }, fields) => add(path, { createTime, updateTime, fields }),
  };
}

function encode(fields: string | Uint8Array): Uint8Array {
  return typeof fields === 'string' ? Buffer.from(fields) : fields;
}
