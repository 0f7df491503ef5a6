import { useEffect, useRef } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { MarkedPage } from '../../../domain/marked-page.ts';
import type { LessonAnswer } from '../../../domain/records.ts';
import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { MarkedAnswerPage } from '../marked-page/marked-page.tsx';
import type { SubmissionState } from '../submission-state.ts';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import css from './feedback-box.module.css';

interface FeedbackBoxProps {
  teacher: string;
  feedback: string;
  /** The answer that it is about; '' when unknown. */
  answer: string;
  plan: LessonPlan;
  /** The marks on the answer, if there are any. */
  page: MarkedPage | undefined;
  /** It has just arrived, so the focus moves to it. */
  isFresh: boolean;
  /** Why it could not be stored. */
  saveError?: string | undefined;
}

/** The feedback on an answer. */
export function FeedbackBox(props: FeedbackBoxProps) {
  const { teacher, feedback, answer, plan, page, isFresh, saveError } = props;
  const isFromDevice = page?.by === 'device';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isFresh]);
  return (
    <section className={css.box} aria-label="Feedback">
      <header className={classNames(layout.line3, css.header)}>
        {isTeacher(teacher) && !isFromDevice && <TeacherAvatar teacher={teacher} size={56} />}
        <h3 ref={heading} tabIndex={-1}>
          {isFromDevice ? 'Checked on this device' : `Feedback${teacher && ` from ${teacher}`}`}
        </h3>
      </header>
      {saveError !== undefined && <FailureAlert message={saveError} />}
      {page ? (
        <MarkedAnswerPage answer={answer} plan={plan} page={page} />
      ) : (
        <TappableMarkdown>{feedback}</TappableMarkdown>
      )}
      {!page && answer !== '' && (
        <details className={css.answer}>
          <summary>The answer you sent</summary>
          <p>{answer}</p>
        </details>
      )}
    </section>
  );
}

interface FeedbackPlaceholderProps {
  submission: SubmissionState;
  onWrite: () => void;
}

/** Explains the feedback before there is any. */
export function FeedbackPlaceholder({ submission, onWrite }: FeedbackPlaceholderProps) {
  const isPending = submission.status === 'sending' || submission.status === 'queued';
  return (
    <section className={css.box} aria-label="Feedback" data-print="never">
      <header className={classNames(layout.line3, css.header)}>
        <h3>Feedback</h3>
      </header>
      <p>Your feedback will appear here: what’s good, what to correct and why, and a next step.</p>
      {isPending ? (
        <p>Your answer is saved. We’ll show the feedback here.</p>
      ) : (
        <div>
          <Button onClick={onWrite}>Write your answer</Button>
        </div>
      )}
    </section>
  );
}

interface OtherAnswersProps {
  /** Newest first. */
  answers: readonly LessonAnswer[];
  plan: LessonPlan;
}

/** The learner's answers to the same class on other devices, with their feedback. */
export function OtherAnswers({ answers, plan }: OtherAnswersProps) {
  return answers.map(({ deviceId, answer, feedback, markedPage }) => (
    <section key={deviceId} className={css.box} aria-label="Feedback on an earlier answer">
      <h3>Your answer on another device</h3>
      {markedPage ? (
        <MarkedAnswerPage answer={answer} plan={plan} page={markedPage} />
      ) : (
        <>
          <Markdown headingLevel={4}>{feedback}</Markdown>
          <details className={css.answer}>
            <summary>The answer you sent</summary>
            <p>{answer}</p>
          </details>
        </>
      )}
    </section>
  ));
}
