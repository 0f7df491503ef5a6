import { err, ok, type Result } from '../../domain/result.ts';
import type { DocumentCalls, StoredDocument } from '../ports/document-calls.ts';
import type { DocumentCopies, DocumentFields, RemoteFailure, UserDocument } from '../ports/user-document.ts';
import { createDocumentChange } from './document-change.ts';
import { decodeFields, encodeFields } from './typed-values.ts';

const aborted: RemoteFailure = { kind: 'aborted', message: 'The exchange was aborted.' };

/**
 * The learner's document over the store's calls. It keeps a copy of the document with its update time, and
 * receives the document only when the store reports another time. Finding out that the document has not
 * changed receives less than a kilobyte, and so does the save that follows.
 *
 * A copy is only ever what one reply of the store says: the document that was read, or the one that a commit
 * on the precondition of the copy's time has produced. So it can't be wrong, and one that is lost or out of
 * date costs a read.
 * @param listFrameBytes the bytes that a list's change costs besides its elements; see `createListChange`
 */
export function createUserDocument(calls: DocumentCalls, listFrameBytes?: number): UserDocument {
  /** The copy of this page, of the learner whose document it exchanged last. */
  let pageCopy: { uid: string; document: StoredDocument } | null = null;

  async function keepCopy(uid: string, document: StoredDocument, copies: DocumentCopies): Promise<void> {
    pageCopy = { uid, document };
    await copies.saveCopy({
      updateTime: document.updateTime,
      text: JSON.stringify(encodeFields(document.fields)),
    });
  }

  /** The stored document, from a copy if one is up to date; null when there is none. */
  async function readCurrent(
    uid: string,
    signal: AbortSignal,
    copies: DocumentCopies,
  ): Promise<Result<StoredDocument | null, RemoteFailure>> {
    const ownCopy = pageCopy?.uid === uid ? pageCopy.document : await loadCopy(copies);
    if (ownCopy) {
      const updateTime = await calls.readUpdateTime(uid, { signal });
      if (!updateTime.ok) return updateTime;
      if (updateTime.value === null) return ok(null);
      if (updateTime.value === ownCopy.updateTime) {
        pageCopy = { uid, document: ownCopy };
        return ok(ownCopy);
      }
      // Another tab of this device may have received or written this version.
      const otherCopy = await loadCopy(copies);
      if (updateTime.value === otherCopy?.updateTime) {
        pageCopy = { uid, document: otherCopy };
        return ok(otherCopy);
      }
      if (signal.aborted) return err(aborted);
    }
    const read = await calls.readDocument(uid, { signal });
    if (read.ok && read.value) await keepCopy(uid, read.value, copies);
    return read;
  }

  return {
    async exchange(uid, change, { signal, copies }) {
      if (signal.aborted) return err(aborted);
      const read = await readCurrent(uid, signal, copies);
      if (!read.ok) return read;
      if (signal.aborted) return err(aborted);
      const stored = read.value?.fields ?? null;
      const changed = await change(stored);
      if (changed === null) return ok('unchanged');
      if (signal.aborted) return err(aborted);
      const fields = omitUndefined(changed);
      const ifUpdatedAt = read.value?.updateTime ?? null;
      const write = { change: createDocumentChange(stored, fields, listFrameBytes), ifUpdatedAt };
      const updateTime = await calls.commit(uid, write, { signal });
      if (!updateTime.ok) return updateTime;
      await keepCopy(uid, { fields: { ...stored, ...fields }, updateTime: updateTime.value }, copies);
      return ok('written');
    },
    renewToken: () => calls.renewToken(),
  };
}

async function loadCopy(copies: DocumentCopies): Promise<StoredDocument | null> {
  const copy = await copies.readCopy();
  if (!copy) return null;
  try {
    return { updateTime: copy.updateTime, fields: decodeFields(JSON.parse(copy.text)) };
  } catch {
    return null;
  }
}

function omitUndefined(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
