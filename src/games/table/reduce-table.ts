import { askKey } from '../../domain/game-asks.ts';
import type { GameNews } from '../../domain/game-records.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Game, Happening } from '../contract.ts';
import { countedUp, type PlayClock, started, stopped } from './play-clock.ts';
import { joined, NO_NEWS, NOTHING_TOLD, told } from './play-record.ts';
import type { SavedGame } from './saved-game.ts';
import type { Dealt, GameChoice, Over, Playing, TableEffect, TableEvent, TableState } from './table-state.ts';

/** A game under its id. */
export interface NamedGame {
  id: string;
  game: Game;
}

/** The table after an event, and what is to be done. */
export interface TableChange {
  table: TableState;
  effects: readonly TableEffect[];
}

/**
 * What an event does to a table. One that does not fit its phase, such as a move in a pause, does nothing; `began` and
 * `cleared` fit every phase but a game in play.
 */
export function reduceTable(named: NamedGame, table: TableState, event: TableEvent): TableChange {
  switch (event.type) {
    case 'opened':
      return opened(table, event);
    case 'began':
      return table.phase === 'playing' ? showing(table) : deal(event.choice, null);
    case 'went-on':
      return goOn(table);
    case 'dealt':
      return dealt(named, table, event);
    case 'failed-to-deal':
      return table.phase === 'dealing' ? showing({ ...table, phase: 'not-dealt' }) : showing(table);
    case 'moved':
      return moved(named, table, event);
    case 'replied':
      return replied(named, table, event);
    case 'paused':
      return paused(named, table, event);
    case 'resumed':
      return resumed(table, event);
    case 'saved':
      return table.phase === 'playing' && table.unsaved !== event.failure
        ? showing({ ...table, unsaved: event.failure })
        : showing(table);
    case 'asked-to-save-end':
      return table.phase === 'over' ? finish({ ...table, kept: null }, NO_NEWS) : showing(table);
    case 'kept':
      return table.phase === 'over' && table.result === event.result
        ? showing({ ...table, kept: event.kept })
        : showing(table);
    case 'cleared':
      return table.phase === 'playing'
        ? showing(table)
        : showing({ phase: 'ready', saved: null, isBroken: false });
    case 'left':
      return left(named, table, event);
    default:
      return unreachable(event);
  }
}

type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

function showing(table: TableState, ...effects: readonly TableEffect[]): TableChange {
  return { table, effects };
}

function opened(table: TableState, { restored }: EventOf<'opened'>): TableChange {
  if (table.phase !== 'opening') return showing(table);
  const saved = restored.kind === 'saved' ? restored.saved : null;
  return showing({ phase: 'ready', saved, isBroken: restored.kind === 'broken' });
}

function deal(choice: GameChoice, saved: SavedGame | null): TableChange {
  return showing({ phase: 'dealing', choice, saved }, { type: 'deal', choice });
}

function goOn(table: TableState): TableChange {
  const saved = table.phase === 'ready' || table.phase === 'not-dealt' ? table.saved : null;
  return saved ? deal({ level: saved.level, variant: saved.variant }, saved) : showing(table);
}

function dealt({ id, game }: NamedGame, table: TableState, event: EventOf<'dealt'>): TableChange {
  if (table.phase !== 'dealing') return showing(table);
  const { choice, saved } = table;
  const { now } = event;
  const playing: Playing = {
    phase: 'playing',
    choice,
    begunAt: saved?.begunAt ?? now,
    clock: started({ played: saved?.played ?? 0, since: null }, now),
    state: saved ? saved.state : newGame(game, choice, event.dealt, now),
    bank: event.dealt.bank,
    record: saved?.record ?? NOTHING_TOLD,
    pause: null,
    unsaved: null,
  };
  return showing(playing, saving({ id, game }, playing, NO_NEWS));
}

function newGame(
  game: Game,
  choice: GameChoice,
  { bank, seed, learner, memory }: Dealt,
  now: number,
): unknown {
  return game.start(bank, { ...choice, seed, startedAt: now, learner, memory });
}

function moved(named: NamedGame, table: TableState, { move, timing, now }: EventOf<'moved'>): TableChange {
  if (table.phase !== 'playing' || table.pause) return showing(table);
  const clock = countedUp(table.clock, now);
  const change = named.game.reduce(table.state, { ...move, at: clock.played, timing }, table.bank);
  return changed(named, table, { change, clock, now, heard: [] });
}

/** A reply that nobody waits for has reached the game before. */
function replied(named: NamedGame, table: TableState, event: EventOf<'replied'>): TableChange {
  const { askId, result, timing, now } = event;
  if (table.phase !== 'playing' || !table.record.open.includes(askId)) return showing(table);
  const clock = countedUp(table.clock, now);
  const reply = { type: 'replied', id: askId, result, at: clock.played, timing } as const;
  const change = named.game.reduce(table.state, reply, table.bank);
  if (result.kind === 'waiting') return changed(named, table, { change, clock, now, heard: [] });
  const open = table.record.open.filter((each) => each !== askId);
  const heard = [askKey(named.id, table.begunAt, askId)];
  return changed(named, { ...table, record: { ...table.record, open } }, { change, clock, now, heard });
}

interface Stepped {
  change: Change<unknown>;
  clock: PlayClock;
  now: number;
  heard: GameNews['heard'];
}

/** What a step of the rules leads to: what it told is stored together with its state. */
function changed(named: NamedGame, table: Playing, { change, clock, now, heard }: Stepped): TableChange {
  const { state, happened = [], ask } = change;
  const isNothing = state === table.state && happened.length === 0 && !ask && heard.length === 0;
  if (isNothing) return showing(table);
  const telling = { game: named.id, begunAt: table.begunAt, now };
  const { record, news: fresh } = told(table.record, change, telling);
  const news = joined({ ...NO_NEWS, heard }, fresh);
  if (named.game.isOver(state)) {
    const over: Over = {
      phase: 'over',
      choice: table.choice,
      state,
      result: named.game.result(state),
      kept: null,
    };
    const { effects } = finish(over, news);
    return showing(over, { type: 'tell', said: saidIn(happened), sound: 'end' }, ...effects);
  }
  const next: Playing = { ...table, state, clock, record };
  return showing(
    next,
    { type: 'tell', said: saidIn(happened), sound: soundOf(happened) },
    saving(named, next, news),
  );
}

function saidIn(happened: readonly Happening[]): string {
  return happened.flatMap((each) => (each.type === 'said' ? [each.text] : [])).join(' ');
}

/** The step's own cue, or else the sound of its last answer. */
function soundOf(happened: readonly Happening[]) {
  const cue = happened.findLast((each) => each.type === 'cue');
  if (cue) return cue.sound;
  const answer = happened.findLast((each) => each.type === 'answered');
  if (!answer) return null;
  return answer.grade === 'missed' ? 'wrong' : 'right';
}

function saving({ game }: NamedGame, playing: Playing, news: GameNews): TableEffect {
  const { choice, begunAt, clock, state, record } = playing;
  const saved = { ...choice, begunAt, played: clock.played, record, version: game.version, state };
  return { type: 'save', write: { saved, news } };
}

function finish(over: Over, news: GameNews): TableChange {
  return showing(over, { type: 'finish', over, news });
}

function paused(named: NamedGame, table: TableState, { why, now }: EventOf<'paused'>): TableChange {
  if (table.phase !== 'playing' || table.pause) return showing(table);
  const next: Playing = { ...table, clock: stopped(table.clock, now), pause: why };
  // The moves are saved already; the time since the last one is not.
  return showing(next, saving(named, next, NO_NEWS));
}

function resumed(table: TableState, { now }: EventOf<'resumed'>): TableChange {
  if (table.phase !== 'playing' || !table.pause) return showing(table);
  return showing({ ...table, clock: started(table.clock, now), pause: null });
}

function left(named: NamedGame, table: TableState, { now }: EventOf<'left'>): TableChange {
  if (table.phase !== 'playing') return showing(table);
  const next: Playing = { ...table, clock: stopped(table.clock, now) };
  return showing(next, saving(named, next, NO_NEWS));
}
