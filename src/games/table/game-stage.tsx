import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { type ViewHost, ViewHostContext } from '../kit/host-context.ts';
import css from './game-stage.module.css';
import type { GameTable } from './game-table.ts';
import type { Playing } from './table-state.ts';

interface GameStageProps extends Pick<ViewHost, 'timing' | 'speak' | 'say'> {
  table: GameTable;
  playing: Playing;
}

/** A game in play: its own view, or the sheet that covers it in a pause. */
export function GameStage({ table, playing, timing, speak, say }: GameStageProps) {
  const { View } = table.game;
  const isPaused = playing.pause !== null;
  const view = useRef<HTMLDivElement>(null);
  const send = useCallback((move: { type: string }) => table.dispatch({ type: 'moved', move }), [table]);
  // What the view and the kit find around them by `useHost`.
  const host = useMemo(
    () => ({ playTime: table.playTime, timing, isPaused, speak, say }),
    [table, timing, isPaused, speak, say],
  );
  useStageFocus(view, isPaused);

  return (
    <>
      {playing.saveFailure && <FailureAlert message={playing.saveFailure} />}
      <div className={css.place}>
        <div ref={view} className={css.view} inert={isPaused}>
          <ViewHostContext value={host}>
            <View state={playing.gameState} bank={playing.bank} send={send} />
          </ViewHostContext>
        </div>
        {isPaused && <PauseSheet playing={playing} onResume={() => table.dispatch({ type: 'resumed' })} />}
      </div>
    </>
  );
}

function PauseSheet({ playing, onResume }: { playing: Playing; onResume: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={css.sheet}>
      <p className={css.word}>Game paused</p>
      <p>
        {playing.pause === 'hidden'
          ? 'You looked away, so the clock has stopped.'
          : `The clock has stopped.${playing.saveFailure ? '' : ' Your game is saved.'}`}
      </p>
      <Button ref={button} kind="primary" icon="play" onClick={onResume}>
        Continue
      </Button>
    </div>
  );
}

/** The focus enters the view where `data-autofocus` marks it first, and comes back after a pause to where it was. */
function useStageFocus(view: RefObject<HTMLDivElement | null>, isPaused: boolean): void {
  const lastFocused = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const stage = view.current;
    if (!stage || isPaused) return;
    const start = lastFocused.current?.isConnected
      ? lastFocused.current
      : stage.querySelector<HTMLElement>('[data-autofocus]');
    start?.focus();
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocused.current = target;
    };
    stage.addEventListener('focusin', remember);
    return () => stage.removeEventListener('focusin', remember);
  }, [view, isPaused]);
}
