import { useMemo } from 'react';
import { planTitle } from '../../domain/plan-markdown.ts';
import type { PostedAnswer } from '../../domain/posted-answer.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EntryCard } from './entry-card.tsx';
import css from './lesson-entry.module.css';

interface LessonEntryProps {
  lesson: LessonRecord;
  /** Where its answer is, if that was handed in without a connection. */
  posted: PostedAnswer | undefined;
}

/** A class that was taken, with the way back into it. */
export function LessonEntry({ lesson, posted }: LessonEntryProps) {
  const title = useMemo(() => planTitle(lesson.classPlan), [lesson.classPlan]);
  return (
    <EntryCard
      hue="classroom"
      kind="Lesson"
      title={title || `A ${lesson.skillFocus} class`}
      record={lesson}
      feedback={lesson.feedback}
      state={<LessonState lesson={lesson} posted={posted} />}
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

function LessonState({ lesson, posted }: LessonEntryProps) {
  if (posted?.state === 'waiting') return 'Will be checked when you’re back online';
  if (posted?.state === 'refused') return 'The answer could not be checked';
  if (!lesson.completed) return 'Not completed yet';
  return (
    <span className={css.done}>
      <Icon name="tick" /> {posted?.state === 'checked' ? 'New feedback' : 'Completed'}
    </span>
  );
}
