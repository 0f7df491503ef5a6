import { unreachable } from '../../domain/result.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../contract.ts';
import { checkCells, markAnswered, markHelped, markMissed, setMarks } from './checking.ts';
import {
  getCrosswordIndex,
  getCurrentEntry,
  getEntryCells,
  getWrittenLetters,
  isCellLocked,
  isCellRight,
  isOpenCell,
} from './crossword-index.ts';
import {
  type Cursor,
  moveCursor,
  moveCursorAlong,
  moveCursorToEntry,
  moveCursorToNextEntry,
  selectCell,
  switchCursorDirection,
} from './cursor.ts';
import type { CrosswordMove, CrosswordState, HelpScope } from './state.ts';
import { getStepEffects } from './step-effects.ts';

/** One step of the game. */
export function reduce(
  state: CrosswordState,
  event: TimestampedEvent<CrosswordMove | TickEvent>,
): Transition<CrosswordState> {
  const next = reduceEvent(state, event);
  return next === state ? { state } : { state: next, effects: getStepEffects(state, next) };
}

function reduceEvent(
  state: CrosswordState,
  event: TimestampedEvent<CrosswordMove | TickEvent>,
): CrosswordState {
  const { stage } = state;
  switch (stage.phase) {
    case 'over':
      return state;
    case 'done':
      return event.type === 'closed' ? { ...state, stage: { phase: 'over', how: stage.how } } : state;
    case 'solving': {
      const timed = countTime(state, event.at);
      const next = applyMove(timed, event);
      return next === timed ? state : finishIfSolved(next);
    }
    default:
      return unreachable(stage);
  }
}

/** The time since the last step belongs to the entry that the cursor was in. */
function countTime(state: CrosswordState, at: number): CrosswordState {
  const current = getCurrentEntry(state);
  const passed = Math.max(0, at - state.countedTo);
  const spent = state.spent.map((ms, entry) => (entry === current ? ms + passed : ms));
  return { ...state, spent, countedTo: Math.max(at, state.countedTo) };
}

function applyMove(state: CrosswordState, event: CrosswordMove | TickEvent): CrosswordState {
  switch (event.type) {
    case 'ticked':
    case 'closed':
      return state;
    case 'typed':
      return typeLetter(state, event.letter);
    case 'stepped-back':
      return stepBack(state);
    case 'cleared':
      return writeLetters(state, [state.cursor.cell], '');
    case 'turned':
      return setCursor(state, switchCursorDirection(state));
    case 'moved':
      return setCursor(state, moveCursor(state, event.to));
    case 'chose-cell':
      return setCursor(state, selectCell(state, event.cell));
    case 'chose-entry':
      return setCursor(state, moveCursorToEntry(state, event.entry));
    case 'stepped-clue':
      return setCursor(state, moveCursorToNextEntry(state, event.by));
    case 'entered-word':
      return enterWord(state, event.entry, event.word);
    case 'checked':
      return checkCells(state, getScopeCells(state, event.scope));
    case 'asked-hint':
      return takeHint(state, event.scope);
    case 'gave-up':
      return giveUp(state);
    case 'switched-autocheck':
      return switchAutocheck(state);
    case 'asked-for-text':
      return replaceSpokenClues(state);
    default:
      return unreachable(event);
  }
}

function setCursor(state: CrosswordState, cursor: Cursor): CrosswordState {
  const isSame = cursor.cell === state.cursor.cell && cursor.direction === state.cursor.direction;
  return isSame ? state : { ...state, cursor };
}

/** Puts letters into cells, except where the right one stands for certain. */
function writeLetters(state: CrosswordState, cells: readonly number[], word: string): CrosswordState {
  const letters = [...state.letters];
  const changed = cells.filter((cell, at) => {
    const letter = word[at] ?? '';
    if (isCellLocked(state, cell) || letters[cell] === letter) return false;
    letters[cell] = letter;
    return true;
  });
  if (changed.length === 0) return state;
  const written = { ...state, letters, marks: setMarks(state, changed, () => 'none') };
  return state.autocheck ? checkCells(written, changed) : written;
}

/** A letter goes in, and the cursor on; over a letter that stays, it only goes on. */
function typeLetter(state: CrosswordState, typed: string): CrosswordState {
  const letter = typed.toLowerCase();
  if (!/^[a-z]$/.test(letter)) return state;
  return setCursor(writeLetters(state, [state.cursor.cell], letter), moveCursorAlong(state, 1));
}

function stepBack(state: CrosswordState): CrosswordState {
  const { cell } = state.cursor;
  if (state.letters[cell] !== '' && !isCellLocked(state, cell)) return writeLetters(state, [cell], '');
  const before = setCursor(state, moveCursorAlong(state, -1));
  return writeLetters(before, [before.cursor.cell], '');
}

/** Case and outer spaces do not matter; a word of another length is not put in. */
function enterWord(state: CrosswordState, entry: number, text: string): CrosswordState {
  const word = normaliseWord(text);
  const cells = getEntryCells(state, entry);
  if (cells.length === 0 || !/^[a-z]+$/.test(word) || word.length !== cells.length) return state;
  return setCursor(writeLetters(state, cells, word), moveCursorToEntry(state, entry));
}

export function normaliseWord(text: string): string {
  return text.trim().toLowerCase();
}

/** The open cells that a check or a hint is for. */
function getScopeCells(state: CrosswordState, what: HelpScope): readonly number[] {
  switch (what) {
    case 'letter':
      return [state.cursor.cell];
    case 'word':
      return getEntryCells(state, getCurrentEntry(state));
    case 'all':
      return state.letters.map((_, cell) => cell).filter((cell) => isOpenCell(state, cell));
    default:
      return unreachable(what);
  }
}

/** Whether a check would tell anything new. */
export function canCheck(state: CrosswordState, what: HelpScope): boolean {
  return getScopeCells(state, what).some(
    (cell) => state.letters[cell] !== '' && state.marks[cell] === 'none',
  );
}

/** A hint shows letters that are not there yet. They cost points; a whole word shown was not known. */
function takeHint(state: CrosswordState, what: 'letter' | 'word'): CrosswordState {
  const entry = getCurrentEntry(state);
  const unknown = getEntryCells(state, entry).filter((cell) => !isCellRight(state, cell));
  const [next] = unknown;
  if (next === undefined) return checkCells(state, getScopeCells(state, what));
  const { cell } = state.cursor;
  const wanted = what === 'word' ? unknown : [unknown.includes(cell) ? cell : next];
  const noted = markHelped(showCells(state, wanted), entry);
  return what === 'word' ? markMissed(noted, entry, getWrongWord(getWrittenLetters(state, entry))) : noted;
}

/** What stood in a word counts as the learner's answer only when it was whole. */
function getWrongWord(written: string): string {
  return written.includes('.') ? '' : written;
}

function showCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const { solution } = getCrosswordIndex(state);
  const letters = [...state.letters];
  for (const cell of cells) letters[cell] = solution[cell] ?? '';
  return { ...state, letters, marks: setMarks(state, cells, () => 'shown') };
}

/** All letters are shown; words that did not stand there rightly were not known. */
function giveUp(state: CrosswordState): CrosswordState {
  const isKnown = (entry: number) => getEntryCells(state, entry).every((cell) => isCellRight(state, cell));
  const unknown = state.entries.map((_, entry) => entry).filter((entry) => !isKnown(entry));
  const wrongCells = getScopeCells(state, 'all').filter((cell) => !isCellRight(state, cell));
  const shown = unknown.reduce(
    (noted, entry) =>
      markMissed(markHelped(noted, entry), entry, getWrongWord(getWrittenLetters(state, entry))),
    showCells(state, wrongCells),
  );
  return endGame(shown, 'given-up');
}

function finishIfSolved(state: CrosswordState): CrosswordState {
  const isSolved =
    state.stage.phase === 'solving' && getScopeCells(state, 'all').every((cell) => isCellRight(state, cell));
  return isSolved ? endGame(state, 'solved') : state;
}

function endGame(state: CrosswordState, how: 'solved' | 'given-up'): CrosswordState {
  const all = state.entries.map((_, entry) => entry);
  return { ...all.reduce(markAnswered, state), stage: { phase: 'done', how } };
}

/** Switched on, it checks what stands there already. */
function switchAutocheck(state: CrosswordState): CrosswordState {
  const switched = { ...state, autocheck: !state.autocheck };
  return switched.autocheck ? checkCells(switched, getScopeCells(switched, 'all')) : switched;
}

function replaceSpokenClues(state: CrosswordState): CrosswordState {
  if (state.entries.every(({ clue }) => clue.kind !== 'spoken')) return state;
  const entries = state.entries.map((entry) =>
    entry.clue.kind === 'spoken' ? { ...entry, clue: { ...entry.clue, kind: 'meaning' as const } } : entry,
  );
  return { ...state, entries };
}
