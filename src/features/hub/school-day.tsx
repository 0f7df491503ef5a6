import { getCreditsOn } from '../../domain/credits.ts';
import type { DayResults } from '../../domain/day-puzzle.ts';
import { getLocalDate } from '../../domain/local-day.ts';
import type { RoomLock } from '../../domain/room-locks.ts';
import { type Mode, ROOMS, type Room } from '../../domain/rooms.ts';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useLocalDay } from '../frame/use-local-day.ts';
import { planClassSteps } from './class-steps.ts';
import type { DayRecords } from './day-records.ts';
import { planDaySteps } from './day-steps.ts';
import { LatestBadges } from './latest-badges.tsx';
import { countCourseSquares, findVisitedRooms } from './map-progress.ts';
import { chooseNextTask } from './next-task.ts';
import { NextTaskCard } from './next-task-card.tsx';
import css from './school-day.module.css';
import { TodayCard } from './today-card.tsx';
import { useTodaysGames } from './use-todays-games.ts';
import { useTrackProgress } from './use-track-progress.ts';
import { WorkPageLinks } from './work-page-links.tsx';

const MODE_OPTIONS: readonly { value: Mode; label: string }[] = [
  { value: 'arcade', label: 'Arcade' },
  { value: 'course', label: 'Course' },
];

const MODE_HINTS = {
  arcade: 'Every room is open.',
  course: 'Rooms open as you complete lessons.',
} satisfies Record<Mode, string>;

interface SchoolDayProps {
  records: DayRecords;
  /** What the learner has made of the puzzle of the day. */
  puzzle: DayResults;
  mode: Mode;
  onMode: (mode: Mode) => void;
  lockOf: (room: Room) => RoomLock | null;
  onEnter: (room: Room) => void;
}

/** The learner's day and way: what to do now, the school map with the course on it, and what is there besides. */
export function SchoolDay({ records, puzzle, mode, onMode, lockOf, onEnter }: SchoolDayProps) {
  const day = useLocalDay();
  const games = useTodaysGames(day, lockOf('arcade') === null);
  const track = useTrackProgress(countCourseSquares(records.course));
  const steps = planDaySteps(planClassSteps(records, day.date, getLocalDate), games);
  const next = chooseNextTask(steps, {
    hasClassesLeft: getCreditsOn(records.credits, day.date).remaining > 0,
    isPuzzleDone: puzzle.crossword !== null && puzzle.word !== null,
  });
  const locks = ROOMS.flatMap((room) => {
    const lock = lockOf(room);
    return lock ? [[room, lock.message]] : [];
  });
  return (
    // `data-day`: the page is wider (ui/page.module.css).
    <div className={classNames(layout.stack4, css.day)} data-day>
      {next && <NextTaskCard {...{ next, puzzle }} />}
      <section className={classNames(layout.stack2, css.rooms)} data-print="never" aria-label="Rooms">
        <p>Click a room on the map to enter it.</p>
        <SchoolMap
          locks={Object.fromEntries(locks)}
          progress={{
            track,
            litRooms: findVisitedRooms(records),
            prizes: <LatestBadges badges={records.badges} />,
          }}
          onEnter={onEnter}
        />
        <div className={css.mode}>
          <ChoiceGroup legend="Mode" options={MODE_OPTIONS} value={mode} onChange={onMode} />
          <p>{MODE_HINTS[mode]}</p>
        </div>
      </section>
      <div className={css.today}>
        <TodayCard {...{ records, day, games, steps, next }} />
      </div>
      <div className={css.shelf}>
        <WorkPageLinks />
      </div>
    </div>
  );
}
