import type { GameReply } from '../../domain/game-request-schemas.ts';
import { createListeners } from '../../domain/listeners.ts';
import type { Game } from '../game-contract.ts';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { createDealLoader } from './deal-loader.ts';
import { createGameSaver } from './game-saver.ts';
import type { GameSetup, HostEvent, HostState } from './host-state.ts';
import { getPlayedMs } from './play-clock.ts';
import type { GamePorts } from './ports.ts';
import { reduceHost } from './reduce-host.ts';
import { type EffectContext, type HostParts, runEffect } from './run-effect.ts';
import { type RestoreResult, restoreGame } from './saved-game.ts';

/**
 * Runs one game, independent of React: `GameScreen` draws its state. A play of a game is identified by the
 * game and `begunAt`, the time of its start.
 */
export interface GameHost {
  readonly game: Game;
  getState(): HostState;
  subscribe(listener: () => void): () => void;
  /** Reads the saved game; also after another tab took it over. */
  open(): Promise<void>;
  /** Starts to load the inputs of a setup that the learner is likely to start. */
  preloadDeal(setup: GameSetup): void;
  /** Sends an event; the host adds the time and the setting for time limits. */
  dispatch(event: HostEvent): void;
  /** Milliseconds of play so far; 0 without a game in play. */
  getPlayedMs(): number;
  /** Changes the setting for time limits. */
  setTimeLimits(timeLimits: TimeLimitSetting): void;
  /** Stores unsaved moves at once, because the page is closing. */
  flushOnPageExit(): void;
  /** Stops the clock; writes that have begun still complete. */
  close(): void;
}

/** Passes events through `reduceHost` and runs their effects. */
export function createGameHost(parts: HostParts, initialTimeLimits: TimeLimitSetting): GameHost {
  const { id, game, ports } = parts;
  const { subscribe, notify } = createListeners();
  let state: HostState = { status: 'opening' };
  let timeLimits = initialTimeLimits;
  let isClosed = false;

  const saver = createGameSaver(ports, (failure) => dispatch({ type: 'save-settled', failure }));
  const dealLoader = createDealLoader(parts);
  const context: EffectContext = { ...parts, saver, dealLoader, getState: () => state, dispatch };
  const scheduleTick = createTickTimer(ports.runAfter, () =>
    dispatch({ type: 'moved', move: { type: 'ticked' } }),
  );
  const watchRepliesOf = createReplyWatcher(ports.watchReplies, (requestId, result) =>
    dispatch({ type: 'replied', requestId, result }),
  );
  const claimWhilePlaying = createPlayClaim(ports.claimPlay, () => dispatch({ type: 'taken-over' }));
  const getTickDelay = () => getMsUntilTick(game, state, { timeLimits, now: ports.now() });

  function dispatch(event: HostEvent): void {
    if (isClosed) return;
    const before = state;
    const change = reduceHost({ id, game }, before, { ...event, timeLimits, now: ports.now() });
    state = change.state;
    const isUnchanged = state === before;
    // Before the effects: one of them may dispatch again, and listeners must see the states in order.
    if (!isUnchanged) notify();
    for (const effect of change.effects) runEffect(context, effect);
    watchRepliesOf(findGameAwaitingReply(state));
    claimWhilePlaying(state.status === 'playing' && state.end === null);
    const delay = getTickDelay();
    // Rules that ask for a tick now and then ignore it would get ticks in an endless loop.
    const isIgnoredTick = isUnchanged && event.type === 'moved' && delay !== null && delay <= 0;
    if (!isIgnoredTick) scheduleTick(delay);
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
          return { kind: 'unreadable' };
        },
      );
      dispatch({ type: 'opened', restored });
    },
    preloadDeal: dealLoader.preloadDeal,
    getPlayedMs: () => (state.status === 'playing' ? getPlayedMs(state.clock, ports.now()) : 0),
    setTimeLimits(next) {
      timeLimits = next;
      if (!isClosed) scheduleTick(getTickDelay());
    },
    flushOnPageExit: saver.flushOnPageExit,
    close() {
      dispatch({ type: 'closed' });
      isClosed = true;
      scheduleTick(null);
      watchRepliesOf(null);
      claimWhilePlaying(false);
    },
  };
}

/** The `begunAt` of the game in play if it waits for a reply. */
function findGameAwaitingReply(state: HostState): number | null {
  if (state.status !== 'playing') return null;
  const { open: openRequestIds } = state.record;
  return openRequestIds.length > 0 ? state.begunAt : null;
}

/** Milliseconds until the rules want a tick; `null` if they want none, or while the game is paused. */
function getMsUntilTick(
  game: Game,
  state: HostState,
  { timeLimits, now }: { timeLimits: TimeLimitSetting; now: number },
): number | null {
  if (state.status !== 'playing' || state.pauseReason) return null;
  const tickAtMs = game.getNextTickTime?.(state.gameState, timeLimits) ?? null;
  return tickAtMs === null ? null : tickAtMs - getPlayedMs(state.clock, now);
}

/** The longest delay that browsers' timers take, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Returns a function that schedules `tick` after `delay` milliseconds, instead of the earlier schedule;
 * `null` cancels it.
 */
function createTickTimer(runAfter: GamePorts['runAfter'], tick: () => void): (delay: number | null) => void {
  let cancel: (() => void) | null = null;
  return (delay) => {
    cancel?.();
    cancel = delay === null ? null : runAfter(Math.min(Math.max(delay, 0), MAX_DELAY_MS), tick);
  };
}

/**
 * Returns a function that watches the replies to the game begun at `begunAt`, instead of those to an earlier
 * game; `null` stops watching.
 */
function createReplyWatcher(
  watchReplies: GamePorts['watchReplies'],
  onReply: (requestId: string, result: GameReply) => void,
): (begunAt: number | null) => void {
  let watched: number | null = null;
  let unwatch = () => {};
  return (begunAt) => {
    if (begunAt === watched) return;
    unwatch();
    watched = begunAt;
    unwatch = begunAt === null ? () => {} : watchReplies(begunAt, onReply);
  };
}

/** Returns a function that claims the game while it is in play, and gives the claim up afterwards. */
function createPlayClaim(
  claimPlay: GamePorts['claimPlay'],
  onLost: () => void,
): (isPlaying: boolean) => void {
  let release: (() => void) | null = null;
  return (isPlaying) => {
    if (isPlaying) release ??= claimPlay(onLost);
    else {
      release?.();
      release = null;
    }
  };
}
