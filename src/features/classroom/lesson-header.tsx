import { useEffect } from 'react';
import { REASON_NAMES } from '../../domain/reasons.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { isTeacher } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useScreenHeading } from '../../ui/screen-heading.ts';
import css from './lesson-header.module.css';

interface LessonHeaderProps {
  lesson: LessonRecord;
  title: string;
  /** The class was opened from the classroom, so its title scrolls into view. */
  takesFocus: boolean;
  isFirstStep: boolean;
  /** All of the class is shown on one page. */
  isFullPage: boolean;
  onWhole: (isWhole: boolean) => void;
  onLeave: () => void;
}

/** The title, teacher and facts of a class, with buttons to leave and print it. */
export function LessonHeader({
  lesson,
  title,
  takesFocus,
  isFirstStep,
  isFullPage,
  onWhole,
  onLeave,
}: LessonHeaderProps) {
  const { teacher, studentLevel, skillFocus, reason, module_lesson: moduleLesson } = lesson;
  const name = title || `A ${skillFocus} class`;
  const { heading } = useScreenHeading(name, 'activity');

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (takesFocus) heading.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus, heading]);

  return (
    <header className={css.header} data-first={isFirstStep || isFullPage}>
      {isTeacher(teacher) && <TeacherAvatar teacher={teacher} size={56} />}
      <div className={classNames(layout.stack2, css.titles)}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <ul className={css.facts}>
          <li>{studentLevel}</li>
          <li>
            {skillFocus}
            {moduleLesson > 0 && `, module lesson ${moduleLesson}`}
          </li>
          <li>{REASON_NAMES[reason]}</li>
          {teacher && <li>with {teacher}</li>}
          {lesson.completed && (
            <li className={classNames(layout.line1, css.done)}>
              <Icon name="tick" /> Completed
            </li>
          )}
        </ul>
      </div>
      <div className={css.tools} data-print="never">
        <Button kind="quiet" icon="back" onClick={onLeave}>
          Leave
        </Button>
        <Button kind="quiet" onClick={() => onWhole(!isFullPage)}>
          {isFullPage ? 'Step by step' : 'Whole page'}
        </Button>
        <Button kind="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  );
}
