import { type ReactNode, useState } from 'react';
import type { GameRoom } from '../../games/game-contract.ts';
import { getGamesInRoom } from '../../games/registry.ts';
import { Alert } from '../../ui/alert.tsx';
import { BarLabel } from '../../ui/bar-label.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { RoomPanelProps } from '../shell/room-panel.ts';
import { NO_GAME_FILTER } from './game-filter.ts';
import { GameList } from './game-list.tsx';
import type { GameChunkLoader } from './game-ports.ts';
import { LearnerGameHost } from './learner-game-host.tsx';
import { useGameRoomRecords } from './use-game-room-records.ts';
import { useGameSettings } from './use-game-settings.ts';

const LOADING_TEXTS = {
  arcade: 'Starting the games…',
  library: 'Opening the library…',
} as const satisfies Record<GameRoom, string>;

interface GamesPanelProps
  extends Pick<RoomPanelProps, 'gameId' | 'hasChosenWords' | 'gameFilter' | 'onFilterGames'> {
  room: GameRoom;
  loadChunk: GameChunkLoader;
}

/** A room with games: their list, or the chosen game. A room with one game opens it at once. */
export function GamesPanel({
  room,
  gameId,
  hasChosenWords = false,
  gameFilter = NO_GAME_FILTER,
  onFilterGames,
  loadChunk,
}: GamesPanelProps) {
  const records = useGameRoomRecords();
  // Read with the list, so that a game does not wait for them.
  const [settings, setSettings] = useGameSettings();
  // Back in the list, the focus is on the game that was left. Set while rendering, so that the list has it at
  // once.
  const [lastGame, setLastGame] = useState(gameId);
  if (gameId !== undefined && gameId !== lastGame) setLastGame(gameId);
  if (!records || !settings) return <BusyIndicator label={LOADING_TEXTS[room]} />;
  const games = getGamesInRoom(room, records.ageBand);
  const isOnlyGame = games.length === 1;
  const game = isOnlyGame ? games[0] : games.find(({ id }) => id === gameId);
  if (game) {
    return (
      <LearnerGameHost
        key={game.id}
        meta={game}
        {...{ records, settings, hasChosenWords, loadChunk }}
        onSettingsChange={setSettings}
        exitLink={isOnlyGame ? LEAVE_ROOM_LINK : GAME_LIST_LINKS[room]}
        nextLink={DAY_LINK}
      />
    );
  }
  return (
    <>
      {gameId !== undefined && <Alert kind="info">We can’t find that game. Please choose another one.</Alert>}
      <GameList {...{ room, games, records, lastGame }} filter={gameFilter} onFilter={onFilterGames} />
    </>
  );
}

const LEAVE_ROOM_LINK = (
  <ButtonLink to="/app" search={{}} kind="quiet" icon="back">
    <BarLabel>Leave the room</BarLabel>
  </ButtonLink>
);

const DAY_LINK = (
  <ButtonLink to="/app" search={{}} icon="play">
    Continue my day
  </ButtonLink>
);

const GAME_LIST_LINKS: Readonly<Record<GameRoom, ReactNode>> = {
  arcade: createGameListLink('arcade'),
  library: createGameListLink('library'),
};

function createGameListLink(room: GameRoom): ReactNode {
  return (
    <ButtonLink to="/app" search={{ room }} kind="quiet" icon="back">
      <BarLabel>Back to the games</BarLabel>
    </ButtonLink>
  );
}
