import type { LearningWeek } from '../../domain/learning-week.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { dayName, dayText, weekText } from './step-texts.ts';
import css from './week-row.module.css';

/** The seven days of the learner's week; one gets its tick when something was learnt on it. */
export function WeekRow(week: LearningWeek) {
  return (
    <div className={layout.stack2} data-hue="progress">
      <p className={css.said}>{weekText(week)}</p>
      <ol className={css.days} aria-label="Your week">
        {week.days.map((day) => (
          <li key={day.date} className={css.day} data-when={day.when} data-learnt={day.isLearnt}>
            <span className={css.name} aria-hidden="true">
              {dayName(day.date, 'narrow')}
            </span>
            <span className={css.box} aria-hidden="true">
              {day.isLearnt && <Icon name="tick" />}
            </span>
            <OnlyReadAloud>{dayText(day)}</OnlyReadAloud>
          </li>
        ))}
      </ol>
    </div>
  );
}
