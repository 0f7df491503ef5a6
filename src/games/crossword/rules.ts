import { unreachable } from '../../domain/result.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';
import type { TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { checkCells, markAnswered, markHelped, markMissed, setMarks } from './checking.ts';
import {
  EMPTY_LETTER,
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

/*
 * The rules of the Crossword. A cursor is on a cell and points along one entry (a word across or down);
 * letters are typed at the cursor. The grid is "done" when it is solved or given up, and stays on screen
 * until it is closed.
 */

/** Reduces one event of the game. */
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
      const timed = addTimeToEntry(state, event.at);
      const next = applyMove(timed, event);
      return next === timed ? state : finishIfSolved(next);
    }
    default:
      return unreachable(stage);
  }
}

/** Adds the time since the last step to the entry with the cursor. `spent`: milliseconds for each entry. */
function addTimeToEntry(state: CrosswordState, at: number): CrosswordState {
  const current = getCurrentEntry(state);
  const passedMs = Math.max(0, at - state.countedTo);
  const spent = state.spent.map((ms, entry) => (entry === current ? ms + passedMs : ms));
  return { ...state, spent, countedTo: Math.max(at, state.countedTo) };
}

function applyMove(state: CrosswordState, event: CrosswordMove | TickEvent): CrosswordState {
  switch (event.type) {
    case 'ticked':
    case 'closed':
      return state;
    case 'typed':
      return typeLetter(state, event.letter);
    case 'pressed-backspace':
      return deleteBackwards(state);
    case 'cleared':
      return writeLetters(state, [state.cursor.cell], '');
    case 'switched-direction':
      return setCursor(state, switchCursorDirection(state));
    case 'moved':
      return setCursor(state, moveCursor(state, event.to));
    case 'chose-cell':
      return setCursor(state, selectCell(state, event.cell));
    case 'chose-entry':
      return setCursor(state, moveCursorToEntry(state, event.entry));
    case 'moved-to-clue':
      return setCursor(state, moveCursorToNextEntry(state, event.offset));
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
    case 'replaced-spoken-clues':
      return replaceSpokenClues(state);
    default:
      return unreachable(event);
  }
}

function setCursor(state: CrosswordState, cursor: Cursor): CrosswordState {
  const isSame = cursor.cell === state.cursor.cell && cursor.direction === state.cursor.direction;
  return isSame ? state : { ...state, cursor };
}

/** Writes letters into cells that are not locked. */
function writeLetters(state: CrosswordState, cells: readonly number[], word: string): CrosswordState {
  const letters = [...state.letters];
  const changed = cells.filter((cell, index) => {
    const letter = word[index] ?? '';
    if (isCellLocked(state, cell) || letters[cell] === letter) return false;
    letters[cell] = letter;
    return true;
  });
  if (changed.length === 0) return state;
  const written = { ...state, letters, marks: setMarks(state, changed, () => 'none') };
  return state.autocheck ? checkCells(written, changed) : written;
}

/** Writes a letter and moves the cursor on. A locked letter stays. */
function typeLetter(state: CrosswordState, typed: string): CrosswordState {
  const letter = foldTypedAnswer(typed);
  if (!/^[a-z]$/.test(letter)) return state;
  return setCursor(writeLetters(state, [state.cursor.cell], letter), moveCursorAlong(state, 1));
}

function deleteBackwards(state: CrosswordState): CrosswordState {
  const { cell } = state.cursor;
  if (state.letters[cell] !== '' && !isCellLocked(state, cell)) return writeLetters(state, [cell], '');
  const moved = setCursor(state, moveCursorAlong(state, -1));
  return writeLetters(moved, [moved.cursor.cell], '');
}

/** Writes a whole word, if it has the right length. */
function enterWord(state: CrosswordState, entry: number, text: string): CrosswordState {
  const word = foldTypedAnswer(text);
  const cells = getEntryCells(state, entry);
  if (cells.length === 0 || !/^[a-z]+$/.test(word) || word.length !== cells.length) return state;
  return setCursor(writeLetters(state, cells, word), moveCursorToEntry(state, entry));
}

/** The open cells that a check or a hint applies to. */
function getScopeCells(state: CrosswordState, scope: HelpScope): readonly number[] {
  switch (scope) {
    case 'letter':
      return [state.cursor.cell];
    case 'word':
      return getEntryCells(state, getCurrentEntry(state));
    case 'all':
      return state.letters.map((_, cell) => cell).filter((cell) => isOpenCell(state, cell));
    default:
      return unreachable(scope);
  }
}

/** Whether a check would mark any letter. */
export function canCheck(state: CrosswordState, scope: HelpScope): boolean {
  return getScopeCells(state, scope).some(
    (cell) => state.letters[cell] !== '' && state.marks[cell] === 'none',
  );
}

/** Shows missing letters, which costs points. A word shown as a whole counts as missed. */
function takeHint(state: CrosswordState, scope: 'letter' | 'word'): CrosswordState {
  const entry = getCurrentEntry(state);
  const missing = getEntryCells(state, entry).filter((cell) => !isCellRight(state, cell));
  const [next] = missing;
  // All letters of the word are right already: the check locks them.
  if (next === undefined) return checkCells(state, getScopeCells(state, scope));
  const { cell } = state.cursor;
  const shownCells = scope === 'word' ? missing : [missing.includes(cell) ? cell : next];
  const helped = markHelped(showCells(state, shownCells), entry);
  return scope === 'word' ? markMissed(helped, entry, getWrongWord(getWrittenLetters(state, entry))) : helped;
}

/** The learner's wrong answer, or '' if a letter is missing, which is written as `EMPTY_LETTER`. */
function getWrongWord(written: string): string {
  return written.includes(EMPTY_LETTER) ? '' : written;
}

function showCells(state: CrosswordState, cells: readonly number[]): CrosswordState {
  const { solution } = getCrosswordIndex(state);
  const letters = [...state.letters];
  for (const cell of cells) letters[cell] = solution[cell] ?? '';
  return { ...state, letters, marks: setMarks(state, cells, () => 'shown') };
}

/** Shows all letters. Words that were not right count as missed. */
function giveUp(state: CrosswordState): CrosswordState {
  const isKnown = (entry: number) => getEntryCells(state, entry).every((cell) => isCellRight(state, cell));
  const unknown = state.entries.map((_, entry) => entry).filter((entry) => !isKnown(entry));
  const wrongCells = getScopeCells(state, 'all').filter((cell) => !isCellRight(state, cell));
  const shown = unknown.reduce(
    (marked, entry) =>
      markMissed(markHelped(marked, entry), entry, getWrongWord(getWrittenLetters(state, entry))),
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

/** Switches autocheck. Switching it on checks all letters. */
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
