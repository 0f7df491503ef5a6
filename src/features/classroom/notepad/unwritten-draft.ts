import type { NotepadDraft } from '../../../data/learner-store.ts';
import { readDraft } from '../../../data/record-schemas.ts';

/**
 * The last keystrokes before a page goes away. A write to IndexedDB takes some milliseconds and is dropped
 * with the page; session storage is the only place that keeps something at once. An entry lives from the
 * page's end to the next opening of the same notepad, where it joins the learner's records.
 */
export interface UnwrittenDrafts {
  keep(lessonId: string, draft: NotepadDraft): void;
  read(lessonId: string): NotepadDraft | null;
  forget(lessonId: string): void;
}

/** One learner's unwritten drafts. A browser that denies session storage goes without them. */
export function createUnwrittenDrafts(storage: () => Storage, uid: string): UnwrittenDrafts {
  const nameOf = (lessonId: string) => `unwritten:${uid}:${lessonId}`;

  function attempt<Value>(work: (entries: Storage) => Value): Value | null {
    try {
      return work(storage());
    } catch (cause) {
      console.warn('Session storage can’t be used:', cause);
      return null;
    }
  }

  return {
    keep(lessonId, draft) {
      attempt((entries) => entries.setItem(nameOf(lessonId), JSON.stringify(draft)));
    },
    read(lessonId) {
      return attempt((entries) => {
        const text = entries.getItem(nameOf(lessonId));
        return text === null ? null : readDraft(JSON.parse(text));
      });
    },
    forget(lessonId) {
      attempt((entries) => entries.removeItem(nameOf(lessonId)));
    },
  };
}
