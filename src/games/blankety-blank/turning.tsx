import { Button } from '../../ui/button.tsx';
import { ArrivingButton } from '../kit/arriving-button.tsx';
import { type PlayMessage, saidMessage } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import type { BlankBank } from './bank.ts';
import { type BlankPart, type BlankState, canTakeBack, cardsOf } from './state.ts';
import { endTold } from './texts.ts';

/** What to do, and what the cards came to once all are open. */
export function revealMessage(state: BlankState, { panellists }: BlankBank): PlayMessage {
  const { stage } = state;
  if (stage.phase !== 'reveal' || stage.shown < cardsOf(state, stage.task)) {
    return saidMessage('note', 'Turn the cards one by one.');
  }
  const { text, isGood } = endTold(state, panellists);
  return saidMessage(isGood ? 'good' : 'note', text);
}

/** One button turns the cards and goes on, so that the focus stays where it is. */
export function Turning({ state, send }: BlankPart) {
  const button = useFocusOnArrival<HTMLButtonElement>();
  const { stage } = state;
  if (stage.phase !== 'reveal') return null;
  const left = cardsOf(state, stage.task) - stage.shown;
  function showAll(): void {
    // The button that had the focus goes.
    button.current?.focus();
    send({ type: 'turned', isAll: true });
  }
  return (
    <>
      <Button
        ref={button}
        kind="primary"
        icon={left > 0 ? 'flip' : 'play'}
        data-autofocus
        onClick={() => send(left > 0 ? { type: 'turned', isAll: false } : { type: 'went-on' })}
      >
        {left > 0 ? 'Turn a card' : 'Go on'}
      </Button>
      {left > 1 && <Button onClick={showAll}>Show all</Button>}
      {canTakeBack(state) && (
        <Button kind="quiet" icon="back" onClick={() => send({ type: 'took-back' })}>
          Change my answer
        </Button>
      )}
    </>
  );
}

export function Onward({ onGoOn }: { onGoOn: () => void }) {
  return (
    <ArrivingButton icon="play" data-autofocus onClick={onGoOn}>
      Go on
    </ArrivingButton>
  );
}
