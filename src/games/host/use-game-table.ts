import { useEffect, useEffectEvent, useState } from 'react';
import type { Game, GameDefinition } from '../contract.ts';
import type { GameSettings } from './game-settings.ts';
import { createGameTable, type GameTable } from './game-table.ts';
import type { GamePorts } from './ports.ts';
import { createSounds } from './sounds.ts';

/** A game's heavy part on its way, or on the table. */
export type LoadedGame =
  | { phase: 'loading' }
  | { phase: 'failed'; cause: unknown }
  | { phase: 'loaded'; game: Game; table: GameTable };

interface GameTableUse {
  definition: GameDefinition;
  ports: GamePorts;
  settings: GameSettings;
  say: (text: string) => void;
}

/** Loads the game and keeps its table for as long as the host is on screen. */
export function useGameTable({ definition, ports, settings, say }: GameTableUse): LoadedGame {
  const [loaded, setLoaded] = useState<LoadedGame>({ phase: 'loading' });
  const [play] = useState(createSounds);
  const { timing } = settings;

  const onChange = useEffectEvent((game: Game, before: unknown, after: unknown) => {
    say(game.announce(before, after));
    if (!settings.sound) return;
    if (game.isOver(after)) {
      play('end');
      return;
    }
    const newest = game.answers(after).slice(game.answers(before).length).at(-1);
    const newestCue = newest?.right ? 'right' : 'wrong';
    const cue = newest ? newestCue : game.cue?.(before, after);
    if (cue) play(cue);
  });
  const timingNow = useEffectEvent(() => timing);

  useEffect(() => {
    let table: GameTable | null = null;
    let isGone = false;
    setLoaded({ phase: 'loading' });
    ports.loadPart(definition.id, definition.load).then(
      (game) => {
        if (isGone) return;
        table = createGameTable({
          gameId: definition.id,
          game,
          ports,
          timing: timingNow(),
          onChange: (before, after) => onChange(game, before, after),
        });
        setLoaded({ phase: 'loaded', game, table });
        void table.open();
      },
      (cause) => {
        if (!isGone) setLoaded({ phase: 'failed', cause });
      },
    );

    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState !== 'hidden') return;
        table?.pause('hidden');
        // A phone may end a hidden page without another event.
        table?.keepAtOnce();
      },
      { signal },
    );
    window.addEventListener('pagehide', () => table?.keepAtOnce(), { signal });
    return () => {
      isGone = true;
      leaving.abort();
      table?.close();
    };
  }, [definition, ports]);

  useEffect(() => {
    if (loaded.phase === 'loaded') loaded.table.setTiming(timing);
  }, [loaded, timing]);

  return loaded;
}
