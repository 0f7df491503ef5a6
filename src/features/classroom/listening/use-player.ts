import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { runAfter } from '../../../platform/run-after.ts';
import { createBrowserLinePlayer } from '../../../ui/speech/line-player.ts';
import { createPlayer } from './create-player.ts';
import { INITIAL_PLAYBACK, type PlaybackEvent } from './playback.ts';

const subscribeToNothing = () => () => {};

/**
 * Plays lines on a screen. It falls silent when the page or its own part of it goes out of sight, and with the screen.
 * @param lines the same array as long as the text is the same
 */
export function usePlayer(lines: readonly SpokenLine[], place: RefObject<HTMLElement | null>) {
  const player = useMemo(() => {
    const voice = createBrowserLinePlayer();
    return voice && createPlayer({ lines, voice, after: runAfter });
  }, [lines]);
  const read = () => player?.playback() ?? INITIAL_PLAYBACK;
  const playback = useSyncExternalStore(player?.subscribe ?? subscribeToNothing, read, read);

  useEffect(() => {
    if (!player) return;
    const hush = () => player.send({ type: 'paused' });
    const whenPutAway = () => document.hidden && hush();
    document.addEventListener('visibilitychange', whenPutAway);
    const forget = place.current ? observeHidden(place.current, hush) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', whenPutAway);
      forget?.();
      hush();
    };
  }, [player, place]);

  return {
    playback,
    send: (event: PlaybackEvent) => player?.send(event),
    /** Whether the browser has a voice at all. */
    hasVoice: player !== undefined,
  };
}

/** Tells when a part of the page is not displayed any more; one that is only scrolled away still is. */
function observeHidden(element: HTMLElement, tell: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (element.getClientRects().length === 0) tell();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
