import { createListeners } from '../../domain/listeners.ts';
import type { Game } from '../contract.ts';
import type { Timing } from '../kit/time-limit.ts';
import { createGameSaver } from './game-saver.ts';
import { createDealGatherer } from './gather-deal.ts';
import { playedAt } from './play-clock.ts';
import { reduceTable } from './reduce-table.ts';
import { createReplyWatch } from './reply-watch.ts';
import { type EffectContext, runEffect, type TableParts } from './run-effect.ts';
import { type Restored, restoreGame } from './saved-game.ts';
import type { GameChoice, TableEvent, TableState } from './table-state.ts';
import { createTicker } from './ticker.ts';

/** Where one game is played. Knows nothing of React: the host draws its state. */
export interface GameTable {
  readonly game: Game;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Reads what an earlier visit has saved. */
  open(): Promise<void>;
  /** Begins to gather what a game of this choice is dealt from: it is likely to be begun. */
  gatherAhead(choice: GameChoice): void;
  /** Something happens: the table adds when, and the setting for limits then. */
  dispatch(event: TableEvent): void;
  /** Milliseconds of play so far; 0 where nothing is in play. */
  playTime(): number;
  /** The setting for limits, from now on. */
  setTiming(timing: Timing): void;
  /** The page is going away: hands over what is not known to be written. */
  keepAtOnce(): void;
  /** Stops the clock and lets writes end by themselves. */
  close(): void;
}

/** Events go through `reduceTable`, and what they ask for is done. */
export function createGameTable(parts: TableParts, firstTiming: Timing): GameTable {
  const { id, game, ports } = parts;
  const { subscribe, notify } = createListeners();
  let state: TableState = { phase: 'opening' };
  let timing = firstTiming;
  let isClosed = false;

  const saver = createGameSaver(ports, (failure) => dispatch({ type: 'save-ended', failure }));
  const gatherer = createDealGatherer(parts);
  const context: EffectContext = { ...parts, saver, gatherer, state: () => state, dispatch };
  const wakeIn = createTicker(ports.after, () => dispatch({ type: 'moved', move: { type: 'ticked' } }));
  const watchRepliesTo = createReplyWatch(ports.watchReplies, (askId, result) =>
    dispatch({ type: 'replied', askId, result }),
  );
  const untilTick = () => timeUntilTick(game, state, { timing, now: ports.now() });

  function dispatch(event: TableEvent): void {
    if (isClosed) return;
    const before = state;
    const change = reduceTable({ id, game }, before, { ...event, timing, now: ports.now() });
    state = change.table;
    const isSame = state === before;
    // Screens first: an effect may end in another dispatch, whose state is the later one.
    if (!isSame) notify();
    for (const effect of change.effects) runEffect(context, effect);
    // The same game again changes nothing; with null nothing is watched.
    watchRepliesTo(askingGame(state));
    const wait = untilTick();
    // A timer may come early. Rules that want a tick now and do nothing with it would be ticked for ever.
    const isVainTick = isSame && event.type === 'moved' && wait !== null && wait <= 0;
    if (!isVainTick) wakeIn(wait);
  }

  return {
    game,
    state: () => state,
    subscribe,
    dispatch,
    async open() {
      const restored = await ports.readGame().then(
        (stored) => restoreGame(game, stored),
        (cause): Restored => {
          console.error('The saved game could not be read:', cause);
          return { kind: 'broken' };
        },
      );
      dispatch({ type: 'opened', restored });
    },
    gatherAhead: gatherer.gatherAhead,
    playTime: () => (state.phase === 'playing' ? playedAt(state.clock, ports.now()) : 0),
    setTiming(next) {
      timing = next;
      if (!isClosed) wakeIn(untilTick());
    },
    keepAtOnce: saver.keepAtOnce,
    close() {
      dispatch({ type: 'closed' });
      isClosed = true;
      wakeIn(null);
      watchRepliesTo(null);
    },
  };
}

/** The game in play that waits for a reply, by when it was begun. */
function askingGame(table: TableState): number | null {
  if (table.phase !== 'playing') return null;
  const { open: openAsks } = table.record;
  return openAsks.length > 0 ? table.begunAt : null;
}

/** How long it is until the rules want a tick; `null` when they don't, or the clock stands still. */
function timeUntilTick(
  game: Game,
  table: TableState,
  { timing, now }: { timing: Timing; now: number },
): number | null {
  if (table.phase !== 'playing' || table.pause) return null;
  const due = game.nextTick?.(table.gameState, timing) ?? null;
  return due === null ? null : due - playedAt(table.clock, now);
}
