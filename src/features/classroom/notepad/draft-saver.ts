import { isSameJson } from '../../../data/canonical-json.ts';
import type { SaveFailure } from '../../../data/learner-store.ts';
import { createNewestWriter, type NewestWriter } from '../../../domain/newest-writer.ts';
import { leftInNotepad } from '../../../domain/notes.ts';
import type { NotepadDraft } from '../../../domain/records.ts';
import type { Result } from '../../../domain/result.ts';

export type DraftStatus =
  | { phase: 'saved' }
  | { phase: 'saving' }
  | { phase: 'failed'; failure: SaveFailure };

interface DraftSaverParts {
  /** What the device has of the notepad as it opens; `null` when it lacks what the notepad opens with. */
  kept: NotepadDraft | null;
  save: (draft: NotepadDraft) => Promise<Result<void, SaveFailure>>;
  onStatus: (status: DraftStatus) => void;
}

/** Writes the notepad to the device while the learner works. */
export interface DraftSaver extends Pick<NewestWriter<NotepadDraft>, 'flush' | 'unwritten'> {
  /** Writes the draft. Does nothing for the one that was handed over last. */
  write(draft: NotepadDraft): void;
  /**
   * The writing of `saved` was taken out of the device's draft. To write what it leaves in the notepad would put that
   * over the newer draft of another tab.
   */
  savedAsHomework(saved: NotepadDraft): void;
}

export function createDraftSaver({ kept, save, onStatus }: DraftSaverParts): DraftSaver {
  let newest = kept;
  const isNewest = (draft: NotepadDraft) => isSameJson(draft, newest);
  const { put, flush, unwritten } = createNewestWriter({
    write: save,
    onWritten(failure) {
      if (failure) onStatus({ phase: 'failed', failure });
      else if (!unwritten()) onStatus({ phase: 'saved' });
    },
  });
  return {
    write(draft) {
      if (isNewest(draft)) return;
      newest = draft;
      onStatus({ phase: 'saving' });
      put(draft);
    },
    flush,
    savedAsHomework(saved) {
      if (!unwritten() && isNewest(saved)) newest = leftInNotepad(saved, saved);
    },
    unwritten,
  };
}
