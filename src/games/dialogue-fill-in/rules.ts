import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { checkText, openText } from './outcome.ts';
import {
  CHECKS,
  canHint,
  type DialogueMove,
  type DialogueState,
  emptyGaps,
  isChosen,
  isKnown,
  LONGEST_TYPED,
  openGaps,
  optionsFor,
  verdictAt,
} from './state.ts';

/** One step of the game. */
export function reduce(state: DialogueState, event: Timed<DialogueMove | Tick>): Change<DialogueState> {
  switch (event.type) {
    case 'filled':
      return fill(state, event);
    case 'asked-hint':
      return hint(state, event.gap);
    case 'checked':
      return check(state);
    case 'went-on':
      return { state: state.phase === 'read' ? { ...state, phase: 'over' } : state };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

interface Fill {
  gap: number;
  text: string;
  at: number;
}

/** Puts a text into a blank, in place of what stood there: until the check nothing is final. */
function fill(state: DialogueState, { gap, text: raw, at }: Fill): Change<DialogueState> {
  const text = raw.trim().slice(0, LONGEST_TYPED);
  if (!openGaps(state).includes(gap) || state.filled[gap] === text) return { state };
  if (isChosen(state, gap) ? !optionsFor(state, gap).includes(text) : text === '') return { state };
  const next = {
    ...state,
    filled: state.filled.with(gap, text),
    spent: state.spent.with(gap, (state.spent[gap] ?? 0) + at - state.since),
    since: at,
  };
  return { state: next, happened: said(`Blank ${gap + 1}: ${text}. ${openText(next)}`) };
}

/** Leaves two options; in the typed game it gives the options. What stood there may be none of them. */
function hint(state: DialogueState, gap: number): Change<DialogueState> {
  if (!canHint(state, gap)) return { state };
  const hinted = { ...state, hinted: [...state.hinted, gap] };
  const options = optionsFor(hinted, gap);
  const stays = options.includes(state.filled[gap] ?? '');
  return {
    state: stays ? hinted : { ...hinted, filled: state.filled.with(gap, '') },
    happened: said(`Blank ${gap + 1} is one of: ${options.join('; ')}.`),
  };
}

/** Tells of every blank whether it is right. The wrong ones are emptied for another try, or shown after the last. */
function check(state: DialogueState): Change<DialogueState> {
  if (state.phase !== 'filling') return { state };
  if (emptyGaps(state).length > 0) return { state, happened: said(openText(state)) };
  const open = openGaps(state);
  const checked = { ...state, checked: [...state.checked, state.filled] };
  const missed = open.filter((gap) => !isKnown(verdictAt(checked, gap)));
  const isDone = missed.length === 0 || checked.checked.length === CHECKS;
  const next: DialogueState = isDone
    ? { ...checked, phase: 'read' }
    : { ...checked, filled: state.filled.map((text, gap) => (missed.includes(gap) ? '' : text)) };
  return {
    state: next,
    happened: [
      ...said(checkText(next)),
      // What is known is seen at the first check: the second one comes after the reasons.
      ...(state.checked.length === 0 ? answers(checked) : []),
      { type: 'cue', sound: missed.length === 0 ? 'right' : 'wrong' },
    ],
  };
}

const GRADES = { right: 'right', typo: 'hard', wrong: 'missed' } as const;

function answers(state: DialogueState): readonly Happening[] {
  return state.items.flatMap((item, gap): Happening[] => {
    const verdict = verdictAt(state, gap);
    if (!item || !verdict) return [];
    return [
      {
        type: 'answered',
        item,
        grade: GRADES[verdict.kind],
        by: isChosen(state, gap) ? 'choice' : 'recall',
        ms: state.spent[gap] ?? 0,
        hint: state.hinted.includes(gap),
      },
    ];
  });
}
