import { useCallback, useState } from 'react';
import type { GameViewProps } from '../contract.ts';
import { PlayLayout, type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import type { BlockBank } from './bank.ts';
import { ClueCard } from './clue-card.tsx';
import { Hand } from './hand.tsx';
import { HexagonBoard, type HexagonMark } from './hexagon-board.tsx';
import { type BlockMove, type BlockState, goldPath, lettersNow, winningPath } from './state.ts';
import { messageText } from './telling.ts';
import css from './view.module.css';

/** The clue above the board of hexagons: in the match, and in the Gold Run. */
export function BlockView({ state, send }: GameViewProps<BlockBank, BlockState, BlockMove>) {
  // What was typed that no hexagon has, as long as nothing else happens.
  const [odd, setOdd] = useState<{ letter: string; state: BlockState } | null>(null);
  const pick = useCallback((place: number) => send({ type: 'picked', place }), [send]);
  const { stage } = state;
  const isGold = stage.phase === 'gold-ready' || stage.phase === 'gold' || stage.phase === 'gold-done';
  const noSuch = odd?.state === state ? `No open hexagon has ${odd.letter}.` : null;
  return (
    <PlayLayout
      board={
        <div className={css.stage}>
          <ClueCard key={cardKey(state)} state={state} />
          <div className={css.place}>
            <HexagonBoard
              key={isGold ? 'gold' : state.winners.length}
              label={isGold ? 'Gold Run' : 'Board'}
              rim={isGold ? 'gold' : 'match'}
              hexagons={isGold ? goldHexagons(state) : matchHexagons(state)}
              asked={askedPlace(state)}
              path={isGold ? goldPath(state) : winningPath(state)}
              isPicking={stage.phase === 'picking' || (stage.phase === 'gold' && stage.question === null)}
              onPick={pick}
              onNoSuchLetter={(letter) => setOdd({ letter, state })}
            />
          </div>
        </div>
      }
      message={noSuch === null ? messageOf(state) : { kind: 'note', text: noSuch }}
      hand={<Hand key={handKey(state)} state={state} send={send} />}
    />
  );
}

function messageOf(state: BlockState): PlayMessage | null {
  const text = messageText(state);
  if (text === null) return null;
  const { stage, gold } = state;
  const isGood = stage.phase === 'gold' && stage.last !== null && gold[stage.last] === 'gold';
  return saidMessage(isGood ? 'good' : 'note', text);
}

/** Each clue comes on a card of its own. */
function cardKey({ stage, asked, winners }: BlockState): string {
  return `${winners.length} ${asked.length} ${stage.phase}`;
}

/** Each try is written on an empty line; a refused one stays. */
function handKey({ stage, asked, gold }: BlockState): string {
  const place = stage.phase === 'gold' ? (stage.question?.place ?? '') : '';
  const tries = stage.phase === 'asking' ? stage.tries.length : '';
  return [stage.phase, asked.length, tries, place, gold.filter((mark) => mark !== null).length].join(' ');
}

/** The hexagon that is asked for, or that another clue is about to ask for. */
function askedPlace({ stage }: BlockState): number | null {
  if (stage.phase === 'asking') return stage.place;
  if (stage.phase === 'told') return stage.taker === null ? stage.place : null;
  return stage.phase === 'gold' ? (stage.question?.place ?? null) : null;
}

function matchHexagons(state: BlockState) {
  return lettersNow(state).map((text, place) => ({
    text,
    mark: (state.owners[place] ?? 'open') as HexagonMark,
  }));
}

function goldHexagons({ phrases, gold }: BlockState) {
  return phrases.map(({ initials: text }, place) => ({ text, mark: (gold[place] ?? 'open') as HexagonMark }));
}
