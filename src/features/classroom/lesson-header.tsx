import { useEffect, useRef } from 'react';
import type { LessonRecord } from '../../domain/records.ts';
import { isTeacher } from '../../domain/teachers.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TeacherAvatar } from '../../ui/teacher-avatar.tsx';
import { reasonLabel } from './class-choices.ts';
import css from './lesson-header.module.css';

interface LessonHeaderProps {
  lesson: LessonRecord;
  title: string;
  onLeave: () => void;
}

/** Whose class it is, for whom, and what it is about. */
export function LessonHeader({ lesson, title, onLeave }: LessonHeaderProps) {
  const { teacher, studentLevel, skillFocus, reason, module_lesson: moduleLesson } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);

  // The class may begin far below what was pressed to open it. Whoever is in the middle of it, as after a
  // reload, stays there.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 3) heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <header className={css.header}>
      {isTeacher(teacher) && <TeacherAvatar teacher={teacher} size={72} />}
      <div className={css.titles}>
        <h2 ref={heading} tabIndex={-1}>
          {title || `A ${skillFocus} class`}
        </h2>
        <ul className={css.facts}>
          <li>{studentLevel}</li>
          <li>
            {skillFocus}
            {moduleLesson > 0 && `, module lesson ${moduleLesson}`}
          </li>
          <li>{reasonLabel(reason)}</li>
          {teacher && <li>with {teacher}</li>}
          {lesson.completed && (
            <li className={css.done}>
              <Icon name="tick" /> Completed
            </li>
          )}
        </ul>
      </div>
      <div className={css.actions}>
        <Button icon="plus" onClick={onLeave}>
          New class
        </Button>
        <Button kind="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  );
}
