import { lazy } from 'react';
import type { RoomPanelProps, RoomPanels } from '../features/shell/room-panel.ts';
import { loadChunk } from './load-chunk.ts';

/** The panel of a room with games. All games are one chunk. */
function lazyGamesPanel(room: 'arcade' | 'library') {
  return lazy(async () => {
    const { GamesPanel } = await loadChunk('games', () => import('../features/play/games-panel.tsx'));
    return {
      default: (address: RoomPanelProps) => <GamesPanel {...address} room={room} loadChunk={loadChunk} />,
    };
  });
}

/** The panel of each room of the school. Each is loaded when it is first opened. */
export const ROOM_PANELS: RoomPanels = {
  classroom1: lazy(async () => {
    const { ClassroomPanel } = await loadChunk(
      'classroom',
      () => import('../features/classroom/classroom-panel.tsx'),
    );
    return { default: ClassroomPanel };
  }),
  arcade: lazyGamesPanel('arcade'),
  library: lazyGamesPanel('library'),
  media: lazy(async () => {
    const { MediaPanel } = await loadChunk('media', () => import('../features/hub/media-panel.tsx'));
    return { default: MediaPanel };
  }),
};
