import { useMemo } from 'react';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isRequestPostponed, type RequestStatus } from '../../domain/request-status.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { RowState } from '../../ui/record-rows/open-rows.ts';
import { RowSign } from '../../ui/record-rows/record-row.tsx';
import { EntryRow } from './entry-row.tsx';
import css from './lesson-entry.module.css';

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
        {lesson.completed ? 'Open lesson' : 'Go on with the lesson'}
      </ButtonLink>
    </EntryRow>
  );
}

function LessonStateLabel({ lesson, answer }: LessonStateProps) {
  if (answer && isRequestPostponed(answer)) {
    return (
      <span>
        {answer.why === 'offline' ? 'Will be checked when you’re back online' : 'Will be checked soon'}
      </span>
    );
  }
  if (answer?.phase === 'refused') return <span>The answer could not be checked</span>;
  if (!lesson.completed) return <span>Unfinished</span>;
  return (
    <RowSign tone="good" icon="tick">
      {answer?.phase === 'done' ? 'New feedback' : <span className={css.completed}>Completed</span>}
    </RowSign>
  );
}
