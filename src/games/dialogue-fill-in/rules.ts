import { unreachable } from '../../domain/result.ts';
import type { GameEffect, TickEvent, TimestampedEvent, Transition } from '../contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { formatCheck, formatOpenGaps } from './outcome.ts';
import {
  canHint,
  type DialogueMove,
  type DialogueState,
  findVerdict,
  getEmptyGaps,
  getOpenGaps,
  getOptions,
  isAccepted,
  isFilledByChoice,
  MAX_CHECKS,
  MAX_TYPED_LENGTH,
} from './state.ts';

/** One step of the game. */
export function reduce(
  state: DialogueState,
  event: TimestampedEvent<DialogueMove | TickEvent>,
): Transition<DialogueState> {
  switch (event.type) {
    case 'filled':
      return fillGap(state, event);
    case 'asked-hint':
      return takeHint(state, event.gap);
    case 'checked':
      return checkGaps(state);
    case 'went-on':
      return { state: state.phase === 'read' ? { ...state, phase: 'over' } : state };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

interface GapFill {
  gap: number;
  text: string;
  at: number;
}

/** Puts a text into a blank, in place of what stood there: until the check nothing is final. */
function fillGap(state: DialogueState, { gap, text: raw, at }: GapFill): Transition<DialogueState> {
  const text = raw.trim().slice(0, MAX_TYPED_LENGTH);
  if (!getOpenGaps(state).includes(gap) || state.filled[gap] === text) return { state };
  if (isFilledByChoice(state, gap) ? !getOptions(state, gap).includes(text) : text === '') return { state };
  const next = {
    ...state,
    filled: state.filled.with(gap, text),
    spent: state.spent.with(gap, (state.spent[gap] ?? 0) + at - state.since),
    since: at,
  };
  return { state: next, effects: createAnnouncement(`Blank ${gap + 1}: ${text}. ${formatOpenGaps(next)}`) };
}

/** Leaves two options; in the typed game it gives the options. What stood there may be none of them. */
function takeHint(state: DialogueState, gap: number): Transition<DialogueState> {
  if (!canHint(state, gap)) return { state };
  const hinted = { ...state, hinted: [...state.hinted, gap] };
  const options = getOptions(hinted, gap);
  const stays = options.includes(state.filled[gap] ?? '');
  return {
    state: stays ? hinted : { ...hinted, filled: state.filled.with(gap, '') },
    effects: createAnnouncement(`Blank ${gap + 1} is one of: ${options.join('; ')}.`),
  };
}

/** Tells of every blank whether it is right. The wrong ones are emptied for another try, or shown after the last. */
function checkGaps(state: DialogueState): Transition<DialogueState> {
  if (state.phase !== 'filling') return { state };
  if (getEmptyGaps(state).length > 0) return { state, effects: createAnnouncement(formatOpenGaps(state)) };
  const open = getOpenGaps(state);
  const checked = { ...state, checked: [...state.checked, state.filled] };
  const missed = open.filter((gap) => !isAccepted(findVerdict(checked, gap)));
  const isDone = missed.length === 0 || checked.checked.length === MAX_CHECKS;
  const next: DialogueState = isDone
    ? { ...checked, phase: 'read' }
    : { ...checked, filled: state.filled.map((text, gap) => (missed.includes(gap) ? '' : text)) };
  return {
    state: next,
    effects: [
      ...createAnnouncement(formatCheck(next)),
      // What is known is seen at the first check: the second one comes after the reasons.
      ...(state.checked.length === 0 ? createAnswerEffects(checked) : []),
      { type: 'play-sound', sound: missed.length === 0 ? 'right' : 'wrong' },
    ],
  };
}

const GRADE_BY_VERDICT = { right: 'right', typo: 'hard', wrong: 'missed' } as const;

function createAnswerEffects(state: DialogueState): readonly GameEffect[] {
  return state.items.flatMap((item, gap): GameEffect[] => {
    const verdict = findVerdict(state, gap);
    if (!item || !verdict) return [];
    return [
      {
        type: 'answered',
        item,
        grade: GRADE_BY_VERDICT[verdict.kind],
        by: isFilledByChoice(state, gap) ? 'choice' : 'recall',
        ms: state.spent[gap] ?? 0,
        hint: state.hinted.includes(gap),
      },
    ];
  });
}
