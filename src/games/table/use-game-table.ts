import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { playSound, type Sound } from '../../ui/speech/sounds.ts';
import { createGameTable, type GameTable } from './game-table.ts';
import type { GameHostProps } from './host-props.ts';
import type { TableState } from './table-state.ts';

/** A game's heavy part on its way, or on the table. */
type LoadedGame = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; table: GameTable };
const LOADING: LoadedGame = { phase: 'loading' };

interface TableOptions extends Pick<GameHostProps, 'meta' | 'ports' | 'settings'> {
  say: (text: string) => void;
}

/** Loads the game and keeps its table for as long as the host is on screen. */
export function useGameTable({ meta, ports, settings, say }: TableOptions): LoadedGame {
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
    let table: GameTable | null = null;
    let isGone = false;
    setLoaded(LOADING);
    async function openTable(): Promise<void> {
      const game = await ports.loadPart(meta.id, meta.load);
      if (isGone) return;
      table = createGameTable(
        { id: meta.id, game, ports, announce: (said, sound) => announce(said, sound) },
        timingNow(),
      );
      await table.open();
      if (!isGone) setLoaded({ phase: 'loaded', table });
    }
    openTable().catch((cause) => {
      console.error(`The game ${meta.id} could not be loaded:`, cause);
      if (!isGone) setLoaded({ phase: 'failed' });
    });
    const stopWatching = pauseWheneverOutOfSight(() => table);
    return () => {
      isGone = true;
      stopWatching();
      table?.close();
    };
  }, [meta, ports]);

  useEffect(() => {
    if (loaded.phase === 'loaded') loaded.table.setTiming(timing);
  }, [loaded, timing]);

  return loaded;
}

/** A page out of sight pauses its game, and keeps what is not saved: a phone may end it without another event. */
function pauseWheneverOutOfSight(table: () => GameTable | null): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      table()?.dispatch({ type: 'paused', why: 'hidden' });
      table()?.keepAtOnce();
    },
    { signal },
  );
  window.addEventListener('pagehide', () => table()?.keepAtOnce(), { signal });
  return () => watching.abort();
}

const nothingChanges = () => () => {};

/** What lies on the table, live; `null` while the game is still on its way. */
export function useTableState(table: GameTable | null): TableState | null {
  return useSyncExternalStore(table?.subscribe ?? nothingChanges, () => table?.state() ?? null);
}
