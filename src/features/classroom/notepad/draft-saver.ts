import { isSameJson } from '../../../data/canonical-json.ts';
import type { SaveFailure } from '../../../data/learner-store.ts';
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
export interface DraftSaver {
  /**
   * Writes the draft at once, or as soon as the write that is going on has ended; of those that wait, only
   * the newest. A delay would gather more keystrokes into a write, but a page that is closed or reloaded
   * gets no time for what still waits. Does nothing for the draft that was handed over last.
   */
  write(draft: NotepadDraft): void;
  /** Settles when nothing waits any more; tries once more what found no room. */
  flush(): Promise<void>;
  /**
   * The writing of `saved` was taken out of the device's draft. To write what it leaves in the notepad would put that
   * over the newer draft of another tab.
   */
  savedAsHomework(saved: NotepadDraft): void;
  /** The newest draft that is not known to be written. */
  unwritten(): NotepadDraft | null;
}

export function createDraftSaver({ kept, save, onStatus }: DraftSaverParts): DraftSaver {
  let newest = kept;
  let waiting: NotepadDraft | null = null;
  let underway: NotepadDraft | null = null;
  let writing: Promise<void> | null = null;

  function unwritten(): NotepadDraft | null {
    return waiting ?? underway;
  }

  function isNewest(draft: NotepadDraft): boolean {
    return isSameJson(draft, newest);
  }

  /** One write after the other: an older draft must never land on a newer one. */
  async function writeOut(): Promise<void> {
    while (waiting) {
      const draft = waiting;
      waiting = null;
      underway = draft;
      const saved = await save(draft);
      underway = null;
      if (!saved.ok) {
        // It stays to be tried again with the next change.
        waiting ??= draft;
        onStatus({ phase: 'failed', failure: saved.failure });
        return;
      }
    }
    onStatus({ phase: 'saved' });
  }

  function start(): Promise<void> {
    writing ??= writeOut().finally(() => {
      writing = null;
    });
    return writing;
  }

  return {
    write(draft) {
      if (isNewest(draft)) return;
      newest = draft;
      waiting = draft;
      onStatus({ phase: 'saving' });
      void start();
    },
    async flush() {
      if (waiting || writing) await start();
    },
    savedAsHomework(saved) {
      if (!unwritten() && isNewest(saved)) newest = leftInNotepad(saved, saved);
    },
    unwritten,
  };
}
