import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isSameJson } from '../../../data/canonical-json.ts';
import type { DraftChange } from '../../../domain/draft-merge.ts';
import type { NotepadDraft } from '../../../domain/records.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { createDraftSaver, type DraftSaveState } from './draft-saver.ts';
import { createUnsavedDrafts, loadDraft } from './unsaved-draft.ts';

interface UseDraftSaverOptions {
  lessonId: string;
  /** The lesson went from the device while it was open: its draft would be one that nobody finds. */
  isDeleted: boolean;
  /** What the device has of the notepad as it opens. */
  base: NotepadDraft;
  draft: NotepadDraft;
  /** The device has something else than was written, by another tab. */
  onMerged: (written: NotepadDraft, stored: NotepadDraft) => void;
}

/** Keeps `draft` on the device as it changes, to the last key pressed before the lesson or the page is left. */
export function useDraftSaver({ lessonId, isDeleted, base, draft, onMerged }: UseDraftSaverOptions) {
  const { store, uid } = useLearner();
  const unwrittenDrafts = useMemo(() => createUnsavedDrafts(() => window.sessionStorage, uid), [uid]);
  // What found no room on the device as the notepad opened is still in the tab.
  const [status, setStatus] = useState<DraftSaveState>(() => ({
    status: isSameJson(draft, base) ? 'saved' : 'saving',
  }));
  const opened = useRef({ base, onMerged });
  const saver = useMemo(
    () =>
      createDraftSaver({
        base: opened.current.base,
        save: (next, from) => store.saveDraft(lessonId, next, from),
        onMerged: opened.current.onMerged,
        onStatus: (next) => {
          // The page may come back from the browser's cache after all, and its write with it.
          if (next.status === 'saved') unwrittenDrafts.delete(lessonId);
          setStatus(next);
        },
      }),
    [store, unwrittenDrafts, lessonId],
  );

  useEffect(() => {
    if (!isDeleted) saver.write(draft);
  }, [saver, draft, isDeleted]);

  const stored = useLiveQuery(() => store.readDraft(lessonId), [store, lessonId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the device has, not for what is typed
  useEffect(() => {
    if (stored) saver.seen(stored, draft);
  }, [saver, stored]);

  useEffect(() => {
    const leaving = new AbortController();
    function keepUnwritten() {
      const unwritten = saver.unwritten();
      if (unwritten) unwrittenDrafts.save(lessonId, unwritten);
    }
    // A phone may end a hidden page without another event, and a closed tab tells only `pagehide`.
    document.addEventListener('visibilitychange', keepUnwritten, { signal: leaving.signal });
    window.addEventListener('pagehide', keepUnwritten, { signal: leaving.signal });
    return () => {
      leaving.abort();
      keepUnwritten();
    };
  }, [saver, unwrittenDrafts, lessonId]);

  return { status, saver };
}

/**
 * A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records; `undefined` until
 * it is read. Read once, when the lesson opens: from then on the notepad is newer.
 */
export function useStoredDraft(lessonId: string): DraftChange | undefined {
  const { store, uid } = useLearner();
  const [kept, setKept] = useState<DraftChange>();

  useEffect(() => {
    let isCurrent = true;
    const unwrittenDrafts = createUnsavedDrafts(() => window.sessionStorage, uid);
    loadDraft(lessonId, store, unwrittenDrafts).then(
      (change) => {
        if (isCurrent) setKept(change);
      },
      (cause: unknown) => {
        // To the route's failure page: an empty notepad in its place would overwrite what could not be read.
        if (isCurrent)
          setKept(() => {
            throw cause;
          });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, uid, lessonId]);

  return kept;
}
