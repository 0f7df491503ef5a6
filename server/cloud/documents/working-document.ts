import { err, ok, type Result, unreachable } from '../../../src/domain/result.ts';
import { canStore } from './access-rules.ts';
import { createDocumentDraft, type DocumentDraft } from './document-draft.ts';
import { type DocumentFailure, invalidArgument, permissionDenied } from './document-failure.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_VALUES, MAX_STORED_BYTES } from './document-limits.ts';
import { countValues, measureDocument } from './document-size.ts';
import type { StoredDocument } from './document-store.ts';
import type { Write } from './parse-write.ts';
import { checkPrecondition } from './preconditions.ts';
import { formatMicroseconds, type Microseconds } from './timestamps.ts';
import { applyTransforms } from './transforms.ts';
import type { Fields, Value } from './values.ts';

/** One document while the writes of a commit change it: read once, and measured and written down once. */
export interface WorkingDocument {
  /** Carries out one write, and answers what its transforms came to. */
  write(write: Write, uid: string, commitTime: Microseconds): Result<readonly Value[], DocumentFailure>;
  /** What is to be kept: the very document that it began with when nothing was written, `undefined` for none. */
  finish(): Result<StoredDocument | undefined, DocumentFailure>;
}

/** A document's fields as they are kept, unless they are too much. */
function serializeFields(path: string, fields: Fields): Result<string, DocumentFailure> {
  const refuse = (what: string, is: number, limit: number) =>
    err(
      invalidArgument(
        `Document ${path} cannot be written because its ${what} (${is}) exceeds the maximum of ${limit}.`,
      ),
    );
  const size = measureDocument(path, fields);
  if (size > MAX_DOCUMENT_BYTES) return refuse('size in bytes', size, MAX_DOCUMENT_BYTES);
  const values = countValues(fields);
  if (values > MAX_DOCUMENT_VALUES) return refuse('number of values', values, MAX_DOCUMENT_VALUES);
  const text = JSON.stringify(fields);
  const bytes = Buffer.byteLength(text);
  return bytes > MAX_STORED_BYTES ? refuse('size in bytes of JSON', bytes, MAX_STORED_BYTES) : ok(text);
}

/** @param stored the document as it is kept, if there is one */
export function createWorkingDocument(path: string, stored: StoredDocument | undefined): WorkingDocument {
  /** What the writes made of it; absent before the first. */
  let draft: DocumentDraft | undefined;
  let times: Omit<StoredDocument, 'fields'> | undefined = stored;

  /** A write without a mask replaces everything, so that nothing has to be read for it. */
  function draftFor({ mask }: Extract<Write, { kind: 'update' }>): DocumentDraft {
    const isOfUse = mask !== undefined && times !== undefined && stored !== undefined;
    return draft ?? createDocumentDraft(isOfUse ? (JSON.parse(stored.fields) as Fields) : {});
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
          const changed = draftFor(write);
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
      if (!draft || !times) return ok(times && stored);
      const fields = serializeFields(path, draft.getFields());
      return fields.ok ? ok({ fields: fields.value, ...times }) : fields;
    },
  };
}
