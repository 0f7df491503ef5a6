import { memo, useMemo } from 'react';
import { pageChecker } from '../../feedback-worker/page-checker.ts';
import { GameHost } from '../../games/table/game-host.tsx';
import type { GameHostProps } from '../../games/table/host-props.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Working } from '../../ui/working.tsx';
import { useChosenWords } from './chosen-words.ts';
import { createGamePorts, type PartLoader } from './game-ports.ts';
import type { GameRecords } from './use-game-records.ts';

interface GamePlaceProps
  extends Pick<GameHostProps, 'meta' | 'settings' | 'onSettings' | 'wayOut' | 'occasion'> {
  records: GameRecords;
  /** It is to deal the words that the learner chose. */
  hasChosenWords: boolean;
  loadPart: PartLoader;
}

/**
 * A game with the learner's records behind it, wherever in the school it stands. Around it each saved move is noticed; what
 * that leaves as it was does not draw the game again.
 */
export const GamePlace = memo(function GamePlace({
  records,
  hasChosenWords,
  loadPart,
  ...host
}: GamePlaceProps) {
  const { meta } = host;
  const { store, uid } = useLearner();
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

  if (chosen === undefined) return <Working label={`Opening ${meta.title}…`} />;
  return (
    <GameHost
      {...host}
      ports={ports}
      learnerLevel={chosen?.level ?? records.level}
      best={records.best[meta.id] ?? {}}
    />
  );
});
