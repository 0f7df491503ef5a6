import { Link } from '@tanstack/react-router';
import { buildLearningWeek, listLearningDates } from '../../domain/learning-week.ts';
import type { LocalDay } from '../../domain/local-day.ts';
import { getLocalDate } from '../../domain/local-day.ts';
import { computeProgress } from '../../domain/progress.ts';
import { isTeacher, TEACHERS } from '../../domain/teachers.ts';
import { getFirstWeekday } from '../../platform/first-weekday.ts';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Meter } from '../../ui/meter.tsx';
import { ClassReview } from '../frame/class-review.tsx';
import { useWeekRowPreference } from '../frame/use-week-row-preference.ts';
import { PuzzleRow } from '../play/puzzle/puzzle-row.tsx';
import type { TodaysGames } from '../play/todays-games.ts';
import type { DayRecords } from './day-records.ts';
import { DayStepItem } from './day-step-item.tsx';
import { countMinutesLeft, type DayStep } from './day-steps.ts';
import type { NextTask } from './next-task.ts';
import { formatBacklog, formatTimeLeft } from './step-texts.ts';
import css from './today-card.module.css';
import { WeekRow } from './week-row.tsx';

interface TodayCardProps {
  records: DayRecords;
  day: LocalDay;
  /** `undefined` while they are chosen. */
  games: TodaysGames | undefined;
  steps: readonly DayStep[];
  /** What is to be done now, and has a card of its own. */
  next: NextTask;
}

/** The learner's day on one card: a quarter of an hour in a few steps, the week that fills, and how far they are. */
export function TodayCard({ records, day, games, steps, next }: TodayCardProps) {
  const [isWeekShown] = useWeekRowPreference();
  const { completed, total, level, levelBar } = computeProgress(records.course);
  const own = next?.kind === 'step' ? next.step : null;
  return (
    <Card>
      <div className={css.head}>
        <h2>Today</h2>
        <p className={css.length}>{formatTimeLeft(steps.length, countMinutesLeft(steps))}</p>
      </div>
      {games?.wordGame?.isBacklog && !games.wordGame.isDone && (
        <p>{formatBacklog(games.wordGame.dueCount)}</p>
      )}
      <ol className={css.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the day
          <DayStepItem key={index} {...step} place={index + 1} isNext={step === own} />
        ))}
      </ol>
      <PuzzleRow kind={next?.kind === 'puzzle' ? 'none' : 'plain'} />
      <ClassReview {...records} />
      <div className={css.further}>
        {isWeekShown && (
          <WeekRow
            teacher={records.lessons.map(({ teacher }) => teacher).find(isTeacher) ?? TEACHERS[0]}
            {...buildLearningWeek(
              listLearningDates(records, getLocalDate),
              day.date,
              getFirstWeekday(navigator.language),
            )}
          />
        )}
        <div className={layout.stack2}>
          <Meter
            label={`Level ${level}`}
            value={levelBar.value}
            max={levelBar.max}
            valueText={`${levelBar.value} of ${levelBar.max} lessons to level ${level + 1}`}
            hue="progress"
          />
          <p>
            {completed} of {total} lessons of your course done. <Link to="/progress">See your progress</Link>
          </p>
        </div>
      </div>
    </Card>
  );
}
