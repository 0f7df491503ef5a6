import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { playSound, type Sound } from '../../ui/speech/sounds.ts';
import { createGameHost, type GameHost } from './game-host.ts';
import type { GameScreenProps } from './game-screen-props.ts';
import type { HostState } from './host-state.ts';

/** The state of loading a game's code and opening its host. */
type LoadedGame = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; host: GameHost };
const LOADING: LoadedGame = { status: 'loading' };

interface GameHostOptions extends Pick<GameScreenProps, 'meta' | 'ports' | 'settings'> {
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** Loads the game and keeps its host open while the screen is mounted. */
export function useGameHost({ meta: gameInfo, ports, settings, announce }: GameHostOptions): LoadedGame {
  const [loaded, setLoaded] = useState(LOADING);
  const { timing: timeLimits } = settings;

  const announceWithSound = useEffectEvent((text: string, sound: Sound | null) => {
    announce(text);
    if (settings.sound && sound) playSound(sound);
  });
  const getTimeLimits = useEffectEvent(() => timeLimits);

  // Starts before the first paint: a cached game is usually loaded by then, and no loading screen flashes.
  useLayoutEffect(() => {
    let host: GameHost | null = null;
    let isUnmounted = false;
    setLoaded(LOADING);
    async function openHost(): Promise<void> {
      const game = await ports.loadChunk(gameInfo.id, gameInfo.load);
      if (isUnmounted) return;
      host = createGameHost(
        { id: gameInfo.id, game, ports, announce: (text, sound) => announceWithSound(text, sound) },
        getTimeLimits(),
      );
      await host.open();
      if (!isUnmounted) setLoaded({ status: 'loaded', host });
    }
    openHost().catch((cause) => {
      console.error(`The game ${gameInfo.id} could not be loaded:`, cause);
      if (!isUnmounted) setLoaded({ status: 'failed' });
    });
    const stopWatching = saveWhenLeaving(() => host);
    return () => {
      isUnmounted = true;
      stopWatching();
      host?.close();
    };
  }, [gameInfo, ports]);

  useEffect(() => {
    if (loaded.status === 'loaded') loaded.host.setTimeLimits(timeLimits);
  }, [loaded, timeLimits]);

  return loaded;
}

/**
 * Pauses and saves when the page is hidden, because a phone may end it without another event; saves when the
 * page is left.
 */
function saveWhenLeaving(getHost: () => GameHost | null): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      getHost()?.dispatch({ type: 'paused', reason: 'hidden' });
      getHost()?.flushOnPageExit();
    },
    { signal },
  );
  window.addEventListener('pagehide', () => getHost()?.flushOnPageExit(), { signal });
  return () => listening.abort();
}

const subscribeToNothing = () => () => {};

/** The current state of the host; `null` while the game loads. */
export function useHostState(host: GameHost | null): HostState | null {
  return useSyncExternalStore(host?.subscribe ?? subscribeToNothing, () => host?.getState() ?? null);
}
