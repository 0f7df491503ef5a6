import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { playSound, type Sound } from '../../ui/speech/sounds.ts';
import { createGameHost, type GameHost } from './game-host.ts';
import type { GameScreenProps } from './game-screen-props.ts';
import type { HostState } from './host-state.ts';

/** The state of loading a game's code and opening its host. */
type LoadedGame = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; host: GameHost };
const LOADING: LoadedGame = { status: 'loading' };

interface GameHostOptions extends Pick<GameScreenProps, 'meta' | 'ports' | 'settings'> {
  announce: (text: string) => void;
}

/** Loads the game and keeps its host open while the screen is mounted. */
export function useGameHost({ meta, ports, settings, announce: announceText }: GameHostOptions): LoadedGame {
  const [loaded, setLoaded] = useState(LOADING);
  const { timing } = settings;

  const announce = useEffectEvent((text: string, sound: Sound | null) => {
    announceText(text);
    if (settings.sound && sound) playSound(sound);
  });
  const getTiming = useEffectEvent(() => timing);

  // Starts before the first paint: a cached game is mostly loaded by then, and no loading screen flashes.
  useLayoutEffect(() => {
    let host: GameHost | null = null;
    let isUnmounted = false;
    setLoaded(LOADING);
    async function openHost(): Promise<void> {
      const game = await ports.loadChunk(meta.id, meta.load);
      if (isUnmounted) return;
      host = createGameHost(
        { id: meta.id, game, ports, announce: (text, sound) => announce(text, sound) },
        getTiming(),
      );
      await host.open();
      if (!isUnmounted) setLoaded({ status: 'loaded', host });
    }
    openHost().catch((cause) => {
      console.error(`The game ${meta.id} could not be loaded:`, cause);
      if (!isUnmounted) setLoaded({ status: 'failed' });
    });
    const stopWatching = pauseWhenHidden(() => host);
    return () => {
      isUnmounted = true;
      stopWatching();
      host?.close();
    };
  }, [meta, ports]);

  useEffect(() => {
    if (loaded.status === 'loaded') loaded.host.setTiming(timing);
  }, [loaded, timing]);

  return loaded;
}

/** Pauses and saves when the page is hidden, because a phone may end it without another event. */
function pauseWhenHidden(getHost: () => GameHost | null): () => void {
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
