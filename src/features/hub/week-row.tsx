import type { LearningWeek } from '../../domain/learning-week.ts';
import type { Teacher } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { formatDayName, formatWeekDay, formatWeekMessage } from './step-texts.ts';
import css from './week-row.module.css';

/**
 * The week with a tick for each day of learning, and the teacher, who is glad once something was learnt
 * today. There is no streak: a day without learning is a day off.
 */
export function WeekRow({ teacher, ...week }: LearningWeek & { teacher: Teacher }) {
  const mood = week.visit === 'learnt-today' ? 'glad' : 'calm';
  return (
    <div className={layout.stack2} data-hue="progress">
      <div className={layout.line3}>
        <TeacherAvatar key={mood} teacher={teacher} size={48} mood={mood} />
        <p className={css.message}>{formatWeekMessage(week)}</p>
      </div>
      <ol className={css.days} aria-label="Your week">
        {week.days.map((day) => (
          <li key={day.date} className={css.day} data-when={day.when} data-learnt={day.isLearnt}>
            <span className={classNames(letters.soft, css.name)} aria-hidden="true">
              {formatDayName(day.date, 'narrow')}
            </span>
            <span className={css.box} aria-hidden="true">
              {day.isLearnt && <Icon name="tick" />}
            </span>
            <VisuallyHidden>{formatWeekDay(day)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
