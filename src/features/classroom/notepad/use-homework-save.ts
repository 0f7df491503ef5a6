import { useRef, useState } from 'react';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { checkStorage } from '../../../domain/check-limits.ts';
import { isDeckComplete } from '../../../domain/flashcards.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { validateHomework } from '../../../domain/notes.ts';
import { newId } from '../../../platform/new-id.ts';
import { formatHomeworkFailure } from '../../../session/save-messages.ts';
import { useLearner, useSession } from '../../../session/session-context.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { type NotepadState, toDraft } from './notepad-state.ts';
import type { OpenNotepad } from './use-notepad.ts';

export type HomeworkOutcome =
  | { status: 'refused'; message: string }
  | { status: 'saved'; badge: string; isNew: boolean };

interface HomeworkWork {
  lessonId: string;
  badge: string;
  state: NotepadState;
  /** Formatted for the learner. */
  date: string;
  /** Makes repeating the same save harmless. */
  idempotencyKey: string;
  isSignedIn: boolean;
}

interface HomeworkPorts {
  store: Pick<LearnerStore, 'measureStorageBytes' | 'saveHomework'>;
  saver: Pick<DraftSaver, 'saveAsHomework'>;
}

/**
 * Saves a notepad as homework. Never rejects: every failure is a message for the learner (specification,
 * sections 4, 5 and 8).
 */
export async function saveNotepadAsHomework(
  work: HomeworkWork,
  ports: HomeworkPorts,
): Promise<HomeworkOutcome> {
  try {
    return await trySave(work, ports);
  } catch (cause) {
    // Reads of the database throw; writes return their failure.
    console.error('The homework could not be saved:', cause);
    return createHomeworkRefusal(MESSAGES.saveFailed);
  }
}

async function trySave(
  { lessonId, badge, state, date, idempotencyKey, isSignedIn }: HomeworkWork,
  { store, saver }: HomeworkPorts,
): Promise<HomeworkOutcome> {
  const saved = toDraft(state);
  const { notes, exercises, audioPlayed, submissions } = saved;
  const flippedCards = isDeckComplete(state.cards);
  const practice = { flippedCards, audioPlayed, ...(submissions.length > 0 && { submissions }) };
  const homework = { notes, date, exercises, ...practice, dragItems: state.drag, badge };
  if (!isSignedIn) return createHomeworkRefusal(MESSAGES.saveFailed);
  if (!validateHomework(homework).ok) return createHomeworkRefusal(MESSAGES.homeworkFieldsMissing);
  if (!checkStorage(await store.measureStorageBytes()).ok)
    return createHomeworkRefusal(MESSAGES.homeworkStorageFull);
  const result = await saver.saveAsHomework(saved, () =>
    store.saveHomework(lessonId, homework, idempotencyKey),
  );
  if (!result.ok) return createHomeworkRefusal(formatHomeworkFailure(result.failure));
  return { status: 'saved', badge, isNew: result.value.isNew };
}

function createHomeworkRefusal(message: string): HomeworkOutcome {
  return { status: 'refused', message };
}

export type HomeworkSaveState = { status: 'idle' } | { status: 'saving' } | HomeworkOutcome;

/** Saves the notepad as homework, clears it, and reports the badge it won (specification, section 4). */
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
