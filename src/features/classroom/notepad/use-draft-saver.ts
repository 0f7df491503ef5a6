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
  /** The lesson was deleted while it was open, so its draft is not saved any more. */
  isDeleted: boolean;
  /** The stored draft when the notepad opens. */
  base: NotepadDraft;
  draft: NotepadDraft;
  /** The stored draft differs from the written one because of another tab. */
  onMerged: (written: NotepadDraft, stored: NotepadDraft) => void;
}

/** Saves `draft` as it changes, to the last key pressed before the lesson or the page is left. */
export function useDraftSaver({ lessonId, isDeleted, base, draft, onMerged }: UseDraftSaverOptions) {
  const { store, uid } = useLearner();
  const unwrittenDrafts = useMemo(() => createUnsavedDrafts(() => window.sessionStorage, uid), [uid]);
  // A draft that could not be stored when the notepad opened is only in this tab.
  const [status, setStatus] = useState<DraftSaveState>(() => ({
    status: isSameJson(draft, base) ? 'saved' : 'saving',
  }));
  const initial = useRef({ base, onMerged });
  const saver = useMemo(
    () =>
      createDraftSaver({
        base: initial.current.base,
        save: (next, from) => store.saveDraft(lessonId, next, from),
        onMerged: initial.current.onMerged,
        onStatus: (next) => {
          // A page restored from the back/forward cache may finish its write after the entry was stored.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per stored draft, not per keystroke
  useEffect(() => {
    if (stored) saver.mergeStored(stored, draft);
  }, [saver, stored]);

  useEffect(() => {
    const unmount = new AbortController();
    function saveUnwritten() {
      const unwritten = saver.getUnwritten();
      if (unwritten) unwrittenDrafts.save(lessonId, unwritten);
    }
    // A phone may end a hidden page without another event, and a closed tab fires only `pagehide`.
    document.addEventListener('visibilitychange', saveUnwritten, { signal: unmount.signal });
    window.addEventListener('pagehide', saveUnwritten, { signal: unmount.signal });
    return () => {
      unmount.abort();
      saveUnwritten();
    };
  }, [saver, unwrittenDrafts, lessonId]);

  return { status, saver };
}

/**
 * A lesson's stored draft, with the last keystrokes that were not saved in time; `undefined` while it loads.
 * It is loaded once, when the lesson opens, because after that the notepad is newer.
 */
export function useStoredDraft(lessonId: string): DraftChange | undefined {
  const { store, uid } = useLearner();
  const [storedDraft, setStoredDraft] = useState<DraftChange>();

  useEffect(() => {
    let isCurrent = true;
    const unwrittenDrafts = createUnsavedDrafts(() => window.sessionStorage, uid);
    loadDraft(lessonId, store, unwrittenDrafts).then(
      (change) => {
        if (isCurrent) setStoredDraft(change);
      },
      (cause: unknown) => {
        // Shows the route's error page: an empty notepad would overwrite the draft that could not be read.
        if (isCurrent)
          setStoredDraft(() => {
            throw cause;
          });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, uid, lessonId]);

  return storedDraft;
}
