import type { Game, Sound } from '../contract.ts';
import type { Timing } from '../kit/time-limit.ts';
import { createGameSaver, type GameSaver } from './game-saver.ts';
import { playedAt } from './play-clock.ts';
import type { GamePorts } from './ports.ts';
import { type NamedGame, reduceTable } from './reduce-table.ts';
import { createReplyWatch } from './reply-watch.ts';
import { runEffect } from './run-effect.ts';
import type { TableEvent, TableState } from './table-state.ts';
import { createTicker } from './ticker.ts';

export interface TableParts {
  gameId: string;
  game: Game;
  ports: GamePorts;
  timing: Timing;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  tell: (said: string, sound: Sound | null) => void;
}

/** A table in use: events go through `reduceTable`, and what they ask for is done. */
export interface TableRun {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  dispatch(event: TableEvent): void;
  /** The setting for limits; as it is, or from now on. */
  timing(): Timing;
  setTiming(timing: Timing): void;
  saver: GameSaver;
  /** Nothing happens at the table any more; writes end by themselves. */
  stop(): void;
}

export function runTable({ gameId, game, ports, timing: initial, tell }: TableParts): TableRun {
  const named: NamedGame = { id: gameId, game };
  const listeners = new Set<() => void>();
  let table: TableState = { phase: 'opening' };
  let timing = initial;
  let isStopped = false;

  const saver = createGameSaver(ports, (failure) => dispatch({ type: 'saved', failure }));
  const tools = { ...named, ports, saver, tell, table: () => table, dispatch };
  const ticker = createTicker(ports.after, () => {
    dispatch({ type: 'moved', move: { type: 'ticked' }, timing, now: ports.now() });
  });
  const replies = createReplyWatch(ports.watchReplies, (askId, result) => {
    dispatch({ type: 'replied', askId, result, timing, now: ports.now() });
  });

  function dispatch(event: TableEvent): void {
    if (isStopped) return;
    const before = table;
    const change = reduceTable(named, before, event);
    table = change.table;
    const isSame = table === before;
    if (!isSame) for (const listener of listeners) listener();
    for (const effect of change.effects) runEffect(tools, effect);
    replies.follow(table);
    const wait = waitFor(game, table, { timing, now: ports.now() });
    // A timer may come early. Rules that want a tick now and do nothing with it would be ticked for ever.
    const isVainTick = isSame && event.type === 'moved' && wait !== null && wait <= 0;
    if (!isVainTick) ticker.expect(wait);
  }

  return {
    state: () => table,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    timing: () => timing,
    setTiming(next) {
      timing = next;
      if (!isStopped) ticker.expect(waitFor(game, table, { timing, now: ports.now() }));
    },
    saver,
    stop() {
      isStopped = true;
      ticker.expect(null);
      replies.stop();
    },
  };
}

/** How long it is until the rules want a tick; `null` when they don't, or the clock stands still. */
function waitFor(
  game: Game,
  table: TableState,
  { timing, now }: { timing: Timing; now: number },
): number | null {
  if (table.phase !== 'playing' || table.pause) return null;
  const due = game.nextTick(table.state, timing);
  return due === null ? null : due - playedAt(table.clock, now);
}
