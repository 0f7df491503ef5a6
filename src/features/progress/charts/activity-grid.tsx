import type { ActivityDay, ActivityLevel, ActivityWeek } from '../../../domain/activity.ts';
import { formatDate, formatMonth } from '../../../domain/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import css from './activity-grid.module.css';

/** The size of a day's cell, including the gap. */
const CELL = 12;
/** The side of a day's square at each level, so that levels differ by more than colour. */
const SIDES: Record<ActivityLevel, number> = { 0: 2, 1: 5, 2: 7, 3: 9, 4: 10.5 };
const LEVELS: readonly ActivityLevel[] = [0, 1, 2, 3, 4];

/** Weeks as columns, Monday at the top; a busier day has a larger square. */
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
        {listMonths(weeks).map(({ date, column }) => (
          <span key={date} style={{ insetInlineStart: `${(100 * column) / weeks.length}%` }}>
            {formatMonth(date)}
          </span>
        ))}
      </div>
      <p className={classNames(letters.soft, layout.line1)} aria-hidden="true">
        Less
        {LEVELS.map((level) => (
          <Drawing key={level} className={css.sample} viewBox={`0 0 ${CELL} ${CELL}`}>
            <Square level={level} column={0} row={0} />
          </Drawing>
        ))}
        More
      </p>
    </div>
  );
}

function Day({ date, count, level, ...position }: ActivityDay & { column: number; row: number }) {
  if (level === null) return null;
  return (
    <g>
      <title>{`${formatDate(date)}: ${count}`}</title>
      <Square level={level} {...position} />
    </g>
  );
}

function Square({ level, column, row }: { level: ActivityLevel; column: number; row: number }) {
  const side = SIDES[level];
  const inset = (CELL - side) / 2;
  return (
    <rect
      className={css.square}
      data-step={level}
      x={CELL * column + inset}
      y={CELL * row + inset}
      width={side}
      height={side}
      rx="1.5"
    />
  );
}

/** The column of each month's first day; the last two columns have no space for a name. */
function listMonths(weeks: readonly ActivityWeek[]): readonly { date: string; column: number }[] {
  return weeks.flatMap((week, column) => {
    const first = week.find(({ date }) => date.endsWith('-01'));
    return first && column < weeks.length - 2 ? [{ date: first.date, column }] : [];
  });
}
