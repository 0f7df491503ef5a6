import { useEffect, useRef } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { MarkedPage } from '../../../domain/marked-page.ts';
import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import layout from '../../../ui/layout.module.css';
import { MarkedAnswerPage } from '../marked-page/marked-page.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import css from './feedback-box.module.css';

interface FeedbackBoxProps {
  teacher: string;
  feedback: string;
  /** The answer that it is about; empty when it is not known. */
  answer: string;
  plan: LessonPlan;
  /** The marks on the answer, where it has them. */
  page: MarkedPage | undefined;
  /** It has just arrived, so the reader is taken to it. */
  isFresh: boolean;
  /** Why it could not be stored. */
  saveError?: string | undefined;
}

/** What the teacher says of the answer. */
export function FeedbackBox(props: FeedbackBoxProps) {
  const { teacher, feedback, answer, plan, page, isFresh, saveError } = props;
  const isOurs = page?.by === 'device';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isFresh]);
  return (
    <section className={css.box} aria-label="Feedback">
      <header className={classNames(layout.line3, css.header)}>
        {isTeacher(teacher) && !isOurs && <TeacherAvatar teacher={teacher} size={56} />}
        <h3 ref={heading} tabIndex={-1}>
          {isOurs ? 'Checked on this device' : `Feedback${teacher && ` from ${teacher}`}`}
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
