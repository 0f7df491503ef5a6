import type { GameEffect } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { formatEntry, formatSpokenClue } from './clues.ts';
import { getCurrentEntry, isGridFull } from './crossword-index.ts';
import type { CellMark, CrosswordState } from './state.ts';

/**
 * The effects of a step: announcements and recorded answers. They are derived from the difference of the two
 * states, because typing, checking, hints and giving up change the same fields.
 */
export function getStepEffects(before: CrosswordState, after: CrosswordState): readonly GameEffect[] {
  const newlyAnswered = after.answered.filter((entry) => !before.answered.includes(entry));
  return [
    ...createAnnouncement(formatStep(before, after)),
    ...newlyAnswered.flatMap((entry) => createAnswerEffect(after, entry)),
  ];
}

function createAnswerEffect(state: CrosswordState, entry: number): GameEffect[] {
  const word = state.entries[entry]?.word;
  if (word === undefined) return [];
  return [
    {
      type: 'answered',
      item: { kind: 'word', id: word },
      grade: getGrade(state, entry),
      by: 'recall',
      ms: state.spent[entry] ?? 0,
      hint: state.helped.includes(entry),
    },
  ];
}

/** A word with one slip gets the grade `hard`. */
function getGrade({ missed, slips }: CrosswordState, entry: number): 'missed' | 'hard' | 'right' {
  if (missed.some((each) => each.entry === entry)) return 'missed';
  return slips.includes(entry) ? 'hard' : 'right';
}

/** Describes the change for screen readers. The focused cell announces the cursor's position. */
function formatStep(before: CrosswordState, after: CrosswordState): string {
  const sentences = [
    formatAutocheckChange(before, after),
    formatLetterChange(before, after),
    formatMarkChange(before, after),
    formatStageChange(before, after),
  ];
  const hasNewClue =
    after.stage.phase === 'solving' &&
    (getCurrentEntry(before) !== getCurrentEntry(after) || before.entries !== after.entries);
  if (hasNewClue) sentences.push(describeEntry(after, getCurrentEntry(after)));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Describes an entry, such as "3 across, 5 letters: To go very fast." */
function describeEntry({ entries }: CrosswordState, index: number): string {
  const entry = entries[index];
  if (!entry) return '';
  const clue = formatSpokenClue(entry);
  const stop = /[.!?]$/.test(clue) ? '' : '.';
  return `${formatEntry(entry)}, ${entry.answer.length} letters: ${clue}${stop}`;
}

function formatAutocheckChange(before: CrosswordState, after: CrosswordState): string {
  if (before.autocheck === after.autocheck) return '';
  return after.autocheck ? 'We check letters as you type.' : 'We don’t check letters as you type.';
}

/** Describes written letters. Letters shown by a hint are announced with the marks. */
function formatLetterChange(before: CrosswordState, after: CrosswordState): string {
  if (before.letters === after.letters) return '';
  const changed = after.letters.filter(
    (letter, cell) => letter !== before.letters[cell] && after.marks[cell] !== 'shown',
  );
  const written = changed.join('').toUpperCase();
  if (changed.length === 0) return '';
  if (written === '') return 'Deleted.';
  if (!isGridFull(before) && isGridFull(after) && after.stage.phase === 'solving') {
    return `${written}. All the squares are full, but not all the letters are right.`;
  }
  return `${written}.`;
}

function formatMarkChange(before: CrosswordState, after: CrosswordState): string {
  if (after.stage.phase !== 'solving' || before.marks === after.marks) return '';
  const findNewlyMarked = (mark: CellMark) =>
    after.marks.flatMap((each, cell) => (each === mark && before.marks[cell] !== mark ? [cell] : []));
  const [wrong, right, shown] = [
    findNewlyMarked('wrong'),
    findNewlyMarked('right'),
    findNewlyMarked('shown'),
  ];
  if (shown.length > 0) {
    const letters = shown.map((cell) => after.letters[cell]).join('');
    return `Shown: ${letters.toUpperCase()}.`;
  }
  if (wrong.length > 0) return `${formatLetterCount(wrong.length)} not right.`;
  // With autocheck only wrong letters are announced.
  return right.length > 0 && !before.autocheck ? `${formatLetterCount(right.length)} right.` : '';
}

function formatLetterCount(letters: number): string {
  return letters === 1 ? '1 letter is' : `${letters} letters are`;
}

function formatStageChange(before: CrosswordState, after: CrosswordState): string {
  const { stage } = after;
  if (before.stage.phase !== 'solving' || stage.phase !== 'done') return '';
  return stage.how === 'solved'
    ? 'Solved! Every letter is right. Press Enter to see your result.'
    : 'These are all the answers. Press Enter to see your result.';
}
