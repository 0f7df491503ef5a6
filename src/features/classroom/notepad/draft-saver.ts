import { isSameJson } from '../../../data/canonical-json.ts';
import type { SaveFailure } from '../../../data/writes/save-result.ts';
import { createCoalescingWriter } from '../../../domain/coalescing-writer.ts';
import type { DraftChange } from '../../../domain/draft-merge.ts';
import { removeSavedWriting } from '../../../domain/notes.ts';
import type { NotepadDraft } from '../../../domain/records.ts';
import type { Result } from '../../../domain/result.ts';

export type DraftSaveState =
  | { status: 'saved' }
  | { status: 'saving' }
  | { status: 'failed'; failure: SaveFailure };

interface DraftSaverOptions {
  /** The draft that is stored when the notepad opens. */
  base: NotepadDraft;
  /** Writes what changed since `base`; returns the stored draft, merged with the changes of other tabs. */
  save: (draft: NotepadDraft, base: NotepadDraft) => Promise<Result<NotepadDraft, SaveFailure>>;
  /** Called when the stored draft differs from the written one. */
  onMerged: (written: NotepadDraft, stored: NotepadDraft) => void;
  /** Called when the status changes. */
  onStatus: (status: DraftSaveState) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves the notepad while the learner works, and merges what other tabs save. */
export function createDraftSaver({ base: initialBase, save, onMerged, onStatus }: DraftSaverOptions) {
  /** The stored draft as this tab last saw it: a write saves what differs from it. */
  let base = initialBase;
  let isReportedSaving = false;
  function report(next: DraftSaveState): void {
    // Not with every key: a state set in an effect renders once more, and React drops a key of a program that
    // types 50 of them at once.
    if (isReportedSaving && next.status === 'saving') return;
    isReportedSaving = next.status === 'saving';
    onStatus(next);
  }
  const { enqueue, flush, getUnsaved, getInFlight } = createCoalescingWriter<NotepadDraft, SaveFailure>({
    async write(draft) {
      const saved = await save(draft, base);
      if (!saved.ok) return saved;
      base = saved.value;
      if (!isSameJson(draft, base)) onMerged(draft, base);
      return saved;
    },
    onWritten(failure) {
      if (failure) report({ status: 'failed', failure });
      else if (!getUnsaved()) report({ status: 'saved' });
    },
  });
  return {
    /** Writes the draft, unless it is stored or being written. */
    write(draft: NotepadDraft): void {
      if (isSameJson(draft, getUnsaved() ?? base)) return;
      report({ status: 'saving' });
      enqueue(draft);
    },
    /** Merges a stored draft that another tab may have written; `draft` is what the notepad shows. */
    mergeStored(stored: NotepadDraft, draft: NotepadDraft): void {
      // A write in progress merges by itself.
      if (!getUnsaved() && !isSameJson(stored, base)) enqueue(draft);
    },
    /** Resolves when nothing is left to write; retries a failed write once. */
    flush,
    /** Saves `draft` as homework with `save`, which removes it from the stored draft. */
    async saveAsHomework<Value, Failure>(
      draft: NotepadDraft,
      save: () => Promise<Result<Value, Failure>>,
    ): Promise<Result<Value, Failure>> {
      // A pending write would finish after the save and restore what it removed.
      await flush();
      const saved = await save();
      // Without this the emptied notepad would overwrite the newer draft of another tab.
      if (saved.ok) base = removeSavedWriting(base, draft);
      return saved;
    },
    /**
     * The change that is not confirmed as written, with the write in progress, if any; `null` if all is
     * stored.
     */
    getUnwritten(): DraftChange | null {
      const draft = getUnsaved();
      return draft && { draft, base, underway: getInFlight() ?? undefined };
    },
  };
}
