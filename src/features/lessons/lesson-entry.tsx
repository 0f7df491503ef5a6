import { useMemo } from 'react';
import { planTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isPutOff, type RequestLife } from '../../domain/request-life.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EntryCard } from './entry-card.tsx';
import css from './lesson-entry.module.css';

interface LessonEntryProps {
  lesson: LessonRecord;
  /** What becomes of the answer that was handed in last, as long as nobody has taken note of its end. */
  answer: RequestLife | undefined;
}

/** A class that was taken, with the way back into it. */
export function LessonEntry({ lesson, answer }: LessonEntryProps) {
  const title = useMemo(() => planTitle(lesson.classPlan), [lesson.classPlan]);
  return (
    <EntryCard
      hue="classroom"
      kind="Lesson"
      title={title || `A ${lesson.skillFocus} class`}
      record={lesson}
      feedback={lesson.feedback}
      state={<LessonState lesson={lesson} answer={answer} />}
    >
      <ButtonLink
        kind={lesson.completed ? 'plain' : 'primary'}
        to="/app"
        search={{ room: 'classroom1', lesson: lesson.id }}
      >
        {lesson.completed ? 'Open lesson' : 'Go on with the lesson'}
      </ButtonLink>
    </EntryCard>
  );
}

function LessonState({ lesson, answer }: LessonEntryProps) {
  if (answer && isPutOff(answer)) {
    return answer.why === 'offline' ? 'Will be checked when you’re back online' : 'Will be checked soon';
  }
  if (answer?.phase === 'refused') return 'The answer could not be checked';
  if (!lesson.completed) return 'Not completed yet';
  return (
    <span className={css.done}>
      <Icon name="tick" /> {answer?.phase === 'done' ? 'New feedback' : 'Completed'}
    </span>
  );
}
