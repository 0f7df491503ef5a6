import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { runAfter } from '../../../platform/run-after.ts';
import { createBrowserLinePlayer } from '../../../ui/speech/line-player.ts';
import { createPlayer } from './create-player.ts';
import { INITIAL_PLAYBACK, type PlaybackEvent } from './playback.ts';

const subscribeToNothing = () => () => {};

/**
 * Plays lines on a screen. It pauses when the page or its own element is hidden, and when the screen closes.
 * @param lines must be the same array for the same text
 */
export function usePlayer(lines: readonly SpokenLine[], container: RefObject<HTMLElement | null>) {
  const player = useMemo(() => {
    const voice = createBrowserLinePlayer();
    return voice && createPlayer({ lines, voice, after: runAfter });
  }, [lines]);
  const read = () => player?.playback() ?? INITIAL_PLAYBACK;
  const playback = useSyncExternalStore(player?.subscribe ?? subscribeToNothing, read, read);

  useEffect(() => {
    if (!player) return;
    const pause = () => player.send({ type: 'paused' });
    const pauseWhenHidden = () => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    const stopObserving = container.current ? observeHidden(container.current, pause) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden);
      stopObserving?.();
      pause();
    };
  }, [player, container]);

  return {
    playback,
    send: (event: PlaybackEvent) => player?.send(event),
    /** Whether the browser has a voice at all. */
    hasVoice: player !== undefined,
  };
}

/** Calls back when an element is no longer rendered; one that is only scrolled away still is. */
function observeHidden(element: HTMLElement, onHidden: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (element.getClientRects().length === 0) onHidden();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
