import { Button } from '../../ui/button.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import type { PartProps } from '../contract.ts';
import { ArrivingButton } from '../kit/arriving-button.tsx';
import type { MillionaireMove, MillionaireState } from './state.ts';
import css from './view.module.css';

interface ActionsProps extends PartProps<MillionaireState, MillionaireMove> {
  onReconsider: () => void;
}

/** What can be done besides answering: a row that is as high in every phase. */
export function Actions({ state, send, onReconsider }: ActionsProps) {
  return <div className={css.actions}>{actionsFor({ state, send, onReconsider })}</div>;
}

function actionsFor({ state, send, onReconsider }: ActionsProps) {
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
            Walk away
          </Button>
        </>
      );
    case 'chosen':
      return (
        <>
          <ArrivingButton key={phase.option} onClick={() => send({ type: 'confirmed' })}>
            Final answer<OnlyReadAloud>: {phase.option}</OnlyReadAloud>
          </ArrivingButton>
          <Button kind="quiet" onClick={onReconsider}>
            Not yet
          </Button>
        </>
      );
    case 'leaving':
      return (
        <>
          <ArrivingButton key="leaving" onClick={onReconsider}>
            Play on
          </ArrivingButton>
          <Button onClick={() => send({ type: 'walked' })}>Walk away now</Button>
        </>
      );
    case 'held':
      return (
        <ArrivingButton key="held" onClick={() => send({ type: 'looked' })}>
          Look now
        </ArrivingButton>
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
      {isUsed && <OnlyReadAloud>(used)</OnlyReadAloud>}
    </Button>
  );
}
