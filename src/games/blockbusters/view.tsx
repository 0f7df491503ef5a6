import { useCallback, useState } from 'react';
import type { GameViewProps } from '../game-contract.ts';
import { createAnnouncedMessage, PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import type { BlockBank } from './bank.ts';
import { ClueCard } from './clue-card.tsx';
import { Controls } from './controls.tsx';
import { HexagonBoard, type HexagonMark } from './hexagon-board.tsx';
import {
  type BlockMove,
  type BlockState,
  findGoldPath,
  findWinningPath,
  getCurrentLetters,
} from './state.ts';
import { formatMessage } from './texts.ts';
import css from './view.module.css';

/** The clue card above the board of hexagons, in the match and in the Gold Run. */
export function BlockView({ state, send }: GameViewProps<BlockBank, BlockState, BlockMove>) {
  // A typed letter without a hexagon. The message disappears with the next state.
  const [missingLetter, setMissingLetter] = useState<{ letter: string; state: BlockState } | null>(null);
  const pick = useCallback((place: number) => send({ type: 'picked', place }), [send]);
  const { stage } = state;
  const isGold = stage.phase === 'gold-ready' || stage.phase === 'gold' || stage.phase === 'gold-done';
  const missingLetterText =
    missingLetter?.state === state ? `You can’t pick ${missingLetter.letter} now.` : null;
  return (
    <PlayLayout
      board={
        <div className={css.stage}>
          <ClueCard key={getCardKey(state)} state={state} />
          <div className={css.place}>
            <HexagonBoard
              key={isGold ? 'gold' : state.winners.length}
              label={isGold ? 'Gold Run' : 'Board'}
              rim={isGold ? 'gold' : 'match'}
              hexagons={isGold ? getGoldHexagons(state) : getMatchHexagons(state)}
              asked={getAskedPlace(state)}
              path={isGold ? findGoldPath(state) : findWinningPath(state)}
              isPicking={stage.phase === 'picking' || (stage.phase === 'gold' && stage.question === null)}
              onPick={pick}
              onNoSuchLetter={(letter) => setMissingLetter({ letter, state })}
            />
          </div>
        </div>
      }
      message={missingLetterText === null ? getMessage(state) : { kind: 'note', text: missingLetterText }}
      controls={<Controls key={getControlsKey(state)} state={state} send={send} />}
    />
  );
}

function getMessage(state: BlockState): PlayMessage | null {
  const text = formatMessage(state);
  if (text === null) return null;
  const { stage, gold } = state;
  const isGood = stage.phase === 'gold' && stage.last !== null && gold[stage.last] === 'gold';
  return createAnnouncedMessage(isGood ? 'good' : 'note', text);
}

/** The key makes each clue a new card. */
function getCardKey({ stage, asked, winners }: BlockState): string {
  return `${winners.length} ${asked.length} ${stage.phase}`;
}

/** The key gives each try an empty field, while a refused answer stays in it. */
function getControlsKey({ stage, asked, gold }: BlockState): string {
  const place = stage.phase === 'gold' ? (stage.question?.place ?? '') : '';
  const tries = stage.phase === 'asking' ? stage.tries.length : '';
  return [stage.phase, asked.length, tries, place, gold.filter((mark) => mark !== null).length].join(' ');
}

/** The hexagon of the open clue, or of the clue that follows. */
function getAskedPlace({ stage }: BlockState): number | null {
  if (stage.phase === 'asking') return stage.place;
  if (stage.phase === 'told') return stage.taker === null ? stage.place : null;
  return stage.phase === 'gold' ? (stage.question?.place ?? null) : null;
}

function getMatchHexagons(state: BlockState) {
  return getCurrentLetters(state).map((text, place) => ({
    text,
    mark: (state.owners[place] ?? 'open') as HexagonMark,
  }));
}

function getGoldHexagons({ phrases, gold }: BlockState) {
  return phrases.map(({ initials: text }, place) => ({ text, mark: (gold[place] ?? 'open') as HexagonMark }));
}
