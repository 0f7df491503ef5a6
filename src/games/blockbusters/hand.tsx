import { useState } from 'react';
import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { ArrivingButton } from '../kit/arriving-button.tsx';
import { Explained } from '../kit/explained.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import css from './hand.module.css';
import { type BlockPart, type BlockState, isComputer, matchWinner, TWO_PLAYERS } from './state.ts';
import { answerLabel, toldVerdict, wayText } from './telling.ts';

/** What there is to do now: look for a letter, write an answer, go on. */
export function Hand({ state, send }: BlockPart) {
  const { stage } = state;
  const goOn = () => send({ type: 'went-on' });
  const onward = (label: string) => (
    <ArrivingButton icon="play" onClick={goOn}>
      {label}
    </ArrivingButton>
  );
  switch (stage.phase) {
    case 'picking':
      return (
        <p className={css.still}>
          {wayText(state, stage.player)}{' '}
          <span className={css.keys}>Arrow keys or a letter’s key find a hexagon.</span>
        </p>
      );
    case 'asking':
      if (isComputer(state, stage.player)) {
        return (
          <>
            <p className={css.still}>Do you know it?</p>
            {onward('Hear the computer’s answer')}
          </>
        );
      }
      return <Answering label={answerLabel(state, stage.player)} state={state} send={send} />;
    case 'told':
      return (
        <Explained
          verdict={toldVerdict(state, stage)}
          nextLabel={stage.taker === null ? 'Another clue' : 'Go on'}
          onGoOn={goOn}
        />
      );
    case 'joined':
      return onward(afterGame(state));
    case 'gold-ready':
      return onward('Start the Gold Run');
    case 'gold':
      return stage.question === null ? (
        <p className={css.still}>Join left to right.</p>
      ) : (
        <Answering label="Your answer" state={state} send={send} isPhrase />
      );
    case 'gold-done':
      return onward('See your result');
    case 'over':
      return null;
    default:
      return unreachable(stage);
  }
}

function afterGame(state: BlockState): string {
  const winner = matchWinner(state);
  if (winner === null) return 'Next game';
  return isComputer(state, winner) ? 'See your result' : 'To the Gold Run';
}

interface AnsweringProps extends BlockPart {
  label: string;
  isPhrase?: boolean;
}

function Answering({ label, state, send, isPhrase = false }: AnsweringProps) {
  const [text, setText] = useState('');
  const field = useFocusOnArrival<HTMLInputElement>();
  const { stage } = state;
  const isAsking = stage.phase === 'asking';
  const refused = isAsking ? stage.refused : stage.phase === 'gold' ? stage.question?.refused : null;
  return (
    <WordEntry
      label={label}
      value={text}
      onChange={setText}
      onSubmit={() => send({ type: 'wrote', text })}
      submitLabel="Answer"
      isRefused={refused?.text === text.trim()}
      isPhrase={isPhrase}
      hearsKeys
      autoFocus
      ref={field}
      aids={
        <>
          <Button onClick={() => send({ type: 'passed' })}>Pass</Button>
          {isAsking && state.opponent !== TWO_PLAYERS && (
            <Button
              kind="quiet"
              icon="hint"
              aria-disabled={stage.isHinted || undefined}
              onClick={() => send({ type: 'asked-hint' })}
            >
              <span>
                Hint (½<OnlyReadAloud> of the points</OnlyReadAloud>)
              </span>
            </Button>
          )}
        </>
      }
    />
  );
}
