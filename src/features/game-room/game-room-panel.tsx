import { useState } from 'react';
import { BarLabel } from '../../games/host/bar-label.tsx';
import { gameOf } from '../../games/registry.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Working } from '../../ui/working.tsx';
import { GamePlace } from '../play/game-place.tsx';
import type { PartLoader } from '../play/game-ports.ts';
import { useGameRecords } from '../play/use-game-records.ts';
import { Hall } from './hall.tsx';

export interface GameRoomPanelProps {
  /** The game that the address names; without one, the hall is shown. */
  gameId?: string | undefined;
  loadPart: PartLoader;
}

/** The Game Room: the hall of machines, or the game that was chosen. */
export function GameRoomPanel({ gameId, loadPart }: GameRoomPanelProps) {
  const records = useGameRecords();
  // Whoever comes back to the hall stands before the machine that they left.
  const [lastGame, setLastGame] = useState(gameId);
  if (gameId !== undefined && gameId !== lastGame) setLastGame(gameId);
  if (!records) return <Working label="Switching the machines on…" />;
  const definition = gameId === undefined ? undefined : gameOf(gameId);
  if (definition) {
    return (
      <GamePlace
        key={definition.id}
        definition={definition}
        records={records}
        loadPart={loadPart}
        hue="arcade"
        leave={
          <ButtonLink to="/app" search={{ room: 'arcade' }} kind="quiet" icon="back">
            <BarLabel>Back to the hall</BarLabel>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {gameId !== undefined && (
        <Alert kind="info">There is no game of that name here. Choose one from the hall.</Alert>
      )}
      <Hall records={records} lastGame={lastGame} />
    </>
  );
}
