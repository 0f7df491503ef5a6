import { unreachable } from '../../domain/result.ts';
import type { Change, Tick, Timed } from '../contract.ts';
import { answered, checkCells, helped, missed, withMarks } from './checking.ts';
import { along, type Cursor, chosen, intoEntry, intoNextEntry, moved, turned } from './cursor.ts';
import { happenings } from './happenings.ts';
import { cellsOfEntry, currentEntry, isLocked, isOpenCell, isRight, puzzleOf, writtenIn } from './puzzle.ts';
import type { CrosswordMove, CrosswordState, Scope } from './state.ts';

/** One step of the game. */
export function reduce(state: CrosswordState, event: Timed<CrosswordMove | Tick>): Change<CrosswordState> {
  const next = stepped(state, event);
  return next === state ? { state } : { state: next, happened: happenings(state, next) };
}

function stepped(state: CrosswordState, event: Timed<CrosswordMove | Tick>): CrosswordState {
  const { stage } = state;
  switch (stage.phase) {
    case 'over':
      return state;
    case 'done':
      return event.type === 'closed' ? { ...state, stage: { phase: 'over', how: stage.how } } : state;
    case 'solving': {
      const timed = withTime(state, event.at);
      const next = apply(timed, event);
      return next === timed ? state : solvedIfRight(next);
    }
    default:
      return unreachable(stage);
  }
}

/** The time since the last step belongs to the entry that the cursor was in. */
function withTime(state: CrosswordState, at: number): CrosswordState {
  const current = currentEntry(state);
  const passed = Math.max(0, at - state.countedTo);
  const spent = state.spent.map((ms, entry) => (entry === current ? ms + passed : ms));
  return { ...state, spent, countedTo: Math.max(at, state.countedTo) };
}

function apply(state: CrosswordState, event: CrosswordMove | Tick): CrosswordState {
  switch (event.type) {
    case 'ticked':
    case 'closed':
      return state;
    case 'typed':
      return type(state, event.letter);
    case 'stepped-back':
      return stepBack(state);
    case 'cleared':
      return write(state, [state.cursor.cell], '');
    case 'turned':
      return withCursor(state, turned(state));
    case 'moved':
      return withCursor(state, moved(state, event.to));
    case 'chose-cell':
      return withCursor(state, chosen(state, event.cell));
    case 'chose-entry':
      return withCursor(state, intoEntry(state, event.entry));
    case 'stepped-clue':
      return withCursor(state, intoNextEntry(state, event.by));
    case 'entered-word':
      return enterWord(state, event.entry, event.word);
    case 'checked':
      return checkCells(state, scope(state, event.what));
    case 'asked-hint':
      return show(state, event.what);
    case 'gave-up':
      return giveUp(state);
    case 'switched-autocheck':
      return switchAutocheck(state);
    case 'asked-for-text':
      return readInstead(state);
    default:
      return unreachable(event);
  }
}

function withCursor(state: CrosswordState, cursor: Cursor): CrosswordState {
  const isSame = cursor.cell === state.cursor.cell && cursor.direction === state.cursor.direction;
  return isSame ? state : { ...state, cursor };
}

/** Puts letters into cells, except where the right one stands for certain. */
function write(state: CrosswordState, cells: readonly number[], word: string): CrosswordState {
  const letters = [...state.letters];
  const changed = cells.filter((cell, at) => {
    const letter = word[at] ?? '';
    if (isLocked(state, cell) || letters[cell] === letter) return false;
    letters[cell] = letter;
    return true;
  });
  if (changed.length === 0) return state;
  const written = { ...state, letters, marks: withMarks(state, changed, () => 'none') };
  return state.autocheck ? checkCells(written, changed) : written;
}

/** A letter goes in, and the cursor on; over a letter that stays, it only goes on. */
function type(state: CrosswordState, typed: string): CrosswordState {
  const letter = typed.toLowerCase();
  if (!/^[a-z]$/.test(letter)) return state;
  return withCursor(write(state, [state.cursor.cell], letter), along(state, 1));
}

function stepBack(state: CrosswordState): CrosswordState {
  const { cell } = state.cursor;
  if (state.letters[cell] !== '' && !isLocked(state, cell)) return write(state, [cell], '');
  const before = withCursor(state, along(state, -1));
  return write(before, [before.cursor.cell], '');
}

/** Case and outer spaces do not matter; a word of another length is not put in. */
function enterWord(state: CrosswordState, entry: number, text: string): CrosswordState {
  const word = plainWord(text);
  const cells = cellsOfEntry(state, entry);
  if (cells.length === 0 || !/^[a-z]+$/.test(word) || word.length !== cells.length) return state;
  return withCursor(write(state, cells, word), intoEntry(state, entry));
}

export function plainWord(text: string): string {
  return text.trim().toLowerCase();
}

/** The open cells that a check or a hint is for. */
function scope(state: CrosswordState, what: Scope): readonly number[] {
  switch (what) {
    case 'letter':
      return [state.cursor.cell];
    case 'word':
      return cellsOfEntry(state, currentEntry(state));
    case 'all':
      return state.letters.map((_, cell) => cell).filter((cell) => isOpenCell(state, cell));
    default:
      return unreachable(what);
  }
}

/** Whether a check would tell anything new. */
export function canCheck(state: CrosswordState, what: Scope): boolean {
  return scope(state, what).some((cell) => state.letters[cell] !== '' && state.marks[cell] === 'none');
}

/** A hint shows letters that are not there yet. They cost points; a whole word shown was not known. */
function show(state: CrosswordState, what: 'letter' | 'word'): CrosswordState {
  const entry = currentEntry(state);
  const unknown = cellsOfEntry(state, entry).filter((cell) => !isRight(state, cell));
  const [next] = unknown;
  if (next === undefined) return checkCells(state, scope(state, what));
  const { cell } = state.cursor;
  const wanted = what === 'word' ? unknown : [unknown.includes(cell) ? cell : next];
  const noted = helped(showCells(state, wanted), entry);
  return what === 'word' ? missed(noted, entry, wrongWord(writtenIn(state, entry))) : noted;
}

/** What stood in a word counts as the learner's answer only when it was whole. */
function wrongWord(written: string): string {
  return written.includes('.') ? '' : written;
}

function showCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const { solution } = puzzleOf(state);
  const letters = [...state.letters];
  for (const cell of cells) letters[cell] = solution[cell] ?? '';
  return { ...state, letters, marks: withMarks(state, cells, () => 'shown') };
}

/** All letters are shown; words that did not stand there rightly were not known. */
function giveUp(state: CrosswordState): CrosswordState {
  const isKnown = (entry: number) => cellsOfEntry(state, entry).every((cell) => isRight(state, cell));
  const unknown = state.entries.map((_, entry) => entry).filter((entry) => !isKnown(entry));
  const wrongCells = scope(state, 'all').filter((cell) => !isRight(state, cell));
  const shown = unknown.reduce(
    (noted, entry) => missed(helped(noted, entry), entry, wrongWord(writtenIn(state, entry))),
    showCells(state, wrongCells),
  );
  return done(shown, 'given-up');
}

function solvedIfRight(state: CrosswordState): CrosswordState {
  const isSolved =
    state.stage.phase === 'solving' && scope(state, 'all').every((cell) => isRight(state, cell));
  return isSolved ? done(state, 'solved') : state;
}

function done(state: CrosswordState, how: 'solved' | 'given-up'): CrosswordState {
  const all = state.entries.map((_, entry) => entry);
  return { ...all.reduce(answered, state), stage: { phase: 'done', how } };
}

/** Switched on, it checks what stands there already. */
function switchAutocheck(state: CrosswordState): CrosswordState {
  const switched = { ...state, autocheck: !state.autocheck };
  return switched.autocheck ? checkCells(switched, scope(switched, 'all')) : switched;
}

function readInstead(state: CrosswordState): CrosswordState {
  if (state.entries.every(({ clue }) => clue.kind !== 'spoken')) return state;
  const entries = state.entries.map((entry) =>
    entry.clue.kind === 'spoken' ? { ...entry, clue: { ...entry.clue, kind: 'meaning' as const } } : entry,
  );
  return { ...state, entries };
}
