import { lazy } from 'react';
import { MediaPanel } from '../features/hub/media-panel.tsx';
import type { RoomPanelProps, RoomPanels } from '../features/hub/room-panel.ts';
import { loadChunk } from './load-chunk.ts';

/** What is behind each door of the school. Heavy rooms load when they are entered. */
export const ROOM_PANELS: RoomPanels = {
  classroom1: lazy(async () => {
    const { ClassroomPanel } = await loadChunk(
      'classroom',
      () => import('../features/classroom/classroom-panel.tsx'),
    );
    return { default: ClassroomPanel };
  }),
  arcade: lazy(async () => {
    const { GameRoomPanel } = await loadChunk(
      'game-room',
      () => import('../features/game-room/game-room-panel.tsx'),
    );
    return { default: (props: RoomPanelProps) => <GameRoomPanel {...props} loadPart={loadChunk} /> };
  }),
  library: lazy(async () => {
    const { LibraryPanel } = await loadChunk(
      'library',
      () => import('../features/library/library-panel.tsx'),
    );
    return { default: () => <LibraryPanel loadPart={loadChunk} /> };
  }),
  media: MediaPanel,
};
