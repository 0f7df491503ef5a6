import type { ReactNode } from 'react';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Hue } from '../../ui/hue.ts';
import layout from '../../ui/layout.module.css';
import { Markdown } from '../../ui/markdown.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { RecordRow } from '../../ui/record-rows/record-row.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import css from './entry-row.module.css';

interface EntryRowProps extends RowState {
  hue: Hue;
  /** The kind of entry in one word. */
  kind: string;
  title: string;
  record: LessonRecord | HomeworkRecord;
  mark: ReactNode;
  state: ReactNode;
  /** The links of the open entry. */
  children: ReactNode;
}

/** One entry of the history; open, it also shows the teacher's feedback. */
export function EntryRow({ hue, kind, title, record, mark, state, children, ...row }: EntryRowProps) {
  const { studentLevel, skillFocus, feedback, createdAt, module_lesson: moduleLesson, teacher } = record;
  return (
    <RecordRow
      {...row}
      hue={hue}
      title={title}
      mark={mark}
      level={studentLevel}
      skill={skillFocus}
      at={createdAt}
      state={state}
    >
      <p className={css.facts}>
        <span className={css.kind}>{kind}</span>
        <time dateTime={new Date(createdAt).toISOString()}>
          {new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
        </time>
        <span>{studentLevel}</span>
        <span>
          {skillFocus}
          {moduleLesson > 0 && `, module lesson ${moduleLesson}`}
        </span>
        {teacher && <span>with {teacher}</span>}
      </p>
      {feedback.trim() && (
        <section className={classNames(layout.stack2, css.feedback)}>
          <h3>Feedback</h3>
          <TappableText>
            <Markdown headingLevel={4}>{feedback}</Markdown>
          </TappableText>
        </section>
      )}
      <div>{children}</div>
    </RecordRow>
  );
}
