import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { allFlipped } from '../../../domain/flashcards.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { checkHomework } from '../../../domain/notes.ts';
import { checkStorage } from '../../../domain/storage-limits.ts';
import { homeworkFailureMessage } from '../../../session/save-messages.ts';
import type { DraftSaver } from './draft-saver.ts';
import { draftOf, type NotepadState } from './notepad-state.ts';

export type HomeworkOutcome =
  | { phase: 'refused'; message: string }
  | { phase: 'saved'; badge: string; isNew: boolean };

interface HomeworkWork {
  lessonId: string;
  badge: string;
  state: NotepadState;
  /** As the learner reads it. */
  date: string;
  /** Makes a repeat of the same save harmless. */
  saveKey: string;
  isSignedIn: boolean;
}

interface HomeworkPorts {
  store: Pick<LearnerStore, 'storageBytes' | 'saveHomework'>;
  saver: Pick<DraftSaver, 'saveAsHomework'>;
}

/**
 * Saves a notepad as homework. It never rejects: what hinders it comes as the message for the learner
 * (specification, sections 4, 5 and 8).
 */
export async function saveNotepad(work: HomeworkWork, ports: HomeworkPorts): Promise<HomeworkOutcome> {
  try {
    return await trySave(work, ports);
  } catch (cause) {
    // A read of the device may throw where a write gives its failure.
    console.error('The homework could not be saved:', cause);
    return refused(MESSAGES.saveFailed);
  }
}

async function trySave(
  { lessonId, badge, state, date, saveKey, isSignedIn }: HomeworkWork,
  { store, saver }: HomeworkPorts,
): Promise<HomeworkOutcome> {
  const saved = draftOf(state);
  const { notes, exercises, audioPlayed, submissions } = saved;
  const flippedCards = allFlipped(state.cards);
  const practice = { flippedCards, audioPlayed, ...(submissions.length > 0 && { submissions }) };
  const homework = { notes, date, exercises, ...practice, dragItems: state.drag, badge };
  if (!isSignedIn) return refused(MESSAGES.saveFailed);
  if (!checkHomework(homework).ok) return refused(MESSAGES.homeworkFieldsMissing);
  if (!checkStorage(await store.storageBytes()).ok) return refused(MESSAGES.homeworkStorageFull);
  const result = await saver.saveAsHomework(saved, () => store.saveHomework(lessonId, homework, saveKey));
  if (!result.ok) return refused(homeworkFailureMessage(result.failure));
  return { phase: 'saved', badge, isNew: result.value.isNew };
}

function refused(message: string): HomeworkOutcome {
  return { phase: 'refused', message };
}
