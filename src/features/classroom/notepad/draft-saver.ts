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
  /** What the device has of the notepad as it opens. */
  base: NotepadDraft;
  /** Writes what changed since `base`; gives what the device has then, with what other tabs have written. */
  save: (draft: NotepadDraft, base: NotepadDraft) => Promise<Result<NotepadDraft, SaveFailure>>;
  /** Told when the device has something else than was written. */
  onMerged: (written: NotepadDraft, stored: NotepadDraft) => void;
  onStatus: (status: DraftSaveState) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Writes the notepad to the device while the learner works, and brings in what other tabs write. */
export function createDraftSaver({ base: opened, save, onMerged, onStatus }: DraftSaverOptions) {
  let base = opened;
  const { enqueue, flush, getUnsaved, getInFlight } = createCoalescingWriter<NotepadDraft, SaveFailure>({
    async write(draft) {
      const saved = await save(draft, base);
      if (!saved.ok) return saved;
      base = saved.value;
      if (!isSameJson(draft, base)) onMerged(draft, base);
      return saved;
    },
    onWritten(failure) {
      if (failure) onStatus({ status: 'failed', failure });
      else if (!getUnsaved()) onStatus({ status: 'saved' });
    },
  });
  return {
    /** Writes the draft. Does nothing for one that the device has, or that is on its way. */
    write(draft: NotepadDraft): void {
      if (isSameJson(draft, getUnsaved() ?? base)) return;
      onStatus({ status: 'saving' });
      enqueue(draft);
    },
    /** The device has `stored`, perhaps by another tab; `draft` is what the notepad shows. */
    seen(stored: NotepadDraft, draft: NotepadDraft): void {
      // A write that is on its way brings it in by itself.
      if (!getUnsaved() && !isSameJson(stored, base)) enqueue(draft);
    },
    /** Settles when nothing waits any more; tries once more what failed. */
    flush,
    /** Has `save` take `draft` out of what the device has, as homework. */
    async saveAsHomework<Value, Failure>(
      draft: NotepadDraft,
      save: () => Promise<Result<Value, Failure>>,
    ): Promise<Result<Value, Failure>> {
      // A draft that is still on its way would land after the save, and bring back what it has taken out.
      await flush();
      const saved = await save();
      // To write what this leaves in the notepad would put that over the newer draft of another tab.
      if (saved.ok) base = removeSavedWriting(base, draft);
      return saved;
    },
    /** What is not known to be written. */
    unwritten(): DraftChange | null {
      const draft = getUnsaved();
      return draft && { draft, base, underway: getInFlight() ?? undefined };
    },
  };
}
