import { type ReactNode, useMemo } from 'react';
import { pageChecker } from '../../feedback-worker/page-checker.ts';
import type { GameMeta } from '../../games/contract.ts';
import { GameHost } from '../../games/table/game-host.tsx';
import { useLearner } from '../../session/session-context.tsx';
import { Working } from '../../ui/working.tsx';
import { useChosenWords } from './chosen-words.ts';
import { createGamePorts, type PartLoader } from './game-ports.ts';
import type { GameRecords } from './use-game-records.ts';
import { useGameSettings } from './use-game-settings.ts';

interface GamePlaceProps {
  meta: GameMeta;
  records: GameRecords;
  /** It is to deal the words that the learner chose. */
  hasChosenWords: boolean;
  loadPart: PartLoader;
  /** The way back to its other games, or out of a room that has no others. */
  leave: ReactNode;
}

/** A game with the learner's records behind it, wherever in the school it stands. */
export function GamePlace({ meta, records, hasChosenWords, loadPart, leave }: GamePlaceProps) {
  const { store, uid } = useLearner();
  const [settings, setSettings] = useGameSettings();
  const chosen = useChosenWords(hasChosenWords);
  const ports = useMemo(
    () =>
      createGamePorts({
        gameId: meta.id,
        skills: meta.skills,
        uid,
        store,
        chosen: chosen?.words ?? [],
        loadPart,
        checker: pageChecker,
      }),
    [meta, uid, store, chosen, loadPart],
  );

  if (!settings || chosen === undefined) return <Working label={`Opening ${meta.title}…`} />;
  return (
    <GameHost
      meta={meta}
      ports={ports}
      level={chosen?.level ?? records.level}
      best={records.best[meta.id] ?? {}}
      settings={settings}
      onSettings={setSettings}
      leave={leave}
    />
  );
}
