import { type ReactNode, useMemo } from 'react';
import type { GameMeta } from '../../games/contract.ts';
import { GameHost } from '../../games/table/game-host.tsx';
import { useLearner } from '../../session/session-context.tsx';
import { Working } from '../../ui/working.tsx';
import { createGamePorts, type PartLoader } from './game-ports.ts';
import type { GameRecords } from './use-game-records.ts';
import { useGameSettings } from './use-game-settings.ts';

interface GamePlaceProps {
  meta: GameMeta;
  records: GameRecords;
  loadPart: PartLoader;
  /** The way back to its other games, or out of a room that has no others. */
  leave: ReactNode;
}

/** A game with the learner's records behind it, wherever in the school it stands. */
export function GamePlace({ meta, records, loadPart, leave }: GamePlaceProps) {
  const { store, uid } = useLearner();
  const [settings, setSettings] = useGameSettings();
  const ports = useMemo(
    () => createGamePorts({ gameId: meta.id, skills: meta.skills, uid, store, loadPart }),
    [meta, uid, store, loadPart],
  );

  if (!settings) return <Working label={`Opening ${meta.title}…`} />;
  return (
    <GameHost
      meta={meta}
      ports={ports}
      level={records.level}
      best={records.best[meta.id] ?? {}}
      settings={settings}
      onSettings={setSettings}
      leave={leave}
    />
  );
}
