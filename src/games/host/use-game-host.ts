import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { playSound, type Sound } from '../../ui/speech/sounds.ts';
import { createGameHost, type GameHost } from './game-host.ts';
import type { GameScreenProps } from './game-screen-props.ts';
import type { HostState } from './host-state.ts';

/** A game's heavy part on its way, or on the table. */
type LoadedGame = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; host: GameHost };
const LOADING: LoadedGame = { status: 'loading' };

interface GameHostOptions extends Pick<GameScreenProps, 'meta' | 'ports' | 'settings'> {
  announce: (text: string) => void;
}

/** Loads the game and keeps its table for as long as the host is on screen. */
export function useGameHost({ meta, ports, settings, announce: say }: GameHostOptions): LoadedGame {
  const [loaded, setLoaded] = useState(LOADING);
  const { timing } = settings;

  const announce = useEffectEvent((said: string, sound: Sound | null) => {
    say(said);
    if (settings.sound && sound) playSound(sound);
  });
  const timingNow = useEffectEvent(() => timing);

  // Begun before the first paint: of a game whose files are there it has mostly ended by then, and nothing is drawn that
  // the next moment takes away.
  useLayoutEffect(() => {
    let host: GameHost | null = null;
    let isGone = false;
    setLoaded(LOADING);
    async function openTable(): Promise<void> {
      const game = await ports.loadChunk(meta.id, meta.load);
      if (isGone) return;
      host = createGameHost(
        { id: meta.id, game, ports, announce: (said, sound) => announce(said, sound) },
        timingNow(),
      );
      await host.open();
      if (!isGone) setLoaded({ status: 'loaded', host });
    }
    openTable().catch((cause) => {
      console.error(`The game ${meta.id} could not be loaded:`, cause);
      if (!isGone) setLoaded({ status: 'failed' });
    });
    const stopWatching = pauseWhenHidden(() => host);
    return () => {
      isGone = true;
      stopWatching();
      host?.close();
    };
  }, [meta, ports]);

  useEffect(() => {
    if (loaded.status === 'loaded') loaded.host.setTiming(timing);
  }, [loaded, timing]);

  return loaded;
}

/** A page out of sight pauses its game, and keeps what is not saved: a phone may end it without another event. */
function pauseWhenHidden(table: () => GameHost | null): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      table()?.dispatch({ type: 'paused', reason: 'hidden' });
      table()?.flushOnPageExit();
    },
    { signal },
  );
  window.addEventListener('pagehide', () => table()?.flushOnPageExit(), { signal });
  return () => watching.abort();
}

const subscribeToNothing = () => () => {};

/** What lies on the table, live; `null` while the game is still on its way. */
export function useHostState(table: GameHost | null): HostState | null {
  return useSyncExternalStore(table?.subscribe ?? subscribeToNothing, () => table?.getState() ?? null);
}
