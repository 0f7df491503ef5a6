import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import type { GameViewProps } from '../contract.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import { counted } from '../kit/counted.ts';
import { Explained } from '../kit/explained.tsx';
import { GapText } from '../kit/gap-text.tsx';
import { PlayLayout, type PlayMessage } from '../kit/play-layout.tsx';
import { QuestionHead } from '../kit/question-head.tsx';
import { verdict } from './round-outcome.ts';
import {
  currentTurn,
  isAllAnswered,
  missedAtFirst,
  ROUND_QUESTIONS,
  type RoundMove,
  type RoundState,
  worth,
} from './round-state.ts';
import css from './round-view.module.css';

interface RoundViewProps extends GameViewProps<unknown, RoundState, RoundMove> {
  /** What a game draws above its questions. */
  banner?: ReactNode;
}

/** The question on the board, its options, and after the answer what there is to learn. */
export function RoundView({ state, send, banner }: RoundViewProps) {
  const turn = currentTurn(state);
  const { index, question, given, out, isSecondChance } = turn;
  const reached = verdict(state);
  const canHint = !reached && !out && !isSecondChance;
  return (
    <PlayLayout
      board={
        <div className={layout.stack3}>
          {banner}
          <QuestionHead
            key={`question ${index}`}
            topic={isSecondChance ? `${question.topic} · second chance` : question.topic}
            question={<GapText text={question.question} />}
          />
          {question.clue && <p className={css.clue}>{question.clue}</p>}
          {reached && (
            <Explained
              key={`answer ${index}`}
              verdict={reached}
              nextLabel={nextLabel(state, index)}
              onGoOn={() => send({ type: 'went-on' })}
            />
          )}
        </div>
      }
      message={messageOf(state)}
      hand={
        <>
          <ChoiceList
            legend={question.question}
            options={turn.options.map((option) => ({ id: option, label: option }))}
            onChoose={(option) => send({ type: 'answered', option })}
            chosen={given}
            right={reached ? question.answer : undefined}
            out={out ?? undefined}
          />
          <Button
            kind="quiet"
            icon="hint"
            aria-disabled={canHint ? undefined : true}
            onClick={() => send({ type: 'hinted' })}
          >
            Take two wrong answers away
          </Button>
        </>
      }
    />
  );
}

function messageOf(state: RoundState): PlayMessage | null {
  const { index, out } = currentTurn(state);
  if (state.phase !== 'asking' || !out) return null;
  const points = counted(worth(state, index), 'point');
  return { kind: 'note', text: `Two answers are gone. The right one gives ${points} now.`, isSaid: true };
}

function nextLabel(state: RoundState, index: number): string {
  if (isAllAnswered(state)) return 'See your result';
  if (index !== ROUND_QUESTIONS - 1) return 'Next question';
  const missed = missedAtFirst(state).length;
  return missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
}
