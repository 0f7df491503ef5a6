import { useMemo, useReducer } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonRecord, NotepadDraft } from '../../../domain/records.ts';
import {
  draftOf,
  type NotepadEvent,
  openNotepad,
  type PracticeSubmission,
  practiceDone,
  reduceNotepad,
} from './notepad-state.ts';
import { useDraftSaver } from './use-draft-saver.ts';

interface NotepadParts {
  lesson: LessonRecord;
  plan: LessonPlan;
  /** As it was left on this device. */
  draft: NotepadDraft | null;
  onSubmission: (submission: PracticeSubmission) => void;
}

/** One lesson's notepad, kept on the device with every change. */
export function useNotepad({ lesson, plan, draft: kept, onSubmission }: NotepadParts) {
  const [state, reduce] = useReducer(reduceNotepad, null, () =>
    openNotepad({ cards: cardCount(lesson, plan), phrases: plan.quickCheck }, kept),
  );
  const draft = useMemo(() => draftOf(state), [state]);
  const { status, saver } = useDraftSaver(lesson.id, draft);

  function dispatch(event: NotepadEvent): void {
    const submission = practiceDone(state, event, lesson.skillFocus);
    reduce(event);
    if (submission) onSubmission(submission);
  }

  return { state, draft, dispatch, status, saver };
}

/** Only a Vocabulary class has flashcards (specification, section 2). */
function cardCount(lesson: LessonRecord, plan: LessonPlan): number {
  return lesson.skillFocus === 'Vocabulary' ? plan.vocabulary.length : 0;
}
