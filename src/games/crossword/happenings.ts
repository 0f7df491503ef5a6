import type { Happening } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { entryName, spokenClue } from './clues.ts';
import { currentEntry, isGridFull } from './puzzle.ts';
import type { CrosswordState, Mark } from './state.ts';

/**
 * What a step told. It is read off the two states, since typing, checking, hints and giving up all lead to the
 * same few things: letters, marks, and words of which it is known what became of them.
 */
export function happenings(before: CrosswordState, after: CrosswordState): readonly Happening[] {
  const known = after.answered.filter((entry) => !before.answered.includes(entry));
  return [...said(announcement(before, after)), ...known.flatMap((entry) => answerOf(after, entry))];
}

function answerOf(state: CrosswordState, entry: number): Happening[] {
  const word = state.entries[entry]?.word;
  if (word === undefined) return [];
  return [
    {
      type: 'answered',
      item: { kind: 'word', id: word },
      grade: gradeOf(state, entry),
      by: 'recall',
      ms: state.spent[entry] ?? 0,
      hint: state.helped.includes(entry),
    },
  ];
}

/** A word with one slip in it is a near miss. */
function gradeOf({ missed, slips }: CrosswordState, entry: number): 'missed' | 'hard' | 'right' {
  if (missed.some((each) => each.entry === entry)) return 'missed';
  return slips.includes(entry) ? 'hard' : 'right';
}

/** What changed, for a screen reader; where the cursor stands, the focus says itself. */
function announcement(before: CrosswordState, after: CrosswordState): string {
  const sentences = [
    autocheckChange(before, after),
    letterChange(before, after),
    markChange(before, after),
    stageChange(before, after),
  ];
  const isElsewhere =
    after.stage.phase === 'solving' &&
    (currentEntry(before) !== currentEntry(after) || before.entries !== after.entries);
  if (isElsewhere) sentences.push(describeEntry(after, currentEntry(after)));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Such as "3 across, 5 letters: To go very fast". */
function describeEntry({ entries }: CrosswordState, index: number): string {
  const entry = entries[index];
  if (!entry) return '';
  const clue = spokenClue(entry);
  const stop = /[.!?]$/.test(clue) ? '' : '.';
  return `${entryName(entry)}, ${entry.answer.length} letters: ${clue}${stop}`;
}

function autocheckChange(before: CrosswordState, after: CrosswordState): string {
  if (before.autocheck === after.autocheck) return '';
  return after.autocheck ? 'Letters are checked as you type.' : 'Letters are not checked as you type.';
}

/** What was written; what was shown is told with the marks. */
function letterChange(before: CrosswordState, after: CrosswordState): string {
  if (before.letters === after.letters) return '';
  const changed = after.letters.filter(
    (letter, cell) => letter !== before.letters[cell] && after.marks[cell] !== 'shown',
  );
  const written = changed.join('').toUpperCase();
  if (changed.length === 0) return '';
  if (written === '') return 'Deleted.';
  if (!isGridFull(before) && isGridFull(after) && after.stage.phase === 'solving') {
    return `${written}. Every square is filled, but not every letter is right.`;
  }
  return `${written}.`;
}

function markChange(before: CrosswordState, after: CrosswordState): string {
  if (after.stage.phase !== 'solving' || before.marks === after.marks) return '';
  const turnedTo = (mark: Mark) =>
    after.marks.flatMap((each, cell) => (each === mark && before.marks[cell] !== mark ? [cell] : []));
  const [wrong, right, shown] = [turnedTo('wrong'), turnedTo('right'), turnedTo('shown')];
  if (shown.length > 0) {
    const letters = shown.map((cell) => after.letters[cell]).join('');
    return `Shown: ${letters.toUpperCase()}.`;
  }
  if (wrong.length > 0) return `${counted(wrong.length)} not right.`;
  // With autocheck on, silence is praise enough for each letter.
  return right.length > 0 && !before.autocheck ? `${counted(right.length)} right.` : '';
}

function counted(letters: number): string {
  return letters === 1 ? '1 letter is' : `${letters} letters are`;
}

function stageChange(before: CrosswordState, after: CrosswordState): string {
  const { stage } = after;
  if (before.stage.phase !== 'solving' || stage.phase !== 'done') return '';
  return stage.how === 'solved'
    ? 'Solved! Every letter is right. Press Enter to see your result.'
    : 'All the answers are shown. Press Enter to see your result.';
}
