import type { Happening } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { announce } from './announce.ts';
import type { CrosswordState } from './state.ts';

/**
 * What a step told. It is read off the two states, since typing, checking, hints and giving up all lead to the
 * same few things: letters, marks, and words of which it is known what became of them.
 */
export function happenings(before: CrosswordState, after: CrosswordState): readonly Happening[] {
  const known = after.answered.filter((entry) => !before.answered.includes(entry));
  return [...said(announce(before, after)), ...known.flatMap((entry) => answerOf(after, entry))];
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
