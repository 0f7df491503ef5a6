import { useRef, useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { checkHomework } from '../../../domain/notes.ts';
import { checkStorage } from '../../../domain/storage-limits.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import { homeworkFailureMessage } from '../save-messages.ts';
import { draftOf, everyCardFlipped, type NotepadEvent, type NotepadState } from './notepad-state.ts';

export type HomeworkSave =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'refused'; message: string }
  | { phase: 'saved'; badge: string; isNew: boolean };

interface HomeworkParts {
  lessonId: string;
  state: NotepadState;
  dispatch: (event: NotepadEvent) => void;
  /** Writes out the waiting draft, so that it cannot land after the save has cleared it. */
  flush: () => Promise<void>;
}

/** Saves the notepad as homework, clears it, and tells the badge it won (specification, section 4). */
export function useHomeworkSave({ lessonId, state, dispatch, flush }: HomeworkParts) {
  const session = useSession();
  const { store } = useLearner();
  const [saving, setSaving] = useState<HomeworkSave>({ phase: 'idle' });
  const isSaving = useRef(false);

  async function trySave(): Promise<HomeworkSave> {
    const saved = draftOf(state);
    const { notes, exercises, audioPlayed } = saved;
    const homework = {
      notes,
      date: new Date().toLocaleString(),
      exercises,
      flippedCards: everyCardFlipped(state),
      audioPlayed,
      dragItems: state.drag,
    };
    if (session.state().phase !== 'signed-in') return refused(MESSAGES.saveFailed);
    if (!checkHomework(homework).ok) return refused(MESSAGES.homeworkFieldsMissing);
    if (!checkStorage(await store.storageBytes()).ok) return refused(MESSAGES.homeworkStorageFull);
    await flush();
    const result = await store.saveHomework(lessonId, homework, crypto.randomUUID());
    if (!result.ok) return refused(homeworkFailureMessage(result.failure));
    dispatch({ type: 'homework-saved', saved });
    return { phase: 'saved', ...result.value };
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving({ phase: 'saving' });
    try {
      setSaving(await trySave());
    } finally {
      isSaving.current = false;
    }
  }

  return { saving, save, dismiss: () => setSaving({ phase: 'idle' }) };
}

function refused(message: string): HomeworkSave {
  return { phase: 'refused', message };
}
