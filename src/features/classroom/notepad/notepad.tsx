import { badgeOf } from '../../../domain/badges.ts';
import { isUntouched } from '../../../domain/draft-merge.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { speakingPrompt } from '../../../domain/speech.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { answerText } from '../answer-text.ts';
import { AgainSheet } from '../items/again-sheet.tsx';
import { Score } from '../items/score.tsx';
import type { ClassWork } from '../items/use-class-work.ts';
import { Place } from '../player/place.tsx';
import { SelfCheck } from '../speaking/self-check.tsx';
import type { AnswerSubmission } from '../use-answer-submission.ts';
import { AwaitedFeedback } from './awaited-feedback.tsx';
import { Checklist } from './checklist.tsx';
import { DraftLine } from './draft-line.tsx';
import { DragActivity } from './drag-activity.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { FeedbackBox } from './feedback-box.tsx';
import { HomeworkDesk } from './homework-desk.tsx';
import css from './notepad.module.css';
import { isTaskHandedIn } from './notepad-state.ts';
import { NotesDesk, SubmissionNews } from './notes-desk.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { Sheet } from './sheet.tsx';
import { SpeakingPrompt } from './speaking-prompt.tsx';
import { useHomeworkSave } from './use-homework-save.ts';
import type { OpenNotepad } from './use-notepad.ts';
import { WordsSheet } from './words-sheet.tsx';

interface NotepadProps {
  lesson: LessonRecord;
  plan: LessonPlan;
  /** It went from the device while it was open: what is written now can't be found again. */
  isGone: boolean;
  steps: readonly LessonStep[];
  notepad: OpenNotepad;
  work: ClassWork;
  answering: AnswerSubmission;
  onOpenStep: (id: string) => void;
}

/** The side panel of a class: everything that the learner does in it (specification, section 2). */
export function Notepad({ lesson, plan, isGone, steps, notepad, work, answering, onOpenStep }: NotepadProps) {
  const { submission, isChecked, feedback, unsaved } = answering;
  const { state, draft, dispatch, status } = notepad;
  const badge = badgeOf(plan);
  const homework = useHomeworkSave(lesson.id, badge, notepad);
  const ticks = {
    ticked: state.ticked,
    onTick: (place: number) => dispatch({ type: 'ticked', place }),
  };
  const partsOf = (kind: LessonStep['kind']) =>
    steps.filter((step) => step.kind === kind).flatMap(({ parts }) => parts);

  return (
    <div className={classNames(layout.stack6, css.notepad)}>
      <WordsSheet
        skill={lesson.skillFocus}
        vocabulary={plan.vocabulary}
        parts={steps.flatMap(({ parts }) => parts.filter(isWords))}
        cards={state.cards}
        onFlip={(index) => dispatch({ type: 'card-flipped', index })}
      />
      <Sheet title="Drag & Drop Activity" parts={['sorting']}>
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
        <Sheet title="Exercises" isTitleOfStep parts={partsOf('exercise')}>
          <ExerciseList
            work={work}
            state={state}
            isMarked={lesson.completed}
            onAnswer={(index, answer) => dispatch({ type: 'exercise-answered', index, answer })}
          />
        </Sheet>
      )}
      {plan.checklist && (
        <Sheet title="Checklist" parts={['checklist']}>
          <Checklist items={plan.checklist} {...ticks} />
        </Sheet>
      )}
      {lesson.skillFocus === 'Speaking' && (
        <Sheet title="Speaking" isTitleOfStep parts={['prompt']}>
          <SpeakingPrompt
            prompt={promptOf(lesson, plan)}
            wasPlayed={state.audioPlayed}
            onPlayed={() => dispatch({ type: 'prompt-played' })}
          />
        </Sheet>
      )}
      <Sheet title="Notes" parts={['notes']}>
        {lesson.skillFocus === 'Speaking' && (
          <SelfCheck plan={plan} {...ticks} onUse={(text) => dispatch({ type: 'notes-added', text })} />
        )}
        <NotesDesk
          task={state.task === undefined ? '' : (plan.exercises[state.task]?.prompt ?? '')}
          isTaskText={isTaskHandedIn(state)}
          notes={state.notes}
          onWrite={(notes) => dispatch({ type: 'notes-written', notes })}
          submission={isChecked ? { phase: 'idle' } : submission}
          onSubmit={() => void answering.submit(answerText(draft.notes, draft.exercises, state.task))}
          onCancel={answering.cancel}
        />
      </Sheet>
      {work.missed.length > 0 && (
        <Sheet title="Once more" isTitleOfStep parts={['again']}>
          <AgainSheet
            work={work}
            onAnswer={(item, answer) => dispatch({ type: 'again-answered', item, answer })}
          />
        </Sheet>
      )}
      <Place part="feedback" className={layout.stack3}>
        {feedback === '' ? (
          <AwaitedFeedback submission={submission} onWrite={() => onOpenStep('write')} />
        ) : (
          <>
            {isChecked && <SubmissionNews submission={submission} onCancel={answering.cancel} />}
            <FeedbackBox
              key={feedback}
              teacher={lesson.teacher}
              feedback={feedback}
              answer={unsaved?.answer ?? lesson.answer}
              plan={plan}
              page={(unsaved ? unsaved.page : lesson.markedPage) ?? undefined}
              isFresh={isChecked}
              unsaved={unsaved?.message}
            />
            <OtherAnswers answers={lesson.otherAnswers ?? []} plan={plan} />
          </>
        )}
      </Place>
      <Sheet title="Take home" isTitleOfStep parts={['homework']}>
        <HomeworkDesk
          badge={badge}
          score={<Score {...work.score} />}
          saving={homework.saving}
          onSave={() => void homework.save()}
          onWriteNotes={() => onOpenStep('write')}
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
      {!isGone && <DraftLine status={status} isUntouched={isUntouched(draft)} />}
    </div>
  );
}

function isWords(part: PartId): boolean {
  return part.startsWith('words-');
}

/** The sentence to say, by the specification's rule, or nothing to play. */
function promptOf(lesson: LessonRecord, plan: LessonPlan) {
  return speakingPrompt(
    plan.exercises.map(({ prompt }) => prompt),
    lesson.classPlan,
  );
}
