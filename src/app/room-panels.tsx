import { lazy } from 'react';
import type { RoomPanelProps, RoomPanels } from '../features/frame/room-panel.ts';
import { loadChunk } from './load-chunk.ts';

/** A room with games; all of them are one chunk. */
function gamesOf(room: 'arcade' | 'library') {
  return lazy(async () => {
    const { GamesPanel } = await loadChunk('games', () => import('../features/play/games-panel.tsx'));
    return {
      default: (address: RoomPanelProps) => <GamesPanel {...address} room={room} loadChunk={loadChunk} />,
    };
  });
}

/** What is behind each door of the school. Heavy rooms load when they are entered. */
export const ROOM_PANELS: RoomPanels = {
  classroom1: lazy(async () => {
    const { ClassroomPanel } = await loadChunk(
      'classroom',
      () => import('../features/classroom/classroom-panel.tsx'),
    );
    return { default: ClassroomPanel };
  }),
  arcade: gamesOf('arcade'),
  library: gamesOf('library'),
  media: lazy(async () => {
    const { MediaPanel } = await loadChunk('media', () => import('../features/hub/media-panel.tsx'));
    return { default: MediaPanel };
  }),
};
