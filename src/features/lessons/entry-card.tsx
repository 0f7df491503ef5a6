import type { ReactNode } from 'react';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { Card } from '../../ui/card.tsx';
import type { Hue } from '../../ui/hue.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import css from './entry-card.module.css';

interface EntryCardProps {
  hue: Hue;
  /** What the entry is, in one word. */
  kind: string;
  title: string;
  record: LessonRecord | HomeworkRecord;
  feedback: string;
  state: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/** One entry of the history: what it was, when, for whom, and what the teacher said. */
export function EntryCard({ hue, kind, title, record, feedback, state, children }: EntryCardProps) {
  const { studentLevel, skillFocus, module_lesson: moduleLesson, teacher } = record;
  return (
    <Card as="li" hue={hue} title={title}>
      <p className={css.facts}>
        <span className={css.kind}>{kind}</span>
        <time dateTime={new Date(record.createdAt).toISOString()}>
          {new Date(record.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
        </time>
        <span>{studentLevel}</span>
        <span>
          {skillFocus}
          {moduleLesson > 0 && `, module lesson ${moduleLesson}`}
        </span>
        {teacher && <span>with {teacher}</span>}
      </p>
      <p>{state}</p>
      {feedback.trim() && (
        <section className={css.feedback}>
          <h3>Feedback</h3>
          <TappableText>
            <Markdown headingLevel={4}>{feedback}</Markdown>
          </TappableText>
        </section>
      )}
      <div>{children}</div>
    </Card>
  );
}
