import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { getHomeworkBadge } from '../../../domain/badges.ts';
import type { DraftChange } from '../../../domain/draft-merge.ts';
import { buildLessonSteps, findFirstExerciseStep, type LessonStep } from '../../../domain/lesson-steps.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { parsePlan } from '../../../domain/plan-markdown.ts';
import type { LessonRecord, PracticeSubmission } from '../../../domain/records.ts';
import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { pageCheckClient } from '../../../feedback-worker/page-check-client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { ShownStepContext, TaughtWordsContext } from '../../../ui/tappable-text/word-taps.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useClassExercises } from '../items/use-class-exercises.ts';
import { LessonHeader } from '../lesson-header.tsx';
import { Notepad } from '../notepad/notepad.tsx';
import { useHomeworkSave } from '../notepad/use-homework-save.ts';
import { useNotepad } from '../notepad/use-notepad.ts';
import { PlanView } from '../plan/plan-view.tsx';
import { useRecall } from '../recall/use-recall.ts';
import { useAnswerSubmission } from '../use-answer-submission.ts';
import css from './class-player.module.css';
import { findDoneSteps } from './done-steps.ts';
import { VisiblePartsContext } from './lesson-part.tsx';
import { hasPartOnSide } from './part-side.ts';
import { formatPracticeAnnouncement } from './practice-announcement.ts';
import { ReferenceText } from './reference-text.tsx';
import { createStepCheck, findReference, resolveOpeningStep } from './step-actions.ts';
import { StepBar } from './step-bar.tsx';
import { formatStepCount, formatStepTitle } from './step-titles.ts';
import { StepTrack } from './step-track.tsx';
import { useOpenStep, useScrollPlanToStep } from './use-open-step.ts';
import { useTeacherMood } from './use-teacher-mood.ts';

export interface ClassPlayerProps {
  lesson: LessonRecord;
  /** The lesson was deleted while it was open. */
  isDeleted: boolean;
  /** The draft as stored on this device. */
  storedDraft: DraftChange;
  /** The server's remark on this class, shown once. */
  note: string | undefined;
  /** The class was opened from the classroom, so its title scrolls into view. */
  takesFocus: boolean;
  /** The step that the address names. */
  stepId: string | undefined;
  onStep: (id: string) => void;
  onLeave: () => void;
}

/** Plays a class: step by step on a phone, with the whole plan next to the notepad on a desktop. */
export function ClassPlayer({
  lesson,
  isDeleted,
  storedDraft,
  note,
  takesFocus,
  stepId,
  onStep,
  onLeave,
}: ClassPlayerProps) {
  const plan = useMemo(() => parsePlan(lesson.classPlan), [lesson.classPlan]);
  const answerSubmission = useAnswerSubmission(lesson);
  const { feedback, isChecked } = answerSubmission;
  const [practice, setPractice] = useState<PracticeSubmission | null>(null);
  const [isFullPage, setFullPage] = useState(false);
  const notepad = useNotepad({ lesson, plan, isDeleted, storedDraft, onSubmission: setPractice });
  const { state, dispatch } = notepad;
  const homework = useHomeworkSave(lesson.id, getHomeworkBadge(plan), notepad);
  const teacher = useTeacherMood(stepId ?? '');
  const work = useClassExercises(plan, lesson.skillFocus, notepad, teacher.react);
  const recall = useRecall(lesson, plan, notepad, teacher.react);
  const steps = buildLessonSteps(plan, {
    skill: lesson.skillFocus,
    hasMarkedItems: work.hasMarkedItems,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, index, step, before, after } = useOpenStep({
    steps,
    stepId,
    // The step stays on the track, because a growing number of steps discourages.
    isSkipped: ({ kind }) => kind === 'again' && work.missed.length === 0,
    initialStepId: resolveOpeningStep(storedDraft.draft.step, feedback !== ''),
    heading,
  });
  const task = findFirstExerciseStep(steps, plan);
  const reference = findReference(steps, index, plan);
  const planSide = useScrollPlanToStep(step);
  const hasAnswered = Object.values(state.exercises).some((answer) => answer.trim() !== '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (id !== state.step) dispatch({ type: 'step-opened', step: id });
  }, [id]);

  useEffect(() => pageCheckClient.prepare(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the feedback arrives
  useEffect(() => {
    if (isChecked && step?.kind === 'write') onStep('feedback');
  }, [isChecked]);

  return (
    <article
      className={classNames(layout.stack4, css.player)}
      data-class
      data-view={isFullPage ? 'whole' : 'steps'}
    >
      <LessonHeader
        lesson={lesson}
        title={plan.title}
        takesFocus={takesFocus}
        isFirstStep={index === 0}
        isFullPage={isFullPage}
        onWhole={(isFull) => {
          setFullPage(isFull);
          window.scrollTo({ top: 0 });
        }}
        onLeave={onLeave}
      />
      <StepTrack
        plan={plan}
        steps={steps}
        done={findDoneSteps(steps, { index, state, lesson, recall: recall.items, exercises: work })}
        current={id}
        onOpen={(next) => {
          setFullPage(false);
          onStep(next);
        }}
      />
      <h2 ref={heading} tabIndex={-1} className={css.heading} data-print="never">
        {step && formatStepTitle(step, plan)}
        <span className={letters.soft}>{formatStepCount(steps, index)}</span>
      </h2>
      {isDeleted && <Alert kind="info">{MESSAGES.recordRemoved('class')}</Alert>}
      {note && <Alert kind="info">{note}</Alert>}
      <VisiblePartsContext value={step?.parts ?? []}>
        <ShownStepContext value={isFullPage ? 'all' : id}>
          <TaughtWordsContext value={plan.vocabulary}>
            <div className={classNames(layout.stack6, css.sides)} data-step={id}>
              <PlanSide sideRef={planSide} step={step}>
                <PlanView plan={plan} hasAnswered={hasAnswered} />
              </PlanSide>
              <NotepadSide step={step}>
                <Notepad
                  lesson={lesson}
                  plan={plan}
                  isDeleted={isDeleted}
                  steps={steps}
                  notepad={notepad}
                  recall={recall}
                  exercises={work}
                  answerSubmission={answerSubmission}
                  homework={homework}
                  onOpenStep={onStep}
                />
              </NotepadSide>
              <StepBar
                onCheck={createStepCheck(step, work)}
                onBack={before && (() => onStep(before.id))}
                onContinue={after && (() => onStep(after.id))}
                onSkipToTask={index === 0 && task && task !== after ? () => onStep(task.id) : undefined}
                teacher={
                  isInteractive(step) &&
                  isTeacher(lesson.teacher) && (
                    <TeacherAvatar
                      key={teacher.checks}
                      teacher={lesson.teacher}
                      size={44}
                      mood={teacher.mood}
                    />
                  )
                }
                referenceText={
                  reference && <ReferenceText key={id} {...reference} hasAnswered={hasAnswered} />
                }
                isContinueQuiet={step?.kind === 'write' && !lesson.completed}
              >
                <ButtonLink
                  kind={homework.saving.status === 'saved' ? 'primary' : 'plain'}
                  to="/app"
                  search={{}}
                >
                  Continue my day
                </ButtonLink>
              </StepBar>
            </div>
          </TaughtWordsContext>
        </ShownStepContext>
      </VisiblePartsContext>
      <VisuallyHidden>
        <span role="status">{practice && formatPracticeAnnouncement(practice, plan)}</span>
        <span role="status">{work.announcement}</span>
        <span role="status">{recall.announcement}</span>
      </VisuallyHidden>
    </article>
  );
}

/** Whether a step's items are marked one by one. */
function isInteractive(step: LessonStep | undefined): boolean {
  return step?.kind === 'recall' || step?.kind === 'exercise' || step?.kind === 'again';
}

interface PlanSideProps {
  sideRef: RefObject<HTMLElement | null>;
  step: LessonStep | undefined;
  children: ReactNode;
}

/** The left side: what the teacher explains and shows. */
function PlanSide({ sideRef, step, children }: PlanSideProps) {
  return (
    <section
      ref={sideRef}
      className={css.plan}
      data-here={hasPartOnSide(step, 'class')}
      aria-labelledby="lesson-class-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls by keyboard, too
      tabIndex={0}
    >
      <h2 id="lesson-class-title">
        <VisuallyHidden>Class</VisuallyHidden>
      </h2>
      {children}
    </section>
  );
}

/** The right side: what the learner does. */
function NotepadSide({ step, children }: Omit<PlanSideProps, 'sideRef'>) {
  const isEmpty = !hasPartOnSide(step, 'notepad');
  return (
    <section
      className={classNames(layout.stack4, css.notepad)}
      data-here={!isEmpty}
      aria-labelledby="lesson-notepad-title"
    >
      <h2 id="lesson-notepad-title">Notepad</h2>
      {isEmpty && step && (
        <p className={classNames(letters.quiet, css.readAlong)} data-print="never">
          Read this step on the left, then continue.
        </p>
      )}
      {children}
    </section>
  );
}
