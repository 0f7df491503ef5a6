import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { RoomLock } from '../../domain/room-locks.ts';
import { ROOM_NAMES, ROOMS, type Room } from '../../domain/rooms.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { Building } from './building.tsx';
import { PawnLayer, TALL_END, TALL_HEIGHT, TallGround, WideGround } from './ground.tsx';
import css from './school-map.module.css';
import type { TrackProgress } from './track-progress.ts';

export interface SchoolMapProps {
  /** Why rooms are locked; absent for open ones. */
  locks?: Readonly<Partial<Record<Room, RoomLock>>>;
  /** Absent on a map without a learner. */
  progress?: MapProgress | undefined;
  /** Called for open rooms. */
  onEnter: (room: Room) => void;
  /** Called for locked rooms. */
  onLocked?: ((room: Room) => void) | undefined;
}

export interface MapProgress {
  /** `undefined` until the pawn's last position is known. */
  track: TrackProgress | undefined;
  /** Rooms that the learner has used: their windows are lit. */
  visitedRooms: readonly Room[];
  /** Shown next to the cup. */
  badges: ReactNode;
}

export const ROOM_HUES = {
  classroom1: 'classroom',
  arcade: 'arcade',
  library: 'library',
  media: 'media',
} satisfies Record<Room, Hue>;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the focus between houses, Home and End to the first and last. */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>) {
  const houses = [...event.currentTarget.querySelectorAll('button')];
  const here = houses.indexOf(document.activeElement as HTMLButtonElement);
  if (here < 0) return;
  const step = STEPS[event.key];
  let next = here;
  if (step !== undefined) next = (here + step + houses.length) % houses.length;
  else if (event.key === 'Home') next = 0;
  else if (event.key === 'End') next = houses.length - 1;
  else return;
  event.preventDefault();
  houses[next]?.focus();
}

/** The school as a board game: every room is a house at the track, and a button. */
export function SchoolMap({ locks = {}, progress, onEnter, onLocked }: SchoolMapProps) {
  return (
    <section className={css.frame} data-print="whole" aria-label="School map">
      <div className={css.board} style={{ '--tall': TALL_HEIGHT, '--end': TALL_END } as CSSProperties}>
        <TallGround className={css.tall} progress={progress?.track} />
        <WideGround className={css.wide} progress={progress?.track} />
        <ul className={css.rooms} onKeyDown={moveFocusByKey}>
          {ROOMS.map((room) => (
            <House
              key={room}
              room={room}
              lock={locks[room]}
              isLit={progress?.visitedRooms.includes(room)}
              onPress={() => (locks[room] ? onLocked?.(room) : onEnter(room))}
            />
          ))}
        </ul>
        {progress?.track && (
          <>
            <PawnLayer className={classNames(css.tall, css.over)} progress={progress.track} isWide={false} />
            <PawnLayer className={classNames(css.wide, css.over)} progress={progress.track} isWide />
          </>
        )}
        {progress && <div className={css.prizes}>{progress.badges}</div>}
      </div>
    </section>
  );
}

interface HouseProps {
  room: Room;
  lock: RoomLock | undefined;
  isLit: boolean | undefined;
  onPress: () => void;
}

function House({ room, lock, isLit, onPress }: HouseProps) {
  const id = useId();
  const isLocked = lock !== undefined;
  return (
    <li className={css.room} data-room={room} data-hue={ROOM_HUES[room]}>
      <button
        type="button"
        className={css.house}
        aria-labelledby={`${id}-name`}
        aria-describedby={isLocked ? `${id}-state` : undefined}
        aria-disabled={isLocked || undefined}
        onClick={onPress}
      >
        <Building room={room} locked={isLocked} isLit={isLit} />
        <span className={css.plate}>
          <span className={css.name} id={`${id}-name`}>
            {ROOM_NAMES[room]}
          </span>
          {lock && (
            <span className={css.state}>
              <Icon name="lock" />
              <span aria-hidden="true">{lock.progress}</span>
              <span id={`${id}-state`} className={hidden.text}>
                {lock.message}
              </span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
