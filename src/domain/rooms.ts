export const ROOMS = ['classroom1', 'arcade', 'library', 'media'] as const;
export type Room = (typeof ROOMS)[number];

/** For display on the school map (specification, section 2). */
export const ROOM_NAMES = {
  classroom1: 'Classroom 1',
  arcade: 'Game Room',
  library: 'Library',
  media: 'Media Room',
} as const satisfies Record<Room, string>;

/** The hub's switch. Rooms lock in Course mode only. */
export const MODES = ['arcade', 'course'] as const;
export type Mode = (typeof MODES)[number];
