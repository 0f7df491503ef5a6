import { entriesThrough, isOpenCell, isRight, puzzleOf } from '../../../src/games/crossword/puzzle.ts';
import type { CrosswordState } from '../../../src/games/crossword/state.ts';
import { brokenRules } from '../broken-rules.ts';

/** What is wrong with a state, in sentences; empty when it is sound. */
export function invariants(state: CrosswordState): readonly string[] {
  const { size, entries, letters, marks, cursor, slips, helped, missed, spent, answered, stage } = state;
  const cells = size * size;
  const isEntry = (index: number) => index < entries.length;
  const words = new Set(entries.map(({ word }) => word));
  const open = () => letters.map((_, cell) => cell).filter((cell) => isOpenCell(state, cell));
  return brokenRules([
    [() => letters.length === cells && marks.length === cells, 'every cell has its letter and its mark'],
    [() => entries.every((entry) => fitsGrid(entry, size)), 'every entry lies in the grid'],
    [() => words.size === entries.length, 'no word stands there twice'],
    [() => hasOneLetterACell(state), 'where two entries cross, they have the same letter'],
    [
      () => letters.every((letter, cell) => letter === '' || isOpenCell(state, cell)),
      'black cells are empty',
    ],
    [() => puzzleOf(state).entryAt[cursor.direction][cursor.cell] !== undefined, 'the cursor is in an entry'],
    [
      () => marks.every((mark, cell) => (mark !== 'right' && mark !== 'shown') || isRight(state, cell)),
      'a letter that stays is right',
    ],
    [
      () => marks.every((mark, cell) => mark !== 'wrong' || (letters[cell] !== '' && !isRight(state, cell))),
      'a letter marked wrong is wrong',
    ],
    [
      () => [...slips, ...helped, ...missed.map(({ entry }) => entry)].every(isEntry),
      'what is noted is noted of an entry',
    ],
    [() => spent.length === entries.length, 'every entry has its time'],
    [() => answered.every(isEntry), 'only words of the crossword are answered'],
    [() => new Set(answered).size === answered.length, 'no word is answered twice'],
    [
      () => (stage.phase === 'solving') !== open().every((cell) => isRight(state, cell)),
      'it is done when every letter is right',
    ],
    [
      () => stage.phase === 'solving' || answered.length === entries.length,
      'in the end every word is answered',
    ],
  ]);
}

function fitsGrid({ row, column, direction, answer }: CrosswordState['entries'][number], size: number) {
  const [alongEnd, across] = direction === 'across' ? [column, row] : [row, column];
  return alongEnd + answer.length <= size && across < size;
}

function hasOneLetterACell(state: CrosswordState): boolean {
  const { solution, cells } = puzzleOf(state);
  return state.entries.every(({ answer }, entry) =>
    (cells[entry] ?? []).every(
      (cell, at) => solution[cell] === answer[at] && entriesThrough(state, cell).includes(entry),
    ),
  );
}
