import { useEffect, useRef } from 'react';
import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './feedback-box.module.css';

interface FeedbackBoxProps {
  teacher: string;
  feedback: string;
  /** The answer that it is about; empty when it is not known. */
  answer: string;
  /** It has just arrived, so the reader is taken to it. */
  isFresh: boolean;
  /** Why it could not be stored. */
  unsaved?: string | undefined;
}

/** What the teacher says of the answer. */
export function FeedbackBox({ teacher, feedback, answer, isFresh, unsaved }: FeedbackBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isFresh]);
  return (
    <section className={css.box} aria-label="Feedback">
      <header className={css.header}>
        {isTeacher(teacher) && <TeacherAvatar teacher={teacher} size={56} />}
        <h3 ref={heading} tabIndex={-1}>
          Feedback{teacher && ` from ${teacher}`}
        </h3>
      </header>
      {unsaved !== undefined && <Alert kind="error">{unsaved}</Alert>}
      <TappableText>
        <Markdown headingLevel={4}>{feedback}</Markdown>
      </TappableText>
      {answer !== '' && (
        <details className={css.answer}>
          <summary>The answer you sent</summary>
          <p>{answer}</p>
        </details>
      )}
    </section>
  );
}
