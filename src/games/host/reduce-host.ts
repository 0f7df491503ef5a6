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

/** The table after an event, and what is to be done. */
export interface HostTransition {
  state: HostState;
  effects: readonly HostEffect[];
}

/**
 * What an event does to a table. One that does not fit its phase, such as a move in a pause, does nothing;
 * `asked-to-begin` and `asked-to-choose` fit every phase but a game in play.
 */
export function reduceHost(
  named: NamedGame,
  table: HostState,
  event: HostEvent & HostEventTime,
): HostTransition {
  switch (event.type) {
    case 'opened':
      return reduceOpened(table, event);
    case 'asked-to-begin':
      return table.status === 'playing' ? keepState(table) : startDealing(event.choice, null);
    case 'asked-to-continue':
      return reduceContinueRequest(table);
    case 'gathered':
      return reduceDealLoaded(named, table, event);
    case 'failed-to-deal':
      return table.status === 'dealing' ? transitionTo({ ...table, status: 'not-dealt' }) : keepState(table);
    case 'moved':
      return reduceMove(named, table, event);
    case 'replied':
      return reduceReply(named, table, event);
    case 'paused':
      return reducePause(named, table, event);
    case 'resumed':
      return reduceResume(table, event);
    case 'save-ended':
      return table.status === 'playing' && table.saveFailure !== event.failure
        ? transitionTo({ ...table, saveFailure: event.failure })
        : keepState(table);
    case 'asked-to-save-end':
      // The saver has kept the news of the end that it could not save.
      return table.status === 'over'
        ? saveEnd({ ...table, saveResult: null }, NO_PENDING_WRITES)
        : keepState(table);
    case 'end-save-ended':
      return transitionTo(applySaveResult(table, event));
    case 'asked-to-choose':
      return table.status === 'playing'
        ? keepState(table)
        : transitionTo({ status: 'ready', saved: null, isSaveUnreadable: false });
    case 'closed':
      return reduceClose(named, table, event);
    default:
      return unreachable(event);
  }
}

type EventOf<Type extends HostEvent['type']> = Extract<HostEvent, { type: Type }> & HostEventTime;

const keepState = (table: HostState): HostTransition => ({ state: table, effects: [] });
const transitionTo = (table: HostState, ...effects: HostEffect[]): HostTransition => ({
  state: table,
  effects,
});

function reduceOpened(table: HostState, { restored }: EventOf<'opened'>): HostTransition {
  if (table.status !== 'opening') return keepState(table);
  const saved = restored.kind === 'saved' ? restored.saved : null;
  return transitionTo({ status: 'ready', saved, isSaveUnreadable: restored.kind === 'broken' });
}

function startDealing(choice: GameChoice, saved: SavedGame | null): HostTransition {
  const table: DealingState = { status: 'dealing', choice, saved };
  return transitionTo(table, { type: 'gather', dealing: table });
}

function reduceContinueRequest(table: HostState): HostTransition {
  const saved = table.status === 'ready' || table.status === 'not-dealt' ? table.saved : null;
  return saved ? startDealing({ level: saved.level, variant: saved.variant }, saved) : keepState(table);
}

/** What was gathered for an earlier dealing does not come here: `run-effect.ts` lets it drop. */
function reduceDealLoaded(named: NamedGame, table: HostState, event: EventOf<'gathered'>): HostTransition {
  if (table.status !== 'dealing') return keepState(table);
  const { choice, saved } = table;
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

function reduceMove(named: NamedGame, table: HostState, event: EventOf<'moved'>): HostTransition {
  return table.status === 'playing' && !table.pauseReason
    ? applyGameEvent(named, table, event.move, event)
    : keepState(table);
}

/**
 * A reply that nobody waits for has reached the game before. One may come in a pause. An ask may get several: what the
 * device finds, that it waits for a connection, and the last, which closes it.
 */
function reduceReply(named: NamedGame, table: HostState, event: EventOf<'replied'>): HostTransition {
  const { askId, result } = event;
  if (table.status !== 'playing') return keepState(table);
  const { open: openAsks } = table.record;
  if (!openAsks.includes(askId)) return keepState(table);
  const reply: ReplyEvent = { type: 'replied', id: askId, result };
  if (!isFinalReply(result)) return applyGameEvent(named, table, reply, event);
  const heard = acknowledgeReply(table.record, askId, { game: named.id, begunAt: table.begunAt });
  return applyGameEvent(named, table, reply, event, heard);
}

/**
 * The rules' answer to a game's event, as the next state of the table and its effects: what the step told is stored together
 * with its state.
 * @param before what is noted of the event itself: that a reply was heard is stored, whatever the game makes of it
 */
function applyGameEvent(
  named: NamedGame,
  table: PlayingState,
  gameEvent: { type: string },
  { now, timing }: HostEventTime,
  before: RecordUpdate = { record: table.record, pendingWrites: NO_PENDING_WRITES },
): HostTransition {
  const clock = advancePlayClock(table.clock, now);
  // The rules' time is the time of play, without pauses; the records' is the device's.
  const change = named.game.reduce(table.gameState, { ...gameEvent, at: clock.played, timing }, table.bank);
  const { state: gameState, effects: happened = [], request } = change;
  const isSame = gameState === table.gameState && happened.length === 0 && !request;
  if (isSame && before.pendingWrites.heard.length === 0) return keepState(table);
  const { record, pendingWrites } = recordStep(before, change, {
    game: named.id,
    begunAt: table.begunAt,
    now,
  });
  const said = getAnnouncement(happened);
  const next: PlayingState = { ...table, gameState, clock, record };
  if (named.game.isOver(gameState)) {
    const ended = table.end
      ? transitionTo(createOverState(next, table.end))
      : saveEnd(createEnd(named, next), pendingWrites);
    return addAnnouncement({ text: said, sound: 'end' }, ended);
  }
  return addAnnouncement(
    { text: said, sound: getSound(happened) },
    saveAfterMove(named, next, pendingWrites),
  );
}

/**
 * A game in play is saved. Of one that is decided the end is, once, and no state that could be continued: after that the
 * rules tell and ask for nothing more. A reply that still comes is not noted as heard either: each saved end sweeps away
 * the replies of its game.
 */
function saveAfterMove(named: NamedGame, playing: PlayingState, news: PendingGameWrites): HostTransition {
  if (playing.end) return transitionTo(playing);
  if (!named.game.isDecided?.(playing.gameState)) return saveGame(named, playing, news);
  const over = createEnd(named, playing);
  const { result, saveResult } = over;
  return transitionTo({ ...playing, end: { result, saveResult } }, ...saveEnd(over, news).effects);
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
 * Where the end is another game's, its save came too late. A board that is still looked at says whether its end was
 * saved: with it went whatever had not been saved before.
 */
function applySaveResult(table: HostState, { result, saveResult }: EventOf<'end-save-ended'>): HostState {
  if (table.status === 'over' && table.result === result) return { ...table, saveResult };
  if (table.status === 'playing' && table.end?.result === result)
    return { ...table, end: { result, saveResult }, saveFailure: saveResult.ok ? null : saveResult.failure };
  return table;
}

function addAnnouncement(
  what: { text: string; sound: Sound | null },
  { state: table, effects }: HostTransition,
): HostTransition {
  return transitionTo(table, { type: 'announce', ...what }, ...effects);
}

function getAnnouncement(happened: readonly GameEffect[]): string {
  return happened.flatMap((each) => (each.type === 'said' ? [each.text] : [])).join(' ');
}

/** The step's own cue, or else the sound of its last answer. */
function getSound(happened: readonly GameEffect[]): Sound | null {
  const cue = happened.findLast((each) => each.type === 'cue');
  if (cue) return cue.sound;
  const answer = happened.findLast((each) => each.type === 'answered');
  if (!answer) return null;
  return answer.grade === 'missed' ? 'wrong' : 'right';
}

function saveGame(named: NamedGame, playing: PlayingState, news = NO_PENDING_WRITES): HostTransition {
  const { choice, begunAt, clock, gameState, record } = playing;
  const { version } = named.game;
  const saved = { ...choice, begunAt, played: clock.played, record, version, state: gameState };
  return transitionTo(playing, { type: 'save', write: { saved, news } });
}

function saveEnd(over: OverState, pendingWrites: PendingGameWrites): HostTransition {
  return transitionTo(over, { type: 'save-end', over, pendingWrites });
}

/** The moves are saved already; the time since the last one is not. */
function reducePause(named: NamedGame, table: HostState, { reason, now }: EventOf<'paused'>): HostTransition {
  if (table.status !== 'playing' || table.pauseReason) return keepState(table);
  const halted: PlayingState = { ...table, clock: stopPlayClock(table.clock, now), pauseReason: reason };
  return table.end ? transitionTo(halted) : saveGame(named, halted);
}

function reduceResume(table: HostState, { now }: EventOf<'resumed'>): HostTransition {
  if (table.status !== 'playing' || !table.pauseReason) return keepState(table);
  return transitionTo({ ...table, clock: startPlayClock(table.clock, now), pauseReason: null });
}

function reduceClose(named: NamedGame, table: HostState, { now }: EventOf<'closed'>): HostTransition {
  return table.status === 'playing' && !table.end
    ? saveGame(named, { ...table, clock: stopPlayClock(table.clock, now) })
    : keepState(table);
}
