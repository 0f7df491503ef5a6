import { useEffect, useRef } from 'react';
import { REASON_NAMES } from '../../domain/reasons.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isTeacher } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import css from './lesson-header.module.css';

interface LessonHeaderProps {
  lesson: LessonRecord;
  title: string;
  /** See `LessonView`. */
  isEntered: boolean;
  onLeave: () => void;
}

/** Whose class it is, for whom, and what it is about. */
export function LessonHeader({ lesson, title, isEntered, onLeave }: LessonHeaderProps) {
  const { teacher, studentLevel, skillFocus, reason, module_lesson: moduleLesson } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isEntered) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isEntered]);

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
          <li>{REASON_NAMES[reason]}</li>
          {teacher && <li>with {teacher}</li>}
          {lesson.completed && (
            <li className={css.done}>
              <Icon name="tick" /> Completed
            </li>
          )}
        </ul>
      </div>
      <div className={layout.row2}>
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
