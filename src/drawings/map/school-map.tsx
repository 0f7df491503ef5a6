import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { ROOM_NAMES, ROOMS, type Room } from '../../domain/rooms.ts';
import type { Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { Building } from './building.tsx';
import { TALL_END, TALL_HEIGHT, TallGround, WideGround } from './ground.tsx';
import css from './school-map.module.css';

export interface SchoolMapProps {
  /** What is still missing before a room opens; absent when it is open. */
  locks?: Readonly<Partial<Record<Room, string>>>;
  current?: Room | undefined;
  /** An open room was chosen. Locked rooms tell what is missing and stay shut. */
  onEnter: (room: Room) => void;
}

export const ROOM_HUES = {
  classroom1: 'classroom',
  arcade: 'arcade',
  library: 'library',
  media: 'media',
} satisfies Record<Room, Hue>;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk from house to house, Home and End to the ends of the track; Tab works as everywhere. */
function walk(event: KeyboardEvent<HTMLElement>) {
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

/** The school as a board game: every room is a house on the track and a button. */
export function SchoolMap({ locks = {}, current, onEnter }: SchoolMapProps) {
  return (
    <section className={css.frame} aria-label="School map">
      <div className={css.board} style={{ '--tall': TALL_HEIGHT, '--end': TALL_END } as CSSProperties}>
        <TallGround className={css.tall} />
        <WideGround className={css.wide} />
        <ul className={css.rooms} onKeyDown={walk}>
          {ROOMS.map((room) => (
            <House
              key={room}
              room={room}
              lock={locks[room]}
              isCurrent={room === current}
              onEnter={() => onEnter(room)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface HouseProps {
  room: Room;
  lock: string | undefined;
  isCurrent: boolean;
  onEnter: () => void;
}

function House({ room, lock, isCurrent, onEnter }: HouseProps) {
  const id = useId();
  const isLocked = lock !== undefined;
  return (
    <li className={css.room} data-room={room} data-hue={ROOM_HUES[room]}>
      <button
        type="button"
        className={css.house}
        aria-labelledby={`${id}-name`}
        aria-describedby={isLocked || isCurrent ? `${id}-state` : undefined}
        aria-disabled={isLocked || undefined}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={() => {
          if (!isLocked) onEnter();
        }}
      >
        <Building room={room} locked={isLocked} />
        <span className={css.plate}>
          <span className={css.name} id={`${id}-name`}>
            {ROOM_NAMES[room]}
          </span>
          {(isLocked || isCurrent) && (
            <span className={css.state} id={`${id}-state`}>
              {isLocked ? <Icon name="lock" /> : <Icon name="tick" />}
              <span>{lock ?? 'You are here'}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
