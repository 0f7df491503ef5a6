import { useRef, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { type HomeworkOutcome, saveNotepad } from './homework-save.ts';
import { draftOf } from './notepad-state.ts';
import type { OpenNotepad } from './use-notepad.ts';

export type HomeworkSave = { phase: 'idle' } | { phase: 'saving' } | HomeworkOutcome;

/** Saves the notepad as homework, clears it, and tells the badge it won (specification, section 4). */
export function useHomeworkSave(lessonId: string, badge: string, { state, dispatch, saver }: OpenNotepad) {
  const session = useSession();
  const { store } = useLearner();
  const [saving, setSaving] = useState<HomeworkSave>({ phase: 'idle' });
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving({ phase: 'saving' });
    const date = new Date().toLocaleString();
    const isSignedIn = session.state().phase === 'signed-in';
    const work = { lessonId, badge, state, date, saveKey: newId(), isSignedIn };
    const outcome = await saveNotepad(work, { store, saver });
    if (outcome.phase === 'saved') dispatch({ type: 'homework-saved', saved: draftOf(state) });
    setSaving(outcome);
    isSaving.current = false;
  }

  return { saving, save, dismiss: () => setSaving({ phase: 'idle' }) };
}
