import { useRef, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { type HomeworkOutcome, saveNotepadAsHomework } from './homework-save.ts';
import { toDraft } from './notepad-state.ts';
import type { OpenNotepad } from './use-notepad.ts';

export type HomeworkSaveState = { status: 'idle' } | { status: 'saving' } | HomeworkOutcome;

/** Saves the notepad as homework, clears it, and tells the badge it won (specification, section 4). */
export function useHomeworkSave(lessonId: string, badge: string, { state, dispatch, saver }: OpenNotepad) {
  const session = useSession();
  const { store } = useLearner();
  const [saving, setSaving] = useState<HomeworkSaveState>({ status: 'idle' });
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving({ status: 'saving' });
    const date = new Date().toLocaleString();
    const isSignedIn = session.getState().status === 'signed-in';
    const work = { lessonId, badge, state, date, idempotencyKey: newId(), isSignedIn };
    const outcome = await saveNotepadAsHomework(work, { store, saver });
    if (outcome.status === 'saved') dispatch({ type: 'homework-saved', saved: toDraft(state) });
    setSaving(outcome);
    isSaving.current = false;
  }

  return { saving, save, dismiss: () => setSaving({ status: 'idle' }) };
}
