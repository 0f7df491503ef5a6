import { Button } from '../../ui/button.tsx';
import { AutoFocusButton } from '../kit/auto-focus-button.tsx';
import { createAnnouncedMessage, type PlayMessage } from '../kit/play-layout.tsx';
import { useFocusOnMount } from '../kit/use-focus-on-mount.ts';
import type { BlankBank } from './bank.ts';
import { type BlankPartProps, type BlankState, canUndo, countCards } from './state.ts';
import { formatRevealEnd } from './texts.ts';

/** What to do next, or the outcome once all cards are open. */
export function createRevealMessage(state: BlankState, { panellists }: BlankBank): PlayMessage {
  const { stage } = state;
  if (stage.phase !== 'reveal' || stage.shown < countCards(state, stage.task)) {
    return createAnnouncedMessage('note', 'Turn the cards one by one.');
  }
  const { text, isGood } = formatRevealEnd(state, panellists);
  return createAnnouncedMessage(isGood ? 'good' : 'note', text);
}

/** The same button turns the cards and continues, so that the focus stays in place. */
export function RevealControls({ state, send }: BlankPartProps) {
  const button = useFocusOnMount<HTMLButtonElement>();
  const { stage } = state;
  if (stage.phase !== 'reveal') return null;
  const left = countCards(state, stage.task) - stage.shown;
  function showAll(): void {
    // The focused button is about to be removed.
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
        onClick={() => send(left > 0 ? { type: 'turned', isAll: false } : { type: 'continued' })}
      >
        {left > 0 ? 'Turn a card' : 'Continue'}
      </Button>
      {left > 1 && <Button onClick={showAll}>Show all</Button>}
      {canUndo(state) && (
        <Button kind="quiet" icon="back" onClick={() => send({ type: 'took-back' })}>
          Change my answer
        </Button>
      )}
    </>
  );
}

export function ContinueButton({ onContinue }: { onContinue: () => void }) {
  return (
    <AutoFocusButton icon="play" data-autofocus onClick={onContinue}>
      Continue
    </AutoFocusButton>
  );
}
