import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftChange } from '../../../domain/draft-merge.ts';
import { firstTask, type LessonStep, lessonSteps } from '../../../domain/lesson-steps.ts';
import { MESSAGES } from '../../../domain/messages.ts';
import { parsePlan } from '../../../domain/plan-markdown.ts';
import type { LessonRecord, NotepadDraft, PracticeSubmission } from '../../../domain/records.ts';
import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { pageChecker } from '../../../feedback-worker/page-checker.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { TaughtWordsContext } from '../../../ui/tappable-text/word-taps.ts';
import { useClassWork } from '../items/use-class-work.ts';
import { LessonHeader } from '../lesson-header.tsx';
import { Notepad } from '../notepad/notepad.tsx';
import { useNotepad } from '../notepad/use-notepad.ts';
import { PlanView } from '../plan/plan-view.tsx';
import { useAnswerSubmission } from '../use-answer-submission.ts';
import css from './class-player.module.css';
import { doneSteps } from './done-steps.ts';
import { PartsHere } from './place.tsx';
import { practiceNews } from './practice-news.ts';
import { isOnSide } from './side-parts.ts';
import { StepBar } from './step-bar.tsx';
import { stepTitle } from './step-titles.ts';
import { StepTrack } from './step-track.tsx';
import { checkOf, openingStep, textFor } from './step-work.ts';
import { TextAtHand } from './text-at-hand.tsx';
import { useOpenStep } from './use-open-step.ts';
import { useScrolledPlan } from './use-scrolled-plan.ts';
import { useTeachersFace } from './use-teachers-face.ts';

export interface ClassPlayerProps {
  lesson: LessonRecord;
  /** It went from the device while it was open. */
  isGone: boolean;
  /** As it was left on this device. */
  kept: DraftChange;
  /** A remark of the server on this class, shown once. */
  note: string | undefined;
  /** It was opened from within the classroom, so the reader is taken to its beginning. */
  isEntered: boolean;
  /** The step that the address names. */
  stepId: string | undefined;
  onStep: (id: string) => void;
  onLeave: () => void;
}

/** A class that is played: step by step on a phone, on a desktop with the whole plan beside the notepad. */
export function ClassPlayer({
  lesson,
  isGone,
  kept,
  note,
  isEntered,
  stepId,
  onStep,
  onLeave,
}: ClassPlayerProps) {
  const plan = useMemo(() => parsePlan(lesson.classPlan), [lesson.classPlan]);
  const answering = useAnswerSubmission(lesson);
  const { feedback, isChecked } = answering;
  const [practice, setPractice] = useState<PracticeSubmission | null>(null);
  const [isWhole, setWhole] = useState(false);
  const notepad = useNotepad({ lesson, plan, isGone, kept, onSubmission: setPractice });
  const { state, dispatch } = notepad;
  const face = useTeachersFace(stepId ?? '');
  const work = useClassWork(plan, lesson.skillFocus, notepad, face.react);
  const steps = lessonSteps(plan, {
    skill: lesson.skillFocus,
    hasMisses: work.missed.length > 0,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, index, step, before, after } = useOpenStep({
    steps,
    named: stepId,
    opening: openingStep(kept.draft.step, feedback !== ''),
    heading,
  });
  const task = firstTask(steps, plan);
  const textAtHand = textFor(step, plan);
  const classSide = useScrolledPlan(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (id !== state.step) dispatch({ type: 'step-opened', step: id });
  }, [id]);

  useEffect(() => pageChecker.prepare(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the feedback comes
  useEffect(() => {
    if (isChecked && step?.kind === 'write') onStep('feedback');
  }, [isChecked]);

  return (
    <article
      className={classNames(layout.stack4, css.player)}
      data-class
      data-view={isWhole ? 'whole' : 'steps'}
    >
      <LessonHeader
        lesson={lesson}
        title={plan.title}
        isEntered={isEntered}
        isFirstStep={index === 0}
        isWhole={isWhole}
        onWhole={(whole) => {
          setWhole(whole);
          window.scrollTo({ top: 0 });
        }}
        onLeave={onLeave}
      />
      <StepTrack
        plan={plan}
        steps={steps}
        done={doneSteps(steps, { index, state, lesson, work })}
        here={id}
        onOpen={(next) => {
          setWhole(false);
          onStep(next);
        }}
      />
      <h3 ref={heading} tabIndex={-1} className={css.heading} data-print="never">
        {step && stepTitle(step, plan)}
        <span className={letters.soft}>
          {index + 1} of {steps.length}
        </span>
      </h3>
      {isGone && <Alert kind="info">{MESSAGES.gone('class')}</Alert>}
      {note && <Alert kind="info">{note}</Alert>}
      <PartsHere value={step?.parts ?? []}>
        <TaughtWordsContext value={plan.vocabulary}>
          <div className={classNames(layout.stack6, css.sides)} data-step={id}>
            <section
              ref={classSide}
              className={css.plan}
              data-here={isOnSide(step, 'class')}
              aria-label="Class"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls, also by keyboard
              tabIndex={0}
            >
              <PlanView plan={plan} hasAnswered={hasAnswers(state.exercises)} />
            </section>
            <section
              className={classNames(layout.stack4, css.notepad)}
              data-here={isOnSide(step, 'notepad')}
              aria-labelledby="lesson-notepad-title"
            >
              <h2 id="lesson-notepad-title">Notepad</h2>
              {!isOnSide(step, 'notepad') && step && (
                <p className={classNames(letters.quiet, css.readAlong)} data-print="never">
                  This step stands beside the notepad. Take your time, then continue.
                </p>
              )}
              <Notepad
                lesson={lesson}
                plan={plan}
                isGone={isGone}
                steps={steps}
                notepad={notepad}
                work={work}
                answering={answering}
                onOpenStep={onStep}
              />
            </section>
            <StepBar
              onCheck={checkOf(step, work)}
              onBack={before && (() => onStep(before.id))}
              onContinue={after && (() => onStep(after.id))}
              onBegin={index === 0 && task && task !== after ? () => onStep(task.id) : undefined}
              face={
                isPlayed(step) &&
                isTeacher(lesson.teacher) && (
                  <TeacherAvatar key={face.checks} teacher={lesson.teacher} size={44} mood={face.mood} />
                )
              }
              atHand={
                textAtHand && (
                  <TextAtHand key={id} text={textAtHand} hasAnswered={hasAnswers(state.exercises)} />
                )
              }
              isContinueQuiet={step?.kind === 'write' && !lesson.completed}
            >
              <Button onClick={onLeave}>Leave the class</Button>
            </StepBar>
          </div>
        </TaughtWordsContext>
      </PartsHere>
      <OnlyReadAloud>
        <span role="status">{practice && practiceNews(practice, plan)}</span>
        <span role="status">{work.news}</span>
      </OnlyReadAloud>
    </article>
  );
}

/** A step whose items are marked one by one. */
function isPlayed(step: LessonStep | undefined): boolean {
  return step?.kind === 'exercise' || step?.kind === 'again';
}

function hasAnswers(exercises: NotepadDraft['exercises']): boolean {
  return Object.values(exercises).some((answer) => answer.trim() !== '');
}
