import type { ActivityDay, ActivityLevel, ActivityWeek } from '../../../domain/activity.ts';
import { formatDate, formatMonth } from '../../../domain/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import css from './activity-grid.module.css';

/**
 * The size of a day with its gap, and of its square at each step. Squares grow as they darken, so that colour
 * is not needed.
 */
const CELL = 12;
const SIDES: Record<ActivityLevel, number> = { 0: 2, 1: 5, 2: 7, 3: 9, 4: 10.5 };
const STEPS: readonly ActivityLevel[] = [0, 1, 2, 3, 4];

/** Weeks as columns, Monday at the top; the square of a day is larger the more was done. */
export function ActivityGrid({ weeks, label }: { weeks: readonly ActivityWeek[]; label: string }) {
  return (
    <div className={css.calendar}>
      <svg
        className={css.grid}
        viewBox={`0 0 ${CELL * weeks.length} ${CELL * 7}`}
        role="img"
        aria-label={label}
      >
        {weeks.map((week, column) =>
          week.map((day, row) => <Day key={day.date} {...day} column={column} row={row} />),
        )}
      </svg>
      <div className={classNames(letters.soft, css.months)} aria-hidden="true">
        {monthsOf(weeks).map(({ date, column }) => (
          <span key={date} style={{ insetInlineStart: `${(100 * column) / weeks.length}%` }}>
            {formatMonth(date)}
          </span>
        ))}
      </div>
      <p className={classNames(letters.soft, layout.line1)} aria-hidden="true">
        Less
        {STEPS.map((step) => (
          <Drawing key={step} className={css.sample} viewBox={`0 0 ${CELL} ${CELL}`}>
            <Square step={step} column={0} row={0} />
          </Drawing>
        ))}
        More
      </p>
    </div>
  );
}

function Day({ date, count, level, ...place }: ActivityDay & { column: number; row: number }) {
  if (level === null) return null;
  return (
    <g>
      <title>{`${formatDate(date)}: ${count}`}</title>
      <Square step={level} {...place} />
    </g>
  );
}

function Square({ step, column, row }: { step: ActivityLevel; column: number; row: number }) {
  const side = SIDES[step];
  const inset = (CELL - side) / 2;
  return (
    <rect
      className={css.square}
      data-step={step}
      x={CELL * column + inset}
      y={CELL * row + inset}
      width={side}
      height={side}
      rx="1.5"
    />
  );
}

/** The first week of each month; the last weeks have no space for a name. */
function monthsOf(weeks: readonly ActivityWeek[]): readonly { date: string; column: number }[] {
  return weeks.flatMap((week, column) => {
    const first = week.find(({ date }) => date.endsWith('-01'));
    return first && column < weeks.length - 2 ? [{ date: first.date, column }] : [];
  });
}
