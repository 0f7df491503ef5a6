import type { PendingGameWrites } from '../../domain/game-records.ts';
import { isFinalReply } from '../../domain/game-request-schemas.ts';
import { unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { GameEffect, ReplyEvent } from '../game-contract.ts';
import type {
  DealingState,
  GameSetup,
  GameWithId,
  HostEffect,
  HostEvent,
  HostEventTime,
  HostState,
  OverState,
  PlayingState,
} from './host-state.ts';
import { advancePlayClock, startPlayClock, stopPlayClock } from './play-clock.ts';
import {
  acknowledgeReply,
  EMPTY_PLAY_RECORD,
  NO_PENDING_WRITES,
  type RecordUpdate,
  recordStep,
} from './play-record.ts';
import type { SavedGame } from './saved-game.ts';

/*
 * The rules of the game host, which are the same for every game: opening (the saved game is read), ready (the
 * lobby), dealing (the bank loads), playing, over. Pure: `run-effect.ts` loads, saves and announces. A game
 * may be decided before it is over: its result is then saved while its board is still shown.
 */

/** The state after an event, and the effects to run. */
interface HostTransition {
  state: HostState;
  effects: readonly HostEffect[];
}

/**
 * The next state of the host and its effects. An event that does not fit the status, such as a move in a
 * pause, does nothing; `start-requested` and `setup-requested` fit every status but `playing`.
 */
export function reduceHost(
  gameWithId: GameWithId,
  state: HostState,
  event: HostEvent & HostEventTime,
): HostTransition {
  switch (event.type) {
    case 'opened':
      return reduceOpened(state, event);
    case 'start-requested':
      return state.status === 'playing' ? keepState(state) : startDealing(event.setup, null);
    case 'continue-requested':
      return reduceContinueRequest(state);
    case 'deal-loaded':
      return reduceDealLoaded(gameWithId, state, event);
    case 'deal-load-failed':
      return state.status === 'dealing'
        ? transitionTo({ ...state, status: 'deal-failed' })
        : keepState(state);
    case 'moved':
      return reduceMove(gameWithId, state, event);
    case 'replied':
      return reduceReply(gameWithId, state, event);
    case 'paused':
      return reducePause(gameWithId, state, event);
    case 'resumed':
      return reduceResume(state, event);
    case 'save-settled':
      return state.status === 'playing' && state.saveFailure !== event.failure
        ? transitionTo({ ...state, saveFailure: event.failure })
        : keepState(state);
    case 'end-save-requested':
      // The saver still has the pending writes of the end that it could not save.
      return state.status === 'over'
        ? saveEnd({ ...state, saveResult: null }, NO_PENDING_WRITES)
        : keepState(state);
    case 'end-save-settled':
      return transitionTo(applySaveResult(state, event));
    case 'setup-requested':
      return state.status === 'playing'
        ? keepState(state)
        : transitionTo({ status: 'ready', saved: null, isSaveUnreadable: false });
    case 'taken-over':
      return state.status === 'playing'
        ? transitionTo({ status: 'taken-over' }, { type: 'discard-unsaved' })
        : keepState(state);
    case 'closed':
      return reduceClose(gameWithId, state, event);
    default:
      return unreachable(event);
  }
}

type EventOf<Type extends HostEvent['type']> = Extract<HostEvent, { type: Type }> & HostEventTime;

const keepState = (state: HostState): HostTransition => ({ state, effects: [] });
const transitionTo = (state: HostState, ...effects: HostEffect[]): HostTransition => ({ state, effects });

function reduceOpened(state: HostState, { restored }: EventOf<'opened'>): HostTransition {
  if (state.status !== 'opening' && state.status !== 'taken-over') return keepState(state);
  const saved = restored.kind === 'saved' ? restored.saved : null;
  return transitionTo({ status: 'ready', saved, isSaveUnreadable: restored.kind === 'unreadable' });
}

function startDealing(setup: GameSetup, saved: SavedGame | null): HostTransition {
  const dealing: DealingState = { status: 'dealing', setup, saved };
  return transitionTo(dealing, { type: 'load-deal', dealing });
}

function reduceContinueRequest(state: HostState): HostTransition {
  const saved = state.status === 'ready' || state.status === 'deal-failed' ? state.saved : null;
  return saved ? startDealing({ level: saved.level, variant: saved.variant }, saved) : keepState(state);
}

/** Inputs of an earlier deal never arrive here: `run-effect.ts` drops them. */
function reduceDealLoaded(
  gameWithId: GameWithId,
  state: HostState,
  event: EventOf<'deal-loaded'>,
): HostTransition {
  if (state.status !== 'dealing') return keepState(state);
  const { setup, saved } = state;
  const { now } = event;
  const { bank, seed, learner, carriedState } = event.inputs;
  return saveGame(gameWithId, {
    status: 'playing',
    setup,
    begunAt: saved?.begunAt ?? now,
    clock: startPlayClock({ playedMs: saved?.played ?? 0, runningSince: null }, now),
    gameState: saved
      ? saved.state
      : gameWithId.game.createInitialState(bank, { ...setup, seed, learner, carriedState, startedAt: now }),
    bank,
    record: saved?.record ?? EMPTY_PLAY_RECORD,
    pauseReason: null,
    saveFailure: null,
    end: null,
  });
}

function reduceMove(gameWithId: GameWithId, state: HostState, event: EventOf<'moved'>): HostTransition {
  return state.status === 'playing' && !state.pauseReason
    ? applyGameEvent(gameWithId, state, event.move, event)
    : keepState(state);
}

/**
 * Replies also arrive in a pause. A request may get several (what the device finds, that it waits for a
 * connection), and the final one closes it; a reply to a closed request is ignored.
 */
function reduceReply(gameWithId: GameWithId, state: HostState, event: EventOf<'replied'>): HostTransition {
  const { requestId, result } = event;
  if (state.status !== 'playing') return keepState(state);
  if (!state.record.open.includes(requestId)) return keepState(state);
  const reply: ReplyEvent = { type: 'replied', id: requestId, result };
  if (!isFinalReply(result)) return applyGameEvent(gameWithId, state, reply, event);
  const acknowledged = acknowledgeReply(state.record, requestId, {
    game: gameWithId.id,
    begunAt: state.begunAt,
  });
  return applyGameEvent(gameWithId, state, reply, event, acknowledged);
}

/**
 * Runs the game's rules. The effects of the step are stored together with its state.
 * @param before the record of the event itself: an acknowledged reply is stored even if the game ignores it
 */
function applyGameEvent(
  gameWithId: GameWithId,
  playing: PlayingState,
  gameEvent: { type: string },
  { now, timeLimits }: HostEventTime,
  before: RecordUpdate = { record: playing.record, pendingWrites: NO_PENDING_WRITES },
): HostTransition {
  const clock = advancePlayClock(playing.clock, now);
  // The rules get play time, without pauses; the records get the device's time.
  const change = gameWithId.game.reduce(
    playing.gameState,
    { ...gameEvent, at: clock.playedMs, timeLimits },
    playing.bank,
  );
  const { state: gameState, effects = [], request } = change;
  const isUnchanged = gameState === playing.gameState && effects.length === 0 && !request;
  const hasAcknowledgedReply = before.pendingWrites.acknowledgedReplies.length > 0;
  if (isUnchanged && !hasAcknowledgedReply) return keepState(playing);
  const { record, pendingWrites } = recordStep(before, change, {
    game: gameWithId.id,
    begunAt: playing.begunAt,
    now,
  });
  const text = getAnnouncement(effects);
  const next: PlayingState = { ...playing, gameState, clock, record };
  if (gameWithId.game.isOver(gameState)) {
    const ended = playing.end
      ? transitionTo(createOverState(next, playing.end))
      : saveEnd(createEnd(gameWithId, next), pendingWrites);
    return addAnnouncement({ text, sound: 'end' }, ended);
  }
  return addAnnouncement({ text, sound: getSound(effects) }, saveAfterMove(gameWithId, next, pendingWrites));
}

/**
 * Saves a game in play. Decided: the result is certain, but the board is still shown. A decided game saves
 * its end once and no state to continue, because its rules have no more effects; a late reply needs no
 * acknowledgement, because a saved end deletes the replies of its game.
 */
function saveAfterMove(
  gameWithId: GameWithId,
  playing: PlayingState,
  pendingWrites: PendingGameWrites,
): HostTransition {
  if (playing.end) return transitionTo(playing);
  if (!gameWithId.game.isDecided?.(playing.gameState)) return saveGame(gameWithId, playing, pendingWrites);
  const over = createEnd(gameWithId, playing);
  const { result, saveResult } = over;
  return transitionTo({ ...playing, end: { result, saveResult } }, ...saveEnd(over, pendingWrites).effects);
}

function createEnd({ game }: GameWithId, playing: PlayingState): OverState {
  return createOverState(playing, { result: game.getResult(playing.gameState), saveResult: null });
}

function createOverState(
  { setup, begunAt, gameState }: PlayingState,
  end: Pick<OverState, 'result' | 'saveResult'>,
): OverState {
  return { status: 'over', setup, begunAt, gameState, ...end };
}

/**
 * The result of another game's end is ignored. A decided game that still shows its board also shows whether
 * its end was saved, because saving the end also writes what failed before.
 */
function applySaveResult(state: HostState, { result, saveResult }: EventOf<'end-save-settled'>): HostState {
  if (state.status === 'over' && state.result === result) return { ...state, saveResult };
  if (state.status === 'playing' && state.end?.result === result)
    return { ...state, end: { result, saveResult }, saveFailure: saveResult.ok ? null : saveResult.failure };
  return state;
}

function addAnnouncement(
  announcement: { text: string; sound: Sound | null },
  { state, effects }: HostTransition,
): HostTransition {
  return transitionTo(state, { type: 'announce', ...announcement }, ...effects);
}

function getAnnouncement(effects: readonly GameEffect[]): string {
  return effects.flatMap((effect) => (effect.type === 'announce' ? [effect.text] : [])).join(' ');
}

/** The sound that the step asks for, otherwise the sound of its last answer. */
function getSound(effects: readonly GameEffect[]): Sound | null {
  const soundEffect = effects.findLast((effect) => effect.type === 'play-sound');
  if (soundEffect) return soundEffect.sound;
  const answer = effects.findLast((effect) => effect.type === 'answered');
  if (!answer) return null;
  return answer.grade === 'missed' ? 'wrong' : 'right';
}

function saveGame(
  gameWithId: GameWithId,
  playing: PlayingState,
  pendingWrites = NO_PENDING_WRITES,
): HostTransition {
  const { setup, begunAt, clock, gameState, record } = playing;
  const { version } = gameWithId.game;
  const saved = { ...setup, begunAt, played: clock.playedMs, record, version, state: gameState };
  return transitionTo(playing, { type: 'save', write: { saved, pendingWrites } });
}

function saveEnd(over: OverState, pendingWrites: PendingGameWrites): HostTransition {
  return transitionTo(over, { type: 'save-end', over, pendingWrites });
}

/** Saves too: the moves are saved already, but not the play time since the last one. */
function reducePause(
  gameWithId: GameWithId,
  state: HostState,
  { reason, now }: EventOf<'paused'>,
): HostTransition {
  if (state.status !== 'playing' || state.pauseReason) return keepState(state);
  const paused: PlayingState = { ...state, clock: stopPlayClock(state.clock, now), pauseReason: reason };
  return state.end ? transitionTo(paused) : saveGame(gameWithId, paused);
}

function reduceResume(state: HostState, { now }: EventOf<'resumed'>): HostTransition {
  if (state.status !== 'playing' || !state.pauseReason) return keepState(state);
  return transitionTo({ ...state, clock: startPlayClock(state.clock, now), pauseReason: null });
}

function reduceClose(gameWithId: GameWithId, state: HostState, { now }: EventOf<'closed'>): HostTransition {
  return state.status === 'playing' && !state.end
    ? saveGame(gameWithId, { ...state, clock: stopPlayClock(state.clock, now) })
    : keepState(state);
}
