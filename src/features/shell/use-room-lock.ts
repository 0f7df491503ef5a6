import { findRoomLock, type RoomLock } from '../../domain/room-locks.ts';
import { MODES, type Mode, type Room } from '../../domain/rooms.ts';
import { usePreference } from './use-preference.ts';
import { useRecords } from './use-records.ts';

/** The hub's mode on this device, by default Arcade; `undefined` while it loads. */
export function useHubMode(): [Mode | undefined, (mode: Mode) => void] {
  return usePreference('hub-mode', (stored) => MODES.find((each) => each === stored) ?? 'arcade');
}

/** Why a room is locked for the learner, live; `null` if it is open, `undefined` while that loads. */
export function useRoomLock(room: Room): RoomLock | null | undefined {
  const [mode] = useHubMode();
  const course = useRecords((store) => store.readCourse());
  if (mode === undefined || course === undefined) return undefined;
  return findRoomLock(room, course === 'failed' ? null : course, mode);
}
