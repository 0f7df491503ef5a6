import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ViewPartProps } from '../game-contract.ts';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import type { MillionaireMove, MillionaireState } from './state.ts';
import css from './view.module.css';

interface ActionsProps extends ViewPartProps<MillionaireState, MillionaireMove> {
  onReconsider: () => void;
}

/** The actions besides answering, in a row with the same height in every phase. */
export function Actions({ state, send, onReconsider }: ActionsProps) {
  return <div className={css.actions}>{renderActions({ state, send, onReconsider })}</div>;
}

function renderActions({ state, send, onReconsider }: ActionsProps) {
  const { phase } = state;
  switch (phase.name) {
    case 'asking':
      return (
        <>
          <Lifeline
            name="50/50"
            isUsed={state.fiftyFifty !== null}
            onUse={() => send({ type: 'took-fifty-fifty' })}
          />
          <Lifeline name="Ask AI" isUsed={state.askedAi !== null} onUse={() => send({ type: 'asked-ai' })} />
          <Button kind="quiet" onClick={() => send({ type: 'wanted-to-walk' })}>
            Stop here
          </Button>
        </>
      );
    case 'chosen':
      return (
        <>
          <AutoFocusButton key={phase.option} onClick={() => send({ type: 'confirmed' })}>
            Final answer<VisuallyHidden>: {phase.option}</VisuallyHidden>
          </AutoFocusButton>
          <Button kind="quiet" onClick={onReconsider}>
            Not yet
          </Button>
        </>
      );
    case 'leaving':
      return (
        <>
          <AutoFocusButton key="leaving" onClick={onReconsider}>
            Continue
          </AutoFocusButton>
          <Button onClick={() => send({ type: 'walked' })}>Stop now</Button>
        </>
      );
    case 'held':
      return (
        <AutoFocusButton key="held" onClick={() => send({ type: 'requested-reveal' })}>
          See the answer
        </AutoFocusButton>
      );
    default:
      return null;
  }
}

interface LifelineProps {
  name: string;
  isUsed: boolean;
  onUse: () => void;
}

function Lifeline({ name, isUsed, onUse }: LifelineProps) {
  return (
    <Button aria-disabled={isUsed || undefined} onClick={onUse}>
      {isUsed ? <s>{name}</s> : name}
      {isUsed && <VisuallyHidden>(used)</VisuallyHidden>}
    </Button>
  );
}
