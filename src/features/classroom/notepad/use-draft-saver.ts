import { useEffect, useMemo, useRef, useState } from 'react';
import type { NotepadDraft } from '../../../domain/records.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { createDraftSaver, type DraftStatus } from './draft-saver.ts';
import { createUnwrittenDrafts } from './unwritten-draft.ts';

/** Keeps `draft` on the device as it changes, to the last key pressed before the lesson or the page is left. */
export function useDraftSaver(lessonId: string, draft: NotepadDraft) {
  const { store, uid } = useLearner();
  const unwrittenDrafts = useMemo(() => createUnwrittenDrafts(() => window.sessionStorage, uid), [uid]);
  // What found no room on the device as the notepad opened is still in the tab.
  const [isKept] = useState(() => unwrittenDrafts.read(lessonId) === null);
  const [status, setStatus] = useState<DraftStatus>({ phase: isKept ? 'saved' : 'saving' });
  const kept = useRef(isKept ? draft : null);
  const saver = useMemo(
    () =>
      createDraftSaver({
        kept: kept.current,
        save: (next) => store.saveDraft(lessonId, next),
        onStatus: (next) => {
          // The page may come back from the browser's cache after all, and its write with it.
          if (next.phase === 'saved') unwrittenDrafts.forget(lessonId);
          setStatus(next);
        },
      }),
    [store, unwrittenDrafts, lessonId],
  );

  useEffect(() => saver.write(draft), [saver, draft]);

  useEffect(() => {
    const leaving = new AbortController();
    function keepUnwritten() {
      const unwritten = saver.unwritten();
      if (unwritten) unwrittenDrafts.keep(lessonId, unwritten);
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

/** A lesson's draft as it was left, with the keystrokes that had no time to join the learner's records. */
export type KeptDraft = { phase: 'reading' } | { phase: 'read'; draft: NotepadDraft | null };

/** Read once, when the lesson opens: from then on the notepad is newer. */
export function useKeptDraft(lessonId: string): KeptDraft {
  const { store, uid } = useLearner();
  const [kept, setKept] = useState<KeptDraft>({ phase: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    const unwrittenDrafts = createUnwrittenDrafts(() => window.sessionStorage, uid);
    async function read(): Promise<NotepadDraft | null> {
      const unwritten = unwrittenDrafts.read(lessonId);
      if (!unwritten) return store.draft(lessonId);
      const saved = await store.saveDraft(lessonId, unwritten);
      if (saved.ok) unwrittenDrafts.forget(lessonId);
      return unwritten;
    }
    read().then(
      (draft) => {
        if (isCurrent) setKept({ phase: 'read', draft });
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
