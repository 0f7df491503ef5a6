import { getAgeBand } from '../../../domain/age-band.ts';
import { getHomeworkBadge } from '../../../domain/badges.ts';
import { isEmptyDraft } from '../../../domain/draft-merge.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { pickSpeakingSentence } from '../../../domain/speech.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { formatAnswerText } from '../answer-text.ts';
import { MissedItems } from '../items/missed-items.tsx';
import { Score } from '../items/score.tsx';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import { LessonPart } from '../player/lesson-part.tsx';
import { RecallView } from '../recall/recall-view.tsx';
import type { ClassRecall } from '../recall/use-recall.ts';
import { SelfCheck } from '../speaking/self-check.tsx';
import { SoundPracticeView } from '../speaking/sound-practice-view.tsx';
import type { AnswerSubmission } from '../use-answer-submission.ts';
import { Checklist } from './checklist.tsx';
import { ClassSummary } from './class-summary.tsx';
import { DraftLine } from './draft-line.tsx';
import { DragActivity } from './drag-activity.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { FeedbackBox, FeedbackPlaceholder, OtherAnswers } from './feedback-box.tsx';
import { HomeworkPanel } from './homework-panel.tsx';
import { ModelAnswerView } from './model-answer-view.tsx';
import css from './notepad.module.css';
import { NotepadSection } from './notepad-section.tsx';
import { isTaskUsedAsNotes } from './notepad-state.ts';
import { NotesPanel, SubmissionNotice } from './notes-panel.tsx';
import { PausePanel } from './pause-panel.tsx';
import { SpeakingPrompt } from './speaking-prompt.tsx';
import type { useHomeworkSave } from './use-homework-save.ts';
import type { OpenNotepad } from './use-notepad.ts';
import { VocabularySection } from './vocabulary-section.tsx';

interface NotepadProps {
  lesson: LessonRecord;
  plan: LessonPlan;
  /** The lesson was deleted while it was open, so nothing more is saved. */
  isDeleted: boolean;
  steps: readonly LessonStep[];
  notepad: OpenNotepad;
  recall: ClassRecall;
  exercises: ClassExercises;
  answerSubmission: AnswerSubmission;
  homework: ReturnType<typeof useHomeworkSave>;
  onOpenStep: (id: string) => void;
}

/** The side panel of a class, with everything that the learner does in it (specification, section 2). */
export function Notepad({
  lesson,
  plan,
  isDeleted,
  steps,
  notepad,
  recall,
  exercises: work,
  answerSubmission,
  homework,
  onOpenStep,
}: NotepadProps) {
  const { submission, isChecked, feedback } = answerSubmission;
  const { state, draft, dispatch, status } = notepad;
  const badge = getHomeworkBadge(plan);
  const ticks = {
    ticked: state.ticked,
    onTick: (index: number) => dispatch({ type: 'item-ticked', index }),
  };
  const getPartsOfKind = (kind: LessonStep['kind']) =>
    steps.filter((step) => step.kind === kind).flatMap(({ parts }) => parts);

  return (
    <div className={classNames(layout.stack6, css.notepad)}>
      {recall.items.length > 0 && (
        <NotepadSection title="From earlier classes" isTitleOfStep parts={['recall']}>
          <RecallView recall={recall} />
        </NotepadSection>
      )}
      <VocabularySection
        skill={lesson.skillFocus}
        vocabulary={plan.vocabulary}
        parts={steps.flatMap(({ parts }) => parts.filter(isWordPart))}
        cards={state.cards}
        hasPictures={lesson.studentLevel === 'A1' || getAgeBand(lesson.age) === 'child'}
        onFlip={(index) => dispatch({ type: 'card-flipped', index })}
      />
      <NotepadSection title="Drag & Drop Activity" parts={['sorting']}>
        <DragActivity
          phrases={plan.quickCheck}
          seed={lesson.id}
          groups={state.drag}
          result={state.dragResult}
          onMove={(move) => dispatch({ type: 'phrase-moved', move })}
          onCheck={() => dispatch({ type: 'drag-checked' })}
        />
      </NotepadSection>
      {getPartsOfKind('pause').length > 0 && (
        <NotepadSection title="Break" isTitleOfStep parts={['pause']}>
          <PausePanel teacher={lesson.teacher} words={plan.vocabulary.length} score={work.score} />
        </NotepadSection>
      )}
      {plan.exercises.length > 0 && (
        <NotepadSection title="Exercises" isTitleOfStep parts={getPartsOfKind('exercise')}>
          <ExerciseList
            work={work}
            state={state}
            isMarked={lesson.completed}
            onAnswer={(index, answer) => dispatch({ type: 'exercise-answered', index, answer })}
          />
        </NotepadSection>
      )}
      {plan.checklist && (
        <NotepadSection title="Checklist" parts={['checklist']}>
          <Checklist items={plan.checklist} {...ticks} />
        </NotepadSection>
      )}
      {plan.sound && (
        <NotepadSection title="Say it" parts={['sound']}>
          <SoundPracticeView {...plan.sound} />
        </NotepadSection>
      )}
      {lesson.skillFocus === 'Speaking' && (
        <NotepadSection title="Speaking" isTitleOfStep parts={['prompt']}>
          <SpeakingPrompt
            prompt={pickPrompt(lesson, plan)}
            wasPlayed={state.audioPlayed}
            onPlayed={() => dispatch({ type: 'prompt-played' })}
          />
        </NotepadSection>
      )}
      <NotepadSection title="Notes" staysAtHand parts={['notes']}>
        {lesson.skillFocus === 'Speaking' && (
          // The notes are at hand beside every step; the question how it went comes after the task.
          <LessonPart part="notes">
            <SelfCheck plan={plan} {...ticks} onUse={(text) => dispatch({ type: 'notes-added', text })} />
          </LessonPart>
        )}
        <NotesPanel
          task={state.taskIndex === undefined ? '' : (plan.exercises[state.taskIndex]?.prompt ?? '')}
          isTaskText={isTaskUsedAsNotes(state)}
          notes={state.notes}
          onWrite={(notes) => dispatch({ type: 'notes-written', notes })}
          submission={isChecked ? { status: 'idle' } : submission}
          onSubmit={() =>
            void answerSubmission.submit(formatAnswerText(draft.notes, draft.exercises, state.taskIndex))
          }
          onCancel={answerSubmission.cancel}
        />
      </NotepadSection>
      {work.hasMarkedItems && (
        <NotepadSection title="Once more" isTitleOfStep parts={['again']}>
          {work.missed.length === 0 && <p>You have nothing to repeat yet.</p>}
          <MissedItems
            work={work}
            onAnswer={(item, answer) => dispatch({ type: 'repeat-answered', item, answer })}
          />
        </NotepadSection>
      )}
      <FeedbackPart {...{ lesson, plan, answerSubmission }} onWrite={() => onOpenStep('write')} />
      {plan.modelAnswer && feedback !== '' && (
        <LessonPart part="model-answer">
          <ModelAnswerView modelAnswer={plan.modelAnswer} checklist={plan.checklist ?? []} />
        </LessonPart>
      )}
      <NotepadSection title="Take home" isTitleOfStep parts={['homework']}>
        <HomeworkPanel
          badge={badge}
          score={<Score {...work.score} />}
          saving={homework.saving}
          onSave={() => void homework.save()}
          onWriteNotes={() => onOpenStep('write')}
          onRestore={
            state.clearedDraft
              ? () => {
                  dispatch({ type: 'restored' });
                  homework.dismiss();
                }
              : undefined
          }
        />
        <ClassSummary plan={plan} work={work} />
      </NotepadSection>
      {!isDeleted && <DraftLine saveState={status} isUntouched={isEmptyDraft(draft)} />}
    </div>
  );
}

interface FeedbackPartProps extends Pick<NotepadProps, 'lesson' | 'plan' | 'answerSubmission'> {
  /** Opens the step in which the answer is written. */
  onWrite: () => void;
}

/** The feedback on the newest answer, with earlier answers; before it, a way to the writing step. */
function FeedbackPart({ lesson, plan, answerSubmission, onWrite }: FeedbackPartProps) {
  const { submission, isChecked, feedback, unsaved, cancel } = answerSubmission;
  return (
    <LessonPart part="feedback" className={layout.stack3}>
      {feedback === '' ? (
        <FeedbackPlaceholder submission={submission} onWrite={onWrite} />
      ) : (
        <>
          {isChecked && <SubmissionNotice submission={submission} onCancel={cancel} />}
          <FeedbackBox
            key={feedback}
            teacher={lesson.teacher}
            feedback={feedback}
            answer={unsaved?.answer ?? lesson.answer}
            plan={plan}
            page={(unsaved ? unsaved.page : lesson.markedPage) ?? undefined}
            isFresh={isChecked}
            saveError={unsaved?.message}
          />
          <OtherAnswers answers={lesson.otherAnswers ?? []} plan={plan} />
        </>
      )}
    </LessonPart>
  );
}

function isWordPart(part: PartId): boolean {
  return part.startsWith('words-');
}

/** The sentence to say, chosen by the specification's rule. */
function pickPrompt(lesson: LessonRecord, plan: LessonPlan) {
  return pickSpeakingSentence(
    plan.exercises.map(({ prompt }) => prompt),
    lesson.classPlan,
  );
}
