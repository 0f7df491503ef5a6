import { useMemo, useReducer } from 'react';
import type { DraftChange } from '../../../domain/draft-merge.ts';
import { findWrittenTask } from '../../../domain/exercises/written-task.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonRecord, PracticeSubmission } from '../../../domain/records.ts';
import {
  findPracticeSubmission,
  type NotepadEvent,
  openNotepad,
  reduceNotepad,
  toDraft,
} from './notepad-state.ts';
import { useDraftSaver } from './use-draft-saver.ts';

interface NotepadOptions {
  lesson: LessonRecord;
  plan: LessonPlan;
  isDeleted: boolean;
  /** The draft as stored on this device. */
  storedDraft: DraftChange;
  onSubmission: (submission: PracticeSubmission) => void;
}

/** One lesson's notepad, saved on the device with every change. */
export function useNotepad({ lesson, plan, isDeleted, storedDraft, onSubmission }: NotepadOptions) {
  const [state, reduce] = useReducer(reduceNotepad, null, () =>
    openNotepad(
      {
        skill: lesson.skillFocus,
        cards: countCards(lesson, plan),
        phrases: plan.quickCheck,
        task: findWrittenTask(plan, lesson.skillFocus),
      },
      storedDraft.draft,
    ),
  );
  const draft = useMemo(() => toDraft(state), [state]);
  const { status, saver } = useDraftSaver({
    lessonId: lesson.id,
    isDeleted,
    base: storedDraft.base,
    draft,
    onMerged: (written, stored) => reduce({ type: 'merged', written, stored }),
  });

  function dispatch(event: NotepadEvent): void {
    const submission = findPracticeSubmission(state, event);
    reduce(event);
    if (submission) onSubmission(submission);
  }

  return { state, draft, dispatch, status, saver };
}

export type OpenNotepad = ReturnType<typeof useNotepad>;

/** Only a Vocabulary class has flashcards (specification, section 2). */
function countCards(lesson: LessonRecord, plan: LessonPlan): number {
  return lesson.skillFocus === 'Vocabulary' ? plan.vocabulary.length : 0;
}
