import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { type ViewServices, ViewServicesContext } from '../kit/view-services.ts';
import type { GameHost } from './game-host.ts';
import css from './game-stage.module.css';
import type { PlayingState } from './host-state.ts';

interface GameStageProps extends Pick<ViewServices, 'timeLimits' | 'singleKeys' | 'speak' | 'announce'> {
  host: GameHost;
  playing: PlayingState;
}

/** A game in play: its own view, covered by a sheet while paused. */
export function GameStage({ host, playing, timeLimits, singleKeys, speak, announce }: GameStageProps) {
  const { View } = host.game;
  const isPaused = playing.pauseReason !== null;
  const view = useRef<HTMLDivElement>(null);
  const send = useCallback((move: { type: string }) => host.dispatch({ type: 'moved', move }), [host]);
  const services = useMemo(
    () => ({ getPlayTime: host.getPlayedMs, timeLimits, isPaused, singleKeys, speak, announce }),
    [host, timeLimits, isPaused, singleKeys, speak, announce],
  );
  useStageFocus(view, isPaused);

  return (
    <>
      {playing.saveFailure && <FailureAlert message={playing.saveFailure} />}
      <div className={css.place}>
        {/* `data-stage`: keys act only here and outside of controls (kit/use-play-keys.ts). */}
        <div ref={view} className={css.view} inert={isPaused} data-stage>
          <ViewServicesContext value={services}>
            <View state={playing.gameState} bank={playing.bank} send={send} />
          </ViewServicesContext>
        </div>
        {isPaused && <PauseSheet playing={playing} onResume={() => host.dispatch({ type: 'resumed' })} />}
      </div>
    </>
  );
}

function PauseSheet({ playing, onResume }: { playing: PlayingState; onResume: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={css.sheet}>
      <p className={css.word}>Game paused</p>
      <p>
        {playing.pauseReason === 'hidden'
          ? 'You left the page, so the clock stopped.'
          : `The clock is stopped.${playing.saveFailure ? '' : ' Your game is saved.'}`}
      </p>
      <Button ref={button} kind="primary" icon="play" onClick={onResume}>
        Continue
      </Button>
    </div>
  );
}

/** Focuses the first `data-autofocus` element of the view, and after a pause the last focused one. */
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
