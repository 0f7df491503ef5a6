import { createListeners } from '../../domain/listeners.ts';
import type { Game } from '../contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { createDealLoader } from './deal-loader.ts';
import { createGameSaver } from './game-saver.ts';
import type { GameChoice, HostEvent, HostState } from './host-state.ts';
import { getPlayedMs } from './play-clock.ts';
import { reduceHost } from './reduce-host.ts';
import { createReplyWatch } from './reply-watch.ts';
import { type EffectContext, type HostParts, runEffect } from './run-effect.ts';
import { type RestoreResult, restoreGame } from './saved-game.ts';
import { createTicker } from './ticker.ts';

/** Where one game is played. Knows nothing of React: the host draws its state. */
export interface GameHost {
  readonly game: Game;
  getState(): HostState;
  subscribe(listener: () => void): () => void;
  /** Reads what an earlier visit has saved. */
  open(): Promise<void>;
  /** Begins to gather what a game of this choice is dealt from: it is likely to be begun. */
  preloadDeal(choice: GameChoice): void;
  /** Something happens: the table adds when, and the setting for limits then. */
  dispatch(event: HostEvent): void;
  /** Milliseconds of play so far; 0 where nothing is in play. */
  getPlayTime(): number;
  /** The setting for limits, from now on. */
  setTiming(timing: TimeLimitSetting): void;
  /** The page is going away: hands over what is not known to be written. */
  flushOnPageExit(): void;
  /** Stops the clock and lets writes end by themselves. */
  close(): void;
}

/** Events go through `reduceHost`, and what they ask for is done. */
export function createGameHost(parts: HostParts, firstTiming: TimeLimitSetting): GameHost {
  const { id, game, ports } = parts;
  const { subscribe, notify } = createListeners();
  let state: HostState = { status: 'opening' };
  let timing = firstTiming;
  let isClosed = false;

  const saver = createGameSaver(ports, (failure) => dispatch({ type: 'save-ended', failure }));
  const dealLoader = createDealLoader(parts);
  const context: EffectContext = { ...parts, saver, dealLoader, getState: () => state, dispatch };
  const wakeIn = createTicker(ports.runAfter, () => dispatch({ type: 'moved', move: { type: 'ticked' } }));
  const watchRepliesTo = createReplyWatch(ports.watchReplies, (askId, result) =>
    dispatch({ type: 'replied', askId, result }),
  );
  const untilTick = () => getTimeUntilTick(game, state, { timing, now: ports.now() });

  function dispatch(event: HostEvent): void {
    if (isClosed) return;
    const before = state;
    const change = reduceHost({ id, game }, before, { ...event, timing, now: ports.now() });
    state = change.state;
    const isSame = state === before;
    // Screens first: an effect may end in another dispatch, whose state is the later one.
    if (!isSame) notify();
    for (const effect of change.effects) runEffect(context, effect);
    // The same game again changes nothing; with null nothing is watched.
    watchRepliesTo(findGameAwaitingReply(state));
    const wait = untilTick();
    // A timer may come early. Rules that want a tick now and do nothing with it would be ticked for ever.
    const isVainTick = isSame && event.type === 'moved' && wait !== null && wait <= 0;
    if (!isVainTick) wakeIn(wait);
  }

  return {
    game,
    getState: () => state,
    subscribe,
    dispatch,
    async open() {
      const restored = await ports.readGame().then(
        (stored) => restoreGame(game, stored),
        (cause): RestoreResult => {
          console.error('The saved game could not be read:', cause);
          return { kind: 'broken' };
        },
      );
      dispatch({ type: 'opened', restored });
    },
    preloadDeal: dealLoader.preloadDeal,
    getPlayTime: () => (state.status === 'playing' ? getPlayedMs(state.clock, ports.now()) : 0),
    setTiming(next) {
      timing = next;
      if (!isClosed) wakeIn(untilTick());
    },
    flushOnPageExit: saver.flushOnPageExit,
    close() {
      dispatch({ type: 'closed' });
      isClosed = true;
      wakeIn(null);
      watchRepliesTo(null);
    },
  };
}

/** The game in play that waits for a reply, by when it was begun. */
function findGameAwaitingReply(table: HostState): number | null {
  if (table.status !== 'playing') return null;
  const { open: openAsks } = table.record;
  return openAsks.length > 0 ? table.begunAt : null;
}

/** How long it is until the rules want a tick; `null` when they don't, or the clock stands still. */
function getTimeUntilTick(
  game: Game,
  table: HostState,
  { timing, now }: { timing: TimeLimitSetting; now: number },
): number | null {
  if (table.status !== 'playing' || table.pauseReason) return null;
  const due = game.getNextTickTime?.(table.gameState, timing) ?? null;
  return due === null ? null : due - getPlayedMs(table.clock, now);
}
