import { useRef, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { type HomeworkOutcome, saveNotepad } from './homework-save.ts';
import { draftOf, type NotepadEvent, type NotepadState } from './notepad-state.ts';

export type HomeworkSave = { phase: 'idle' } | { phase: 'saving' } | HomeworkOutcome;

interface HomeworkParts {
  lessonId: string;
  /** What the class's homework wins. */
  badge: string;
  state: NotepadState;
  dispatch: (event: NotepadEvent) => void;
  saver: DraftSaver;
}

/** Saves the notepad as homework, clears it, and tells the badge it won (specification, section 4). */
export function useHomeworkSave({ lessonId, badge, state, dispatch, saver }: HomeworkParts) {
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
