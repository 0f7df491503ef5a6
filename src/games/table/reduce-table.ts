import { isLastReply } from '../../domain/game-asks.ts';
import type { GameNews } from '../../domain/game-records.ts';
import { unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import type { Happening, Reply } from '../contract.ts';
import { countedUp, started, stopped } from './play-clock.ts';
import { EMPTY_RECORD, NO_NEWS, type Noted, noteLastReply, noteStep } from './play-record.ts';
import type { SavedGame } from './saved-game.ts';
import type {
  Dealing,
  GameChoice,
  NamedGame,
  Over,
  Playing,
  TableEffect,
  TableEvent,
  TableMoment,
  TableState,
} from './table-state.ts';

/** The table after an event, and what is to be done. */
export interface TableChange {
  table: TableState;
  effects: readonly TableEffect[];
}

/**
 * What an event does to a table. One that does not fit its phase, such as a move in a pause, does nothing;
 * `asked-to-begin` and `asked-to-choose` fit every phase but a game in play.
 */
export function reduceTable(
  named: NamedGame,
  table: TableState,
  event: TableEvent & TableMoment,
): TableChange {
  switch (event.type) {
    case 'opened':
      return opened(table, event);
    case 'asked-to-begin':
      return table.phase === 'playing' ? unchanged(table) : dealing(event.choice, null);
    case 'asked-to-continue':
      return continued(table);
    case 'gathered':
      return gathered(named, table, event);
    case 'failed-to-deal':
      return table.phase === 'dealing' ? changedTo({ ...table, phase: 'not-dealt' }) : unchanged(table);
    case 'moved':
      return moved(named, table, event);
    case 'replied':
      return replied(named, table, event);
    case 'paused':
      return paused(named, table, event);
    case 'resumed':
      return resumed(table, event);
    case 'save-ended':
      return table.phase === 'playing' && table.saveFailure !== event.failure
        ? changedTo({ ...table, saveFailure: event.failure })
        : unchanged(table);
    case 'asked-to-save-end':
      // The saver has kept the news of the end that it could not save.
      return table.phase === 'over' ? savingEnd({ ...table, savedEnd: null }, NO_NEWS) : unchanged(table);
    case 'end-save-ended':
      return changedTo(withSavedEnd(table, event));
    case 'asked-to-choose':
      return table.phase === 'playing'
        ? unchanged(table)
        : changedTo({ phase: 'ready', saved: null, isBroken: false });
    case 'closed':
      return closed(named, table, event);
    default:
      return unreachable(event);
  }
}

type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }> & TableMoment;

const unchanged = (table: TableState): TableChange => ({ table, effects: [] });
const changedTo = (table: TableState, ...effects: TableEffect[]): TableChange => ({ table, effects });

function opened(table: TableState, { restored }: EventOf<'opened'>): TableChange {
  if (table.phase !== 'opening') return unchanged(table);
  const saved = restored.kind === 'saved' ? restored.saved : null;
  return changedTo({ phase: 'ready', saved, isBroken: restored.kind === 'broken' });
}

function dealing(choice: GameChoice, saved: SavedGame | null): TableChange {
  const table: Dealing = { phase: 'dealing', choice, saved };
  return changedTo(table, { type: 'gather', dealing: table });
}

function continued(table: TableState): TableChange {
  const saved = table.phase === 'ready' || table.phase === 'not-dealt' ? table.saved : null;
  return saved ? dealing({ level: saved.level, variant: saved.variant }, saved) : unchanged(table);
}

/** What was gathered for an earlier dealing does not come here: `run-effect.ts` lets it drop. */
function gathered(named: NamedGame, table: TableState, event: EventOf<'gathered'>): TableChange {
  if (table.phase !== 'dealing') return unchanged(table);
  const { choice, saved } = table;
  const { now } = event;
  const { bank, seed, learner, memory } = event.gathered;
  return saving(named, {
    phase: 'playing',
    choice,
    begunAt: saved?.begunAt ?? now,
    clock: started({ played: saved?.played ?? 0, since: null }, now),
    gameState: saved
      ? saved.state
      : named.game.start(bank, { ...choice, seed, learner, memory, startedAt: now }),
    bank,
    record: saved?.record ?? EMPTY_RECORD,
    pause: null,
    saveFailure: null,
    end: null,
  });
}

function moved(named: NamedGame, table: TableState, event: EventOf<'moved'>): TableChange {
  return table.phase === 'playing' && !table.pause
    ? afterStep(named, table, event.move, event)
    : unchanged(table);
}

/**
 * A reply that nobody waits for has reached the game before. One may come in a pause. An ask may get several: what the
 * device finds, that it waits for a connection, and the last, which closes it.
 */
function replied(named: NamedGame, table: TableState, event: EventOf<'replied'>): TableChange {
  const { askId, result } = event;
  if (table.phase !== 'playing') return unchanged(table);
  const { open: openAsks } = table.record;
  if (!openAsks.includes(askId)) return unchanged(table);
  const reply: Reply = { type: 'replied', id: askId, result };
  if (!isLastReply(result)) return afterStep(named, table, reply, event);
  const heard = noteLastReply(table.record, askId, { game: named.id, begunAt: table.begunAt });
  return afterStep(named, table, reply, event, heard);
}

/**
 * The rules' answer to a game's event, as the next state of the table and its effects: what the step told is stored together
 * with its state.
 * @param before what is noted of the event itself: that a reply was heard is stored, whatever the game makes of it
 */
function afterStep(
  named: NamedGame,
  table: Playing,
  gameEvent: { type: string },
  { now, timing }: TableMoment,
  before: Noted = { record: table.record, news: NO_NEWS },
): TableChange {
  const clock = countedUp(table.clock, now);
  // The rules' time is the time of play, without pauses; the records' is the device's.
  const change = named.game.reduce(table.gameState, { ...gameEvent, at: clock.played, timing }, table.bank);
  const { state: gameState, happened = [], ask } = change;
  const isSame = gameState === table.gameState && happened.length === 0 && !ask;
  if (isSame && before.news.heard.length === 0) return unchanged(table);
  const { record, news } = noteStep(before, change, { game: named.id, begunAt: table.begunAt, now });
  const said = saidIn(happened);
  const next: Playing = { ...table, gameState, clock, record };
  if (named.game.isOver(gameState)) {
    const ended = table.end ? changedTo(endOf(next, table.end)) : savingEnd(newEnd(named, next), news);
    return announced({ said, sound: 'end' }, ended);
  }
  return announced({ said, sound: soundOf(happened) }, afterMove(named, next, news));
}

/**
 * A game in play is saved. Of one that is decided the end is, once, and no state that could be continued: after that the
 * rules tell and ask for nothing more. A reply that still comes is not noted as heard either: each saved end sweeps away
 * the replies of its game.
 */
function afterMove(named: NamedGame, playing: Playing, news: GameNews): TableChange {
  if (playing.end) return changedTo(playing);
  if (!named.game.isDecided?.(playing.gameState)) return saving(named, playing, news);
  const over = newEnd(named, playing);
  const { result, savedEnd } = over;
  return changedTo({ ...playing, end: { result, savedEnd } }, ...savingEnd(over, news).effects);
}

function newEnd({ game }: NamedGame, playing: Playing): Over {
  return endOf(playing, { result: game.result(playing.gameState), savedEnd: null });
}

function endOf({ choice, begunAt, gameState }: Playing, end: Pick<Over, 'result' | 'savedEnd'>): Over {
  return { phase: 'over', choice, begunAt, gameState, ...end };
}

/**
 * Where the end is another game's, its save came too late. A board that is still looked at says whether its end was
 * saved: with it went whatever had not been saved before.
 */
function withSavedEnd(table: TableState, { result, savedEnd }: EventOf<'end-save-ended'>): TableState {
  if (table.phase === 'over' && table.result === result) return { ...table, savedEnd };
  if (table.phase === 'playing' && table.end?.result === result)
    return { ...table, end: { result, savedEnd }, saveFailure: savedEnd.ok ? null : savedEnd.failure };
  return table;
}

function announced(
  what: { said: string; sound: Sound | null },
  { table, effects }: TableChange,
): TableChange {
  return changedTo(table, { type: 'announce', ...what }, ...effects);
}

function saidIn(happened: readonly Happening[]): string {
  return happened.flatMap((each) => (each.type === 'said' ? [each.text] : [])).join(' ');
}

/** The step's own cue, or else the sound of its last answer. */
function soundOf(happened: readonly Happening[]): Sound | null {
  const cue = happened.findLast((each) => each.type === 'cue');
  if (cue) return cue.sound;
  const answer = happened.findLast((each) => each.type === 'answered');
  if (!answer) return null;
  return answer.grade === 'missed' ? 'wrong' : 'right';
}

function saving(named: NamedGame, playing: Playing, news = NO_NEWS): TableChange {
  const { choice, begunAt, clock, gameState, record } = playing;
  const { version } = named.game;
  const saved = { ...choice, begunAt, played: clock.played, record, version, state: gameState };
  return changedTo(playing, { type: 'save', write: { saved, news } });
}

function savingEnd(over: Over, news: GameNews): TableChange {
  return changedTo(over, { type: 'save-end', over, news });
}

/** The moves are saved already; the time since the last one is not. */
function paused(named: NamedGame, table: TableState, { why, now }: EventOf<'paused'>): TableChange {
  if (table.phase !== 'playing' || table.pause) return unchanged(table);
  const halted: Playing = { ...table, clock: stopped(table.clock, now), pause: why };
  return table.end ? changedTo(halted) : saving(named, halted);
}

function resumed(table: TableState, { now }: EventOf<'resumed'>): TableChange {
  if (table.phase !== 'playing' || !table.pause) return unchanged(table);
  return changedTo({ ...table, clock: started(table.clock, now), pause: null });
}

function closed(named: NamedGame, table: TableState, { now }: EventOf<'closed'>): TableChange {
  return table.phase === 'playing' && !table.end
    ? saving(named, { ...table, clock: stopped(table.clock, now) })
    : unchanged(table);
}
