import type { ReactNode } from 'react';
import type { RoomLock } from '../../domain/room-locks.ts';
import { ROOM_NAMES, type Room } from '../../domain/rooms.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import letters from '../../ui/letters.module.css';
import { useRoomLock } from './use-room-lock.ts';

interface LockedRoomProps {
  room: Room;
  lock: RoomLock;
}

/** Why a room is locked, what opens it, and the way to the lessons. */
export function LockedRoomAlert(props: LockedRoomProps) {
  return (
    <Alert kind="info" action={<ClassroomLink />}>
      <LockedRoomText {...props} />
    </Alert>
  );
}

export function LockedRoomText({ room, lock }: LockedRoomProps) {
  return (
    <>
      <p>
        {ROOM_NAMES[room]} is locked. {lock.message}.
      </p>
      <p>You can also choose Arcade on the map. It opens every room.</p>
    </>
  );
}

export function ClassroomLink() {
  return (
    <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1' }}>
      Go to the classroom
    </ButtonLink>
  );
}

/**
 * The links into a room; while it is locked, why, and the way to the lessons instead. Not an alert, because a
 * page may have several.
 */
export function RoomLinks({ room, children }: { room: Room; children: ReactNode }) {
  const lock = useRoomLock(room);
  if (!lock) return children;
  return (
    <>
      <p className={letters.soft}>
        {ROOM_NAMES[room]} is locked. {lock.message}.
      </p>
      <p>
        <ButtonLink to="/app" search={{ room: 'classroom1' }}>
          Go to the classroom
        </ButtonLink>
      </p>
    </>
  );
}
