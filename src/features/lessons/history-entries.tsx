import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { getHomeworkTitle } from '../../domain/homework-file.ts';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { HomeworkRecord, LessonRecord } from '../../domain/records.ts';
import { isRequestPostponed, type RequestStatus } from '../../domain/request-status.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import type { Hue } from '../../ui/hue.ts';
import layout from '../../ui/layout.module.css';
import { Markdown } from '../../ui/markdown.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { RecordRow, RowSign } from '../../ui/record-rows/record-row.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import css from './history-entries.module.css';

interface LessonStateProps {
  lesson: LessonRecord;
  /** The status of the last submitted answer, until its result was seen. */
  answer: RequestStatus | undefined;
}

/** A class, with a stamp once it is completed and a link to open it. */
export function LessonEntry({ lesson, answer, ...row }: LessonStateProps & RowState) {
  const title = useMemo(() => readPlanTitle(lesson.classPlan), [lesson.classPlan]);
  return (
    <EntryRow
      {...row}
      hue="classroom"
      kind="Lesson"
      title={title || `A ${lesson.skillFocus} class`}
      record={lesson}
      mark={
        lesson.completed ? (
          <SkillStamp skill={lesson.skillFocus} size={36} />
        ) : (
          <span className={css.unstamped} />
        )
      }
      state={<LessonStateLabel lesson={lesson} answer={answer} />}
    >
      <ButtonLink
        kind={lesson.completed ? 'plain' : 'primary'}
        to="/app"
        search={{ room: 'classroom1', lesson: lesson.id }}
      >
        {lesson.completed ? 'Open the lesson' : 'Continue the lesson'}
      </ButtonLink>
    </EntryRow>
  );
}

function LessonStateLabel({ lesson, answer }: LessonStateProps) {
  if (answer && isRequestPostponed(answer)) {
    return (
      <span>
        {answer.why === 'offline' ? 'We’ll check it when you’re back online' : 'We’ll check it soon'}
      </span>
    );
  }
  if (answer?.phase === 'refused') return <span>We couldn’t check the answer</span>;
  if (!lesson.completed) return <span>Not finished</span>;
  return (
    <RowSign tone="good" icon="tick">
      {answer?.phase === 'done' ? 'New feedback' : <span className={css.completed}>Completed</span>}
    </RowSign>
  );
}

/** Saved homework, with a link to its own page. */
export function HomeworkEntry({ homework, ...row }: RowState & { homework: HomeworkRecord }) {
  const title = useMemo(() => getHomeworkTitle(homework), [homework]);
  return (
    <EntryRow
      {...row}
      hue="homework"
      kind="Homework"
      title={title}
      record={homework}
      mark={<Emblem name="homework" size={36} />}
      state={<span>Homework</span>}
    >
      <ButtonLink to="/homework" search={{ open: [homework.id] }}>
        See in Homework
      </ButtonLink>
    </EntryRow>
  );
}

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

/** One entry of the history; an open one also shows the teacher's feedback. */
function EntryRow({ hue, kind, title, record, mark, state, children, ...row }: EntryRowProps) {
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
