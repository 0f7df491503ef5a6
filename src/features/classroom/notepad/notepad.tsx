import type { ReactNode } from 'react';
import { useId } from 'react';
import { badgeOf } from '../../../domain/badges.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonRecord, NotepadDraft } from '../../../domain/records.ts';
import { speakingPrompt } from '../../../domain/speech.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { answerText } from '../answer-text.ts';
import type { AnswerSubmission } from '../use-answer-submission.ts';
import { DragActivity } from './drag-activity.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { FeedbackBox } from './feedback-box.tsx';
import { FlashcardDeck } from './flashcard-deck.tsx';
import css from './notepad.module.css';
import type { PracticeSubmission } from './notepad-state.ts';
import { NotesDesk } from './notes-desk.tsx';
import { SpeakingPrompt } from './speaking-prompt.tsx';
import { useHomeworkSave } from './use-homework-save.ts';
import { useNotepad } from './use-notepad.ts';
import { VocabularyTable } from './vocabulary-table.tsx';

interface NotepadProps {
  lesson: LessonRecord;
  plan: LessonPlan;
  draft: NotepadDraft | null;
  answering: AnswerSubmission;
  /** A practice was done (specification, section 3). */
  onSubmission: (submission: PracticeSubmission) => void;
}

/** The side panel of a class: everything that the learner does in it (specification, section 2). */
export function Notepad({ lesson, plan, draft: kept, answering, onSubmission }: NotepadProps) {
  const { submission } = answering;
  const { state, draft, dispatch, status, saver } = useNotepad({ lesson, plan, draft: kept, onSubmission });
  const homework = useHomeworkSave({ lessonId: lesson.id, badge: badgeOf(plan), state, dispatch, saver });
  const isFresh = submission.phase === 'answered';
  const unsaved = isFresh ? submission.unsaved : undefined;
  const feedback = unsaved?.feedback ?? lesson.feedback;

  return (
    <div className={classNames(layout.stack6, css.notepad)}>
      {lesson.skillFocus === 'Vocabulary' && (
        <Sheet title="Vocabulary Flashcards">
          <div data-print="never">
            <FlashcardDeck
              vocabulary={plan.vocabulary}
              cards={state.cards}
              onFlip={(index) => dispatch({ type: 'card-flipped', index })}
            />
          </div>
          <div className={css.onPaper}>
            <VocabularyTable vocabulary={plan.vocabulary} />
          </div>
        </Sheet>
      )}
      {lesson.skillFocus !== 'Vocabulary' && plan.vocabulary.length > 0 && (
        <Sheet title="Vocabulary">
          <VocabularyTable vocabulary={plan.vocabulary} />
        </Sheet>
      )}
      <Sheet title="Drag & Drop Activity">
        <DragActivity
          phrases={plan.quickCheck}
          seed={lesson.id}
          groups={state.drag}
          result={state.dragResult}
          onMove={(move) => dispatch({ type: 'phrase-moved', move })}
          onCheck={() => dispatch({ type: 'drag-checked' })}
        />
      </Sheet>
      {plan.exercises.length > 0 && (
        <Sheet title="Exercises">
          <ExerciseList
            exercises={plan.exercises}
            answers={state.exercises}
            isMarked={lesson.completed}
            onAnswer={(index, answer) => dispatch({ type: 'exercise-answered', index, answer })}
          />
        </Sheet>
      )}
      {lesson.skillFocus === 'Speaking' && (
        <Sheet title="Speaking">
          <SpeakingPrompt
            prompt={promptOf(lesson, plan)}
            wasPlayed={state.audioPlayed}
            onPlayed={() => dispatch({ type: 'prompt-played' })}
          />
        </Sheet>
      )}
      <Sheet title="Notes">
        <NotesDesk
          notes={state.notes}
          onWrite={(notes) => dispatch({ type: 'notes-written', notes })}
          draftStatus={status}
          submission={submission}
          onSubmit={() => void answering.submit(answerText(draft.notes, draft.exercises))}
          onCancel={answering.cancel}
          saving={homework.saving}
          onSave={() => void homework.save()}
          onBringBack={
            state.setAside
              ? () => {
                  dispatch({ type: 'brought-back' });
                  homework.dismiss();
                }
              : undefined
          }
        />
      </Sheet>
      {feedback !== '' && (
        <FeedbackBox
          key={feedback}
          teacher={lesson.teacher}
          feedback={feedback}
          answer={unsaved?.answer ?? lesson.answer}
          plan={plan}
          page={(unsaved ? unsaved.page : lesson.markedPage) ?? undefined}
          isFresh={isFresh}
          unsaved={unsaved?.message}
        />
      )}
    </div>
  );
}

/** The sentence to say, by the specification's rule, or nothing to play. */
function promptOf(lesson: LessonRecord, plan: LessonPlan) {
  return speakingPrompt(
    plan.exercises.map(({ prompt }) => prompt),
    lesson.classPlan,
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classNames(layout.stack3, css.sheet)} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
