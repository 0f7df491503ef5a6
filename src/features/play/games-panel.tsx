import { type ReactNode, useState } from 'react';
import type { GameRoom } from '../../games/contract.ts';
import { getGamesInRoom } from '../../games/registry.ts';
import { Alert } from '../../ui/alert.tsx';
import { BarLabel } from '../../ui/bar-label.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { RoomPanelProps } from '../frame/room-panel.ts';
import { NO_GAME_FILTER } from './game-filter.ts';
import { GameList } from './game-list.tsx';
import type { GameChunkLoader } from './game-ports.ts';
import { LearnerGameHost } from './learner-game-host.tsx';
import { useGameRoomRecords } from './use-game-room-records.ts';
import { useGameSettings } from './use-game-settings.ts';

const OPENING = {
  arcade: 'Switching the machines on…',
  library: 'Opening the library…',
} as const satisfies Record<GameRoom, string>;

interface GamesPanelProps
  extends Pick<RoomPanelProps, 'gameId' | 'hasChosenWords' | 'gameFilter' | 'onFilterGames'> {
  room: GameRoom;
  loadChunk: GameChunkLoader;
}

/** A room with games: the hall of them, or the one that was chosen. A single game needs no hall. */
export function GamesPanel({
  room,
  gameId,
  hasChosenWords = false,
  gameFilter = NO_GAME_FILTER,
  onFilterGames,
  loadChunk,
}: GamesPanelProps) {
  const records = useGameRoomRecords();
  // Read with the hall, so that a game waits for nothing but itself.
  const [settings, setSettings] = useGameSettings();
  // Whoever comes back to the hall stands before the machine that they left.
  const [lastGame, setLastGame] = useState(gameId);
  if (gameId !== undefined && gameId !== lastGame) setLastGame(gameId);
  if (!records || !settings) return <BusyIndicator label={OPENING[room]} />;
  const games = getGamesInRoom(room, records.ageBand);
  const isAlone = games.length === 1;
  const meta = isAlone ? games[0] : games.find(({ id }) => id === gameId);
  if (meta) {
    return (
      <LearnerGameHost
        key={meta.id}
        {...{ meta, records, settings, hasChosenWords, loadChunk }}
        onSettingsChange={setSettings}
        exitLink={isAlone ? LEAVE_ROOM_LINK : GAME_LIST_LINKS[room]}
      />
    );
  }
  return (
    <>
      {gameId !== undefined && (
        <Alert kind="info">There is no game of that name here. Choose one from the hall.</Alert>
      )}
      <GameList {...{ room, games, records, lastGame }} filter={gameFilter} onFilter={onFilterGames} />
    </>
  );
}

const LEAVE_ROOM_LINK = (
  <ButtonLink to="/app" search={{}} kind="quiet" icon="back">
    <BarLabel>Leave the room</BarLabel>
  </ButtonLink>
);

const GAME_LIST_LINKS: Readonly<Record<GameRoom, ReactNode>> = {
  arcade: createGameListLink('arcade'),
  library: createGameListLink('library'),
};

function createGameListLink(room: GameRoom): ReactNode {
  return (
    <ButtonLink to="/app" search={{ room }} kind="quiet" icon="back">
      <BarLabel>Back to the hall</BarLabel>
    </ButtonLink>
  );
}
