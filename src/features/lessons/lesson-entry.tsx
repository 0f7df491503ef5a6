import { useMemo } from 'react';
import { planTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EntryCard } from './entry-card.tsx';
import css from './lesson-entry.module.css';

/** A class that was taken, with the way back into it. */
export function LessonEntry({ lesson }: { lesson: LessonRecord }) {
  const title = useMemo(() => planTitle(lesson.classPlan), [lesson.classPlan]);
  return (
    <EntryCard
      hue="classroom"
      kind="Lesson"
      title={title || `A ${lesson.skillFocus} class`}
      record={lesson}
      feedback={lesson.feedback}
      state={
        lesson.completed ? (
          <span className={css.done}>
            <Icon name="tick" /> Completed
          </span>
        ) : (
          'Not completed yet'
        )
      }
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
