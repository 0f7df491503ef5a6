import type { PendingGameWrites } from '../../domain/game-records.ts';
import { isFinalReply } from '../../domain/game-request-schemas.ts';
import { unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { GameEffect, ReplyEvent } from '../contract.ts';
import type {
  DealingState,
  GameChoice,
  HostEffect,
  HostEvent,
  HostEventTime,
  HostState,
  NamedGame,
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

/** The state after an event, and the effects to run. */
interface HostTransition {
  state: HostState;
  effects: readonly HostEffect[];
}

/**
 * The next state of the host and its effects. An event that does not fit the status, such as a move in a
 * pause, does nothing; `start-requested` and `choice-requested` fit every status but `playing`.
 */
export function reduceHost(
  named: NamedGame,
  state: HostState,
  event: HostEvent & HostEventTime,
): HostTransition {
  switch (event.type) {
    case 'opened':
      return reduceOpened(state, event);
    case 'start-requested':
      return state.status === 'playing' ? keepState(state) : startDealing(event.choice, null);
    case 'continue-requested':
      return reduceContinueRequest(state);
    case 'deal-loaded':
      return reduceDealLoaded(named, state, event);
    case 'deal-load-failed':
      return state.status === 'dealing'
        ? transitionTo({ ...state, status: 'deal-failed' })
        : keepState(state);
    case 'moved':
      return reduceMove(named, state, event);
    case 'replied':
      return reduceReply(named, state, event);
    case 'paused':
      return reducePause(named, state, event);
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
    case 'choice-requested':
      return state.status === 'playing'
        ? keepState(state)
        : transitionTo({ status: 'ready', saved: null, isSaveUnreadable: false });
    case 'closed':
      return reduceClose(named, state, event);
    default:
      return unreachable(event);
  }
}

type EventOf<Type extends HostEvent['type']> = Extract<HostEvent, { type: Type }> & HostEventTime;

const keepState = (state: HostState): HostTransition => ({ state, effects: [] });
const transitionTo = (state: HostState, ...effects: HostEffect[]): HostTransition => ({ state, effects });

function reduceOpened(state: HostState, { restored }: EventOf<'opened'>): HostTransition {
  if (state.status !== 'opening') return keepState(state);
  const saved = restored.kind === 'saved' ? restored.saved : null;
  return transitionTo({ status: 'ready', saved, isSaveUnreadable: restored.kind === 'broken' });
}

function startDealing(choice: GameChoice, saved: SavedGame | null): HostTransition {
  const dealing: DealingState = { status: 'dealing', choice, saved };
  return transitionTo(dealing, { type: 'load-deal', dealing });
}

function reduceContinueRequest(state: HostState): HostTransition {
  const saved = state.status === 'ready' || state.status === 'deal-failed' ? state.saved : null;
  return saved ? startDealing({ level: saved.level, variant: saved.variant }, saved) : keepState(state);
}

/** Inputs of an earlier deal never arrive here: `run-effect.ts` drops them. */
function reduceDealLoaded(named: NamedGame, state: HostState, event: EventOf<'deal-loaded'>): HostTransition {
  if (state.status !== 'dealing') return keepState(state);
  const { choice, saved } = state;
  const { now } = event;
  const { bank, seed, learner, carriedState } = event.inputs;
  return saveGame(named, {
    status: 'playing',
    choice,
    begunAt: saved?.begunAt ?? now,
    clock: startPlayClock({ played: saved?.played ?? 0, runningSince: null }, now),
    gameState: saved
      ? saved.state
      : named.game.createInitialState(bank, { ...choice, seed, learner, carriedState, startedAt: now }),
    bank,
    record: saved?.record ?? EMPTY_PLAY_RECORD,
    pauseReason: null,
    saveFailure: null,
    end: null,
  });
}

function reduceMove(named: NamedGame, state: HostState, event: EventOf<'moved'>): HostTransition {
  return state.status === 'playing' && !state.pauseReason
    ? applyGameEvent(named, state, event.move, event)
    : keepState(state);
}

/**
 * Replies also arrive in a pause. A request may get several (what the device finds, that it waits for a
 * connection), and the final one closes it; a reply to a closed request is ignored.
 */
function reduceReply(named: NamedGame, state: HostState, event: EventOf<'replied'>): HostTransition {
  const { askId, result } = event;
  if (state.status !== 'playing') return keepState(state);
  if (!state.record.open.includes(askId)) return keepState(state);
  const reply: ReplyEvent = { type: 'replied', id: askId, result };
  if (!isFinalReply(result)) return applyGameEvent(named, state, reply, event);
  const acknowledged = acknowledgeReply(state.record, askId, { game: named.id, begunAt: state.begunAt });
  return applyGameEvent(named, state, reply, event, acknowledged);
}

/**
 * Runs the game's rules. The effects of the step are stored together with its state.
 * @param before the record of the event itself: an acknowledged reply is stored even if the game ignores it
 */
function applyGameEvent(
  named: NamedGame,
  playing: PlayingState,
  gameEvent: { type: string },
  { now, timing }: HostEventTime,
  before: RecordUpdate = { record: playing.record, pendingWrites: NO_PENDING_WRITES },
): HostTransition {
  const clock = advancePlayClock(playing.clock, now);
  // The rules get play time, without pauses; the records get the device's time.
  const change = named.game.reduce(
    playing.gameState,
    { ...gameEvent, at: clock.played, timing },
    playing.bank,
  );
  const { state: gameState, effects = [], request } = change;
  const isSame = gameState === playing.gameState && effects.length === 0 && !request;
  if (isSame && before.pendingWrites.heard.length === 0) return keepState(playing);
  const { record, pendingWrites } = recordStep(before, change, {
    game: named.id,
    begunAt: playing.begunAt,
    now,
  });
  const text = getAnnouncement(effects);
  const next: PlayingState = { ...playing, gameState, clock, record };
  if (named.game.isOver(gameState)) {
    const ended = playing.end
      ? transitionTo(createOverState(next, playing.end))
      : saveEnd(createEnd(named, next), pendingWrites);
    return addAnnouncement({ text, sound: 'end' }, ended);
  }
  return addAnnouncement({ text, sound: getSound(effects) }, saveAfterMove(named, next, pendingWrites));
}

/**
 * Saves a game in play. A decided game saves its end once and no state to continue, because its rules have no
 * more effects; a late reply needs no acknowledgement, because a saved end deletes the replies of its game.
 */
function saveAfterMove(
  named: NamedGame,
  playing: PlayingState,
  pendingWrites: PendingGameWrites,
): HostTransition {
  if (playing.end) return transitionTo(playing);
  if (!named.game.isDecided?.(playing.gameState)) return saveGame(named, playing, pendingWrites);
  const over = createEnd(named, playing);
  const { result, saveResult } = over;
  return transitionTo({ ...playing, end: { result, saveResult } }, ...saveEnd(over, pendingWrites).effects);
}

function createEnd({ game }: NamedGame, playing: PlayingState): OverState {
  return createOverState(playing, { result: game.getResult(playing.gameState), saveResult: null });
}

function createOverState(
  { choice, begunAt, gameState }: PlayingState,
  end: Pick<OverState, 'result' | 'saveResult'>,
): OverState {
  return { status: 'over', choice, begunAt, gameState, ...end };
}

/**
 * The result of another game's end is ignored. A decided game that still shows its board takes over whether
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
  return effects.flatMap((each) => (each.type === 'announce' ? [each.text] : [])).join(' ');
}

/** The sound that the step names, or else the sound of its last answer. */
function getSound(effects: readonly GameEffect[]): Sound | null {
  const named = effects.findLast((each) => each.type === 'play-sound');
  if (named) return named.sound;
  const answer = effects.findLast((each) => each.type === 'answered');
  if (!answer) return null;
  return answer.grade === 'missed' ? 'wrong' : 'right';
}

function saveGame(
  named: NamedGame,
  playing: PlayingState,
  pendingWrites = NO_PENDING_WRITES,
): HostTransition {
  const { choice, begunAt, clock, gameState, record } = playing;
  const { version } = named.game;
  const saved = { ...choice, begunAt, played: clock.played, record, version, state: gameState };
  return transitionTo(playing, { type: 'save', write: { saved, news: pendingWrites } });
}

function saveEnd(over: OverState, pendingWrites: PendingGameWrites): HostTransition {
  return transitionTo(over, { type: 'save-end', over, pendingWrites });
}

/** Saves too: the moves are saved already, but not the play time since the last one. */
function reducePause(named: NamedGame, state: HostState, { reason, now }: EventOf<'paused'>): HostTransition {
  if (state.status !== 'playing' || state.pauseReason) return keepState(state);
  const paused: PlayingState = { ...state, clock: stopPlayClock(state.clock, now), pauseReason: reason };
  return state.end ? transitionTo(paused) : saveGame(named, paused);
}

function reduceResume(state: HostState, { now }: EventOf<'resumed'>): HostTransition {
  if (state.status !== 'playing' || !state.pauseReason) return keepState(state);
  return transitionTo({ ...state, clock: startPlayClock(state.clock, now), pauseReason: null });
}

function reduceClose(named: NamedGame, state: HostState, { now }: EventOf<'closed'>): HostTransition {
  return state.status === 'playing' && !state.end
    ? saveGame(named, { ...state, clock: stopPlayClock(state.clock, now) })
    : keepState(state);
}
