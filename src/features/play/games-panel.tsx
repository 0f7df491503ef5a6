import { type ReactNode, useState } from 'react';
import type { GameRoom } from '../../games/contract.ts';
import { gamesIn } from '../../games/registry.ts';
import { Alert } from '../../ui/alert.tsx';
import { BarLabel } from '../../ui/bar-label.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Working } from '../../ui/working.tsx';
import type { RoomPanelProps } from '../frame/room-panel.ts';
import { GamePlace } from './game-place.tsx';
import type { PartLoader } from './game-ports.ts';
import { Hall } from './hall.tsx';
import { EVERY_GAME } from './hall-filter.ts';
import { useGameRecords } from './use-game-records.ts';
import { useGameSettings } from './use-game-settings.ts';

const OPENING = {
  arcade: 'Switching the machines on…',
  library: 'Opening the library…',
} as const satisfies Record<GameRoom, string>;

interface GamesPanelProps
  extends Pick<RoomPanelProps, 'gameId' | 'hasChosenWords' | 'hallFilter' | 'onFilterHall'> {
  room: GameRoom;
  loadPart: PartLoader;
}

/** A room with games: the hall of them, or the one that was chosen. A single game needs no hall. */
export function GamesPanel({
  room,
  gameId,
  hasChosenWords = false,
  hallFilter = EVERY_GAME,
  onFilterHall,
  loadPart,
}: GamesPanelProps) {
  const records = useGameRecords();
  // Read with the hall, so that a game waits for nothing but itself.
  const [settings, setSettings] = useGameSettings();
  // Whoever comes back to the hall stands before the machine that they left.
  const [lastGame, setLastGame] = useState(gameId);
  if (gameId !== undefined && gameId !== lastGame) setLastGame(gameId);
  if (!records || !settings) return <Working label={OPENING[room]} />;
  const games = gamesIn(room, records.ageBand);
  const isAlone = games.length === 1;
  const meta = isAlone ? games[0] : games.find(({ id }) => id === gameId);
  if (meta) {
    return (
      <GamePlace
        key={meta.id}
        {...{ meta, records, settings, hasChosenWords, loadPart }}
        onSettings={setSettings}
        wayOut={isAlone ? WAY_OUT : WAYS_TO_HALL[room]}
      />
    );
  }
  return (
    <>
      {gameId !== undefined && (
        <Alert kind="info">There is no game of that name here. Choose one from the hall.</Alert>
      )}
      <Hall {...{ room, games, records, lastGame }} filter={hallFilter} onFilter={onFilterHall} />
    </>
  );
}

const WAY_OUT = (
  <ButtonLink to="/app" search={{}} kind="quiet" icon="back">
    <BarLabel>Leave the room</BarLabel>
  </ButtonLink>
);

const WAYS_TO_HALL: Readonly<Record<GameRoom, ReactNode>> = {
  arcade: wayToHall('arcade'),
  library: wayToHall('library'),
};

function wayToHall(room: GameRoom): ReactNode {
  return (
    <ButtonLink to="/app" search={{ room }} kind="quiet" icon="back">
      <BarLabel>Back to the hall</BarLabel>
    </ButtonLink>
  );
}
