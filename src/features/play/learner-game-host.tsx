import { memo, useMemo } from 'react';
import { pageCheckClient } from '../../feedback-worker/page-check-client.ts';
import { GameScreen } from '../../games/host/game-screen.tsx';
import type { GameScreenProps } from '../../games/host/game-screen-props.ts';
import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { WordTapHintContext } from '../../ui/tappable-text/word-taps.ts';
import { useChosenWords } from './chosen-words.ts';
import { createGamePorts, type GameChunkLoader } from './game-ports.ts';
import type { GameRoomRecords } from './use-game-room-records.ts';

interface LearnerGameHostProps
  extends Pick<
    GameScreenProps,
    'meta' | 'settings' | 'onSettingsChange' | 'exitLink' | 'nextLink' | 'oneTimeGame'
  > {
  records: GameRoomRecords;
  /** The game deals the words that the learner chose. */
  hasChosenWords: boolean;
  loadChunk: GameChunkLoader;
}

/**
 * A game that is connected to the learner's records. Memoised: each saved move renders the room around the
 * game again, mostly with the same records.
 */
export const LearnerGameHost = memo(function LearnerGameHost({
  records,
  hasChosenWords,
  loadChunk,
  ...host
}: LearnerGameHostProps) {
  const { meta } = host;
  const { store, uid } = useLearner();
  // `undefined` while the words load; `null` if the game deals its own.
  const chosenWords = useChosenWords(hasChosenWords);
  const ports = useMemo(
    () =>
      createGamePorts({
        gameId: meta.id,
        skills: meta.skills,
        uid,
        store,
        chosenWords: chosenWords?.words ?? [],
        loadChunk,
        checker: pageCheckClient,
      }),
    [meta, uid, store, chosenWords, loadChunk],
  );

  if (chosenWords === undefined) return <BusyIndicator label={`Opening ${meta.title}…`} />;
  return (
    // A game's layout has no room for the line that each word can be tapped.
    <WordTapHintContext value={null}>
      <GameScreen
        {...host}
        ports={ports}
        learnerLevel={chosenWords?.level ?? records.level}
        best={records.bestResults[meta.id] ?? {}}
      />
    </WordTapHintContext>
  );
});
