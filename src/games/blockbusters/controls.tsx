import { useState } from 'react';
import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerExplanation } from '../kit/answer-explanation.tsx';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { PHRASE_SIGNS } from '../kit/extra-signs.ts';
import { useFocusOnMount } from '../kit/use-focus-on-mount.ts';
import { WordEntry } from '../kit/word-entry.tsx';
import css from './controls.module.css';
import { type BlockPartProps, type BlockState, findMatchWinner, isComputer, TWO_PLAYERS } from './state.ts';
import { createVerdict, formatAnswerLabel, formatGoal } from './texts.ts';

/** The controls of each phase: a note while picking, a text field for an answer, or a button to continue. */
export function Controls({ state, send }: BlockPartProps) {
  const { stage } = state;
  const continueGame = () => send({ type: 'continued' });
  const renderContinueButton = (label: string) => (
    <AutoFocusButton icon="play" onClick={continueGame}>
      {label}
    </AutoFocusButton>
  );
  switch (stage.phase) {
    case 'picking':
      return (
        <p className={css.still}>
          {formatGoal(state, stage.player)}{' '}
          <span className={css.keys}>Use the arrow keys, or press a letter.</span>
        </p>
      );
    case 'asking':
      if (isComputer(state, stage.player)) {
        return (
          <>
            <p className={css.still}>Do you know it?</p>
            {renderContinueButton('Hear the computer’s answer')}
          </>
        );
      }
      return <AnswerForm label={formatAnswerLabel(state, stage.player)} state={state} send={send} />;
    case 'told':
      return (
        <AnswerExplanation
          verdict={createVerdict(state, stage)}
          nextLabel={stage.taker === null ? 'Another clue' : 'Continue'}
          onContinue={continueGame}
        />
      );
    case 'joined':
      return renderContinueButton(formatNextStep(state));
    case 'gold-ready':
      return renderContinueButton('Start the Gold Run');
    case 'gold':
      return stage.question === null ? (
        <p className={css.still}>Join left to right.</p>
      ) : (
        <AnswerForm label="Your answer" state={state} send={send} signs={PHRASE_SIGNS} />
      );
    case 'gold-done':
      return renderContinueButton('See your result');
    case 'over':
      return null;
    default:
      return unreachable(stage);
  }
}

function formatNextStep(state: BlockState): string {
  const winner = findMatchWinner(state);
  if (winner === null) return 'Next game';
  return isComputer(state, winner) ? 'See your result' : 'Play the Gold Run';
}

interface AnswerFormProps extends BlockPartProps {
  label: string;
  signs?: readonly string[];
}

function AnswerForm({ label, state, send, signs = [] }: AnswerFormProps) {
  const [text, setText] = useState('');
  const field = useFocusOnMount<HTMLInputElement>();
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
      signs={signs}
      capturesKeys
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
                Hint (½<VisuallyHidden> of the points</VisuallyHidden>)
              </span>
            </Button>
          )}
        </>
      }
    />
  );
}
