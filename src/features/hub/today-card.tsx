import { Link } from '@tanstack/react-router';
import { buildLearningWeek, listLearningDates } from '../../domain/learning-week.ts';
import { getLocalDate, type LocalDay } from '../../domain/local-day.ts';
import { computeProgress } from '../../domain/progress.ts';
import { isTeacher, TEACHERS } from '../../domain/teachers.ts';
import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { getFirstWeekday } from '../../platform/first-weekday.ts';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Meter } from '../../ui/meter.tsx';
import { TaskMark, TaskRow } from '../../ui/task-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PuzzleRow } from '../play/puzzle/puzzle-row.tsx';
import type { TodaysGames } from '../play/todays-games.ts';
import { ClassReview } from '../shell/class-review.tsx';
import { useWeekRowPreference } from '../shell/use-week-row-preference.ts';
import type { DayRecords } from './day-records.ts';
import { countMinutesLeft, type DayStep } from './day-steps.ts';
import type { NextTask } from './next-task.ts';
import { StepLinkButton } from './step-link-button.tsx';
import { formatBacklog, formatTimeLeft } from './step-texts.ts';
import css from './today-card.module.css';
import { WeekRow } from './week-row.tsx';

interface TodayCardProps {
  records: DayRecords;
  day: LocalDay;
  /** `undefined` while they load. */
  games: TodaysGames | undefined;
  steps: readonly DayStep[];
  /** The task that is shown in a card of its own. */
  next: NextTask;
}

/** The learner's day on one card: the steps, the week and the level. */
export function TodayCard({ records, day, games, steps, next }: TodayCardProps) {
  const [isWeekShown] = useWeekRowPreference();
  const { completed, total, level, levelBar } = computeProgress(records.course);
  const nextStep = next?.kind === 'step' ? next.step : null;
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <DayStepItem key={index} {...step} place={index + 1} isNext={step === nextStep} />
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
            {completed} of {total} lessons done in your course. <Link to="/progress">See your progress</Link>
          </p>
        </div>
      </div>
    </Card>
  );
}

interface DayStepItemProps extends DayStep {
  /** From 1. */
  place: number;
  /** It is the first open step, which has a card of its own as well. */
  isNext: boolean;
}

/** One step of the day: its number, or a tick or a stamp once it is done, its text and its button. */
function DayStepItem({ place, isNext, text, detail, state, stamp, link, isInProgress }: DayStepItemProps) {
  const isDone = state === 'done';
  return (
    <TaskRow
      as="li"
      mark={stamp ? <SkillStamp skill={stamp} size={44} /> : <TaskMark isDone={isDone}>{place}</TaskMark>}
      title={
        <>
          {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
          {text}
        </>
      }
      {...{ detail, state }}
      aria-current={isNext ? 'step' : undefined}
    >
      {link && (
        <StepLinkButton
          link={link}
          kind={isDone ? 'quiet' : 'plain'}
          label={isDone ? 'More' : isInProgress ? 'Continue' : 'Start'}
          stepText={text}
          place={isNext ? place : undefined}
        />
      )}
    </TaskRow>
  );
}
