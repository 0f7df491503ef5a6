import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import { canStore } from './access-rules.ts';
import { createDocumentDraft, type DocumentDraft } from './document-draft.ts';
import { type DocumentFailure, invalidArgument, permissionDenied } from './document-failure.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_VALUES, MAX_STORED_BYTES } from './document-limits.ts';
import { countValues, measureDocument } from './document-size.ts';
import type { Write } from './parse-write.ts';
import { checkPrecondition } from './preconditions.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';
import { applyTransforms } from './transforms.ts';
import type { Fields, Value } from './values.ts';

/** A document as it is stored. */
export interface StoredDocument {
  /** Its fields in typed JSON, as text: a read returns it unparsed. */
  fields: string;
  createTime: Microseconds;
  updateTime: Microseconds;
}

/** One document during a commit: read once, changed by its writes, then measured and serialized once. */
export interface WorkingDocument {
  /** Applies one write and returns the results of its transforms. */
  write(write: Write, uid: string, commitTime: Microseconds): Result<readonly Value[], DocumentFailure>;
  finish(): Result<WrittenDocument, DocumentFailure>;
}

/** What a commit leaves of a document. */
export interface WrittenDocument {
  /** The document to store: the same object if nothing was written, `undefined` if there is none. */
  document: StoredDocument | undefined;
  /** How many values were measured and serialized. */
  values: number;
}

/** Serializes a document's fields, unless they exceed a limit. */
function serializeFields(
  path: string,
  fields: Fields,
): Result<{ text: string; values: number }, DocumentFailure> {
  const exceed = (what: string, value: number, limit: number) =>
    err(
      invalidArgument(
        `Document ${path} cannot be written because its ${what} (${value}) exceeds the maximum of ${limit}.`,
      ),
    );
  const size = measureDocument(path, fields);
  if (size > MAX_DOCUMENT_BYTES) return exceed('size in bytes', size, MAX_DOCUMENT_BYTES);
  const values = countValues(fields);
  if (values > MAX_DOCUMENT_VALUES) return exceed('number of values', values, MAX_DOCUMENT_VALUES);
  const text = JSON.stringify(fields);
  const bytes = Buffer.byteLength(text);
  return bytes > MAX_STORED_BYTES
    ? exceed('size in bytes of JSON', bytes, MAX_STORED_BYTES)
    : ok({ text, values });
}

/** @param stored the stored document, if there is one */
export function createWorkingDocument(path: string, stored: StoredDocument | undefined): WorkingDocument {
  /** The changed fields; absent before the first write. */
  let draft: DocumentDraft | undefined;
  let times: Omit<StoredDocument, 'fields'> | undefined = stored;

  /** A write without a mask replaces all fields, so the stored ones need no parsing. */
  function getDraft({ mask }: Extract<Write, { kind: 'update' }>): DocumentDraft {
    const needsStored = mask !== undefined && times !== undefined && stored !== undefined;
    return draft ?? createDocumentDraft(needsStored ? (JSON.parse(stored.fields) as Fields) : {});
  }

  return {
    write(write, uid, commitTime) {
      const checked = checkPrecondition(write.precondition, write.document.name, times?.updateTime);
      if (!checked.ok) return checked;
      switch (write.kind) {
        case 'verify':
          return ok([]);
        case 'delete':
          draft = undefined;
          times = undefined;
          return ok([]);
        case 'update': {
          const changed = getDraft(write);
          changed.update(write.fields, write.mask);
          const results = applyTransforms(changed, write.transforms, formatMicroseconds(commitTime));
          if (!canStore(uid, changed.getValueAt(['uid']))) return err(permissionDenied);
          draft = changed;
          times = { createTime: times?.createTime ?? commitTime, updateTime: commitTime };
          return ok(results);
        }
        default:
          return unreachable(write);
      }
    },

    finish() {
      if (!draft || !times) return ok({ document: times && stored, values: 0 });
      const serialized = serializeFields(path, draft.getFields());
      if (!serialized.ok) return serialized;
      const { text, values } = serialized.value;
      return ok({ document: { fields: text, ...times }, values });
    },
  };
}
