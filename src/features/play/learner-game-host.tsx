import { memo, useMemo } from 'react';
import { pageCheckClient } from '../../feedback-worker/page-check-client.ts';
import { GameScreen } from '../../games/host/game-screen.tsx';
import type { GameScreenProps } from '../../games/host/game-screen-props.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { WordTapHintContext } from '../../ui/tappable-text/word-taps.ts';
import { useChosenWords } from './chosen-words.ts';
import { createGamePorts, type GameModuleLoader } from './game-ports.ts';
import type { GameRoomRecords } from './use-game-room-records.ts';

interface LearnerGameHostProps
  extends Pick<
    GameScreenProps,
    'meta' | 'settings' | 'onSettingsChange' | 'exitLink' | 'nextLink' | 'oneTimeGame'
  > {
  records: GameRoomRecords;
  /** The game deals the words that the learner chose. */
  hasChosenWords: boolean;
  loadChunk: GameModuleLoader;
}

/**
 * A game that is connected to the learner's records. Memoised, because each saved move updates the records
 * around it.
 */
export const LearnerGameHost = memo(function LearnerGameHost({
  records,
  hasChosenWords,
  loadChunk: loadModule,
  ...host
}: LearnerGameHostProps) {
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
        chosenWords: chosen?.words ?? [],
        loadModule,
        checker: pageCheckClient,
      }),
    [meta, uid, store, chosen, loadModule],
  );

  if (chosen === undefined) return <BusyIndicator label={`Opening ${meta.title}…`} />;
  return (
    // A game's layout has no room for the line that each word can be tapped.
    <WordTapHintContext value={null}>
      <GameScreen
        {...host}
        ports={ports}
        learnerLevel={chosen?.level ?? records.level}
        best={records.bestResults[meta.id] ?? {}}
      />
    </WordTapHintContext>
  );
});
