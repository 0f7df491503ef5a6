import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import type { Room } from '../../domain/rooms.ts';
import type { Hue } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { Building } from './building.tsx';
import { TALL_END, TALL_ROW, TallGround, WideGround } from './ground.tsx';
import css from './school-map.module.css';

export interface MapRoom {
  id: Room;
  name: string;
  /** What is still missing before the room opens; absent when it is open. */
  locked?: string | undefined;
}

export interface SchoolMapProps {
  /** The rooms to offer, in their order along the track; lots of other rooms stay gardens. */
  rooms: readonly MapRoom[];
  current?: Room | undefined;
  /** An open room was chosen. Locked rooms tell what is missing and stay shut. */
  onEnter: (room: Room) => void;
}

const HUES = {
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

/** The school as a board game: every offered room is a house on the track and a button. */
export function SchoolMap({ rooms, current, onEnter }: SchoolMapProps) {
  const ids = rooms.map((room) => room.id);
  return (
    <section className={css.frame} aria-label="School map">
      <div
        className={css.board}
        style={{ '--tall': rooms.length * TALL_ROW + TALL_END, '--end': TALL_END } as CSSProperties}
      >
        <TallGround rooms={ids} className={css.tall} />
        <WideGround rooms={ids} className={css.wide} />
        <ul className={css.rooms} onKeyDown={walk}>
          {rooms.map((room) => (
            <House
              key={room.id}
              room={room}
              isCurrent={room.id === current}
              onEnter={() => onEnter(room.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface HouseProps {
  room: MapRoom;
  isCurrent: boolean;
  onEnter: () => void;
}

function House({ room, isCurrent, onEnter }: HouseProps) {
  const id = useId();
  const isLocked = room.locked !== undefined;
  return (
    <li className={css.room} data-room={room.id} data-hue={HUES[room.id]}>
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
        <Building room={room.id} locked={isLocked} />
        <span className={css.plate}>
          <span className={css.name} id={`${id}-name`}>
            {room.name}
          </span>
          {(isLocked || isCurrent) && (
            <span className={css.state} id={`${id}-state`}>
              {isLocked ? <Icon name="lock" /> : <Icon name="tick" />}
              <span>{room.locked ?? 'You are here'}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
