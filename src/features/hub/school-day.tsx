import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { getCreditsOn } from '../../domain/credits.ts';
import { type DayResults, isPuzzleDone } from '../../domain/day-puzzle.ts';
import { listLearningDates } from '../../domain/learning-week.ts';
import { getLocalDate, type LocalDay } from '../../domain/local-day.ts';
import type { LessonRecord } from '../../domain/records.ts';
import type { RoomLock } from '../../domain/room-locks.ts';
import { type Mode, ROOM_NAMES, ROOMS, type Room } from '../../domain/rooms.ts';
import { TYPICAL_CLASS_MINUTES } from '../../domain/typical-class-minutes.ts';
import { SchoolMap } from '../../drawings/map/school-map.tsx';
import type { TrackProgress } from '../../drawings/map/track-progress.ts';
import { useLearner } from '../../session/session-context.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { readGameChoiceRecords } from '../play/player-records.ts';
import type { TodaysGames } from '../play/todays-games.ts';
import { useMemoryUpToDate } from '../play/use-memory-up-to-date.ts';
import { ClassroomLink, LockedRoomText } from '../shell/locked-room.tsx';
import { useAsyncValue } from '../shell/use-async-value.ts';
import { useLocalDay } from '../shell/use-local-day.ts';
import { planClassSteps } from './class-steps.ts';
import type { DayRecords } from './day-records.ts';
import { planDaySteps } from './day-steps.ts';
import { LatestBadges } from './latest-badges.tsx';
import { countCourseSquares, findVisitedRooms, parsePawnSquare } from './map-progress.ts';
import { chooseNextTask } from './next-task.ts';
import { NextTaskCard } from './next-task-card.tsx';
import css from './school-day.module.css';
import { TodayCard } from './today-card.tsx';
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
  /** The results of the puzzle of the day. */
  puzzle: DayResults;
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  getLock: (room: Room) => RoomLock | null;
  onEnterRoom: (room: Room) => void;
}

/**
 * The hub: the next task, the school map with the course, today's steps, and links to the learner's work. The
 * course is drawn as the track of a board game: a square per lesson, the pawn on the last completed one.
 */
export function SchoolDayHub({ records, puzzle, mode, onModeChange, getLock, onEnterRoom }: SchoolDayProps) {
  const day = useLocalDay();
  const games = useTodaysGames(day, getLock('arcade') === null);
  const track = useTrackProgress(countCourseSquares(records.course));
  const openClassMinutes = useOpenClassMinutes(records.lessons[0]);
  const classSteps = planClassSteps(records, day.date, getLocalDate);
  // Also true before the learner has learnt anything.
  const isFirstDay = [...listLearningDates(records, getLocalDate)].every((date) => date >= day.date);
  const steps = planDaySteps(classSteps, games, openClassMinutes, isFirstDay);
  const next = chooseNextTask(steps, {
    hasClassesLeft: getCreditsOn(records.credits, day.date).remaining > 0,
    isPuzzleLeft: getLock('arcade') === null && !isPuzzleDone(puzzle),
  });
  const locks = ROOMS.flatMap((room) => {
    const lock = getLock(room);
    return lock ? [[room, lock] as const] : [];
  });
  const [lockedRoom, setLockedRoom] = useState<Room | null>(null);
  const openLock = lockedRoom && getLock(lockedRoom);
  return (
    // `data-day` makes the page wider (ui/page.module.css).
    <div className={classNames(layout.stack4, css.day)} data-day>
      {next && <NextTaskCard {...{ next, puzzle }} />}
      <div className={css.shelf}>
        <WorkPageLinks />
      </div>
      <section className={classNames(layout.stack2, css.rooms)} data-print="never" aria-label="Rooms">
        <div className={css.mode}>
          <ChoiceGroup legend="Mode" options={MODE_OPTIONS} value={mode} onChange={onModeChange} />
          <div className={css.hints}>
            <p>{MODE_HINTS[mode]}</p>
            <p>Click a room on the map to enter it.</p>
          </div>
        </div>
        <SchoolMap
          locks={Object.fromEntries(locks)}
          progress={{
            track,
            visitedRooms: findVisitedRooms(records),
            badges: <LatestBadges badges={records.badges} />,
          }}
          onEnter={onEnterRoom}
          onLocked={setLockedRoom}
        />
        {lockedRoom && openLock && (
          <Dialog
            title={`${ROOM_NAMES[lockedRoom]} is locked`}
            open
            onClose={() => setLockedRoom(null)}
            actions={<ClassroomLink />}
          >
            <LockedRoomText room={lockedRoom} lock={openLock} />
          </Dialog>
        )}
      </section>
      <div className={css.today}>
        <TodayCard {...{ records, day, games, steps, next }} />
      </div>
    </div>
  );
}

export const NO_GAMES: TodaysGames = { wordGame: null, otherGame: null };

/**
 * The games of the learner's day, live; `undefined` while they load, and none when that fails. The schedule
 * of words and the list of games load after the hub, which does not wait for them.
 * @param areUnlocked whether the games are unlocked
 */
function useTodaysGames(day: LocalDay, areUnlocked: boolean): TodaysGames | undefined {
  const { store } = useLearner();
  const isMemoryUpToDate = useMemoryUpToDate(areUnlocked);
  const records = useLiveQuery(
    () =>
      isMemoryUpToDate
        ? readGameChoiceRecords(store).catch((cause) => {
            // `null`: the records can't be read; `undefined` means that they load.
            console.error('The records for the games of the day can’t be read:', cause);
            return null;
          })
        : undefined,
    // On a new day, other words are due.
    [store, isMemoryUpToDate, day],
  );
  const games = useAsyncValue(records ?? undefined, (choiceRecords) =>
    import('../play/todays-games.ts')
      .then(({ chooseTodaysGames }) => chooseTodaysGames(choiceRecords, Date.now()))
      .catch((cause) => {
        console.error('The games of the day can’t be chosen:', cause);
        return NO_GAMES;
      }),
  );

  return areUnlocked && records !== null ? games : NO_GAMES;
}

/**
 * The minutes that are left of the class to continue; `null` while the parser of plans loads, and without
 * such a class.
 */
function useOpenClassMinutes(newest: LessonRecord | undefined): number | null {
  const { store } = useLearner();
  const minutes = useAsyncValue(newest?.completed === false ? newest : undefined, async (lesson) => {
    try {
      const [{ parsePlan }, { countMinutesLeft }, draft] = await Promise.all([
        import('../../domain/plan-markdown.ts'),
        import('../../domain/class-minutes.ts'),
        store.readDraft(lesson.id),
      ]);
      return countMinutesLeft(parsePlan(lesson.classPlan), lesson, draft?.step ?? '');
    } catch (cause) {
      console.error('The minutes of the open class can’t be counted:', cause);
      return TYPICAL_CLASS_MINUTES[lesson.studentLevel][lesson.skillFocus];
    }
  });
  return minutes ?? null;
}

const PAWN_PREFERENCE = 'pawn-square';

/**
 * The pawn's square, and where this device showed it last; `undefined` while that loads, or without a course.
 */
function useTrackProgress({
  squares,
  completed,
}: {
  squares: number;
  completed: number;
}): TrackProgress | undefined {
  const { preferences } = useLearner();
  const progress = useAsyncValue(squares === 0 ? undefined : `${squares} ${completed}`, async () => {
    const stored = await preferences.read(PAWN_PREFERENCE).catch((cause) => {
      console.error('The pawn’s last square can’t be read:', cause);
      return undefined;
    });
    if (stored !== completed) preferences.write(PAWN_PREFERENCE, completed).catch(console.error);
    return { squares, completed, previouslyCompleted: parsePawnSquare(stored, completed) };
  });
  return squares === 0 ? undefined : progress;
}
