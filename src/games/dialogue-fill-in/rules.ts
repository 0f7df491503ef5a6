import { unreachable } from '../../domain/result.ts';
import type { GameEffect, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
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

/*
 * The rules of the Dialogue Fill-in. All blanks are filled and checked together; what is wrong can be filled
 * and checked once more. Then the dialogue can be read and heard.
 */

/** Reduces one event of the game. */
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
    case 'continued':
      return { state: state.phase === 'read' ? { ...state, phase: 'over' } : state };
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

/** A text for a blank (`gap` in the code and in saved games). */
interface GapFill {
  gap: number;
  text: string;
  /** Play time in milliseconds. */
  at: number;
}

/** Puts a text into a blank and replaces an earlier one. */
function fillGap(state: DialogueState, { gap, text: raw, at }: GapFill): Transition<DialogueState> {
  const text = raw.trim().slice(0, MAX_TYPED_LENGTH);
  if (!getOpenGaps(state).includes(gap) || state.filled[gap] === text) return { state };
  const isValid = isFilledByChoice(state, gap) ? getOptions(state, gap).includes(text) : text !== '';
  if (!isValid) return { state };
  const next = {
    ...state,
    filled: state.filled.with(gap, text),
    spent: state.spent.with(gap, (state.spent[gap] ?? 0) + at - state.since),
    since: at,
  };
  return { state: next, effects: createAnnouncement(`Gap ${gap + 1}: ${text}. ${formatOpenGaps(next)}`) };
}

/**
 * Reduces the options to two or, where answers are typed, shows the options. A text that is no option is
 * removed.
 */
function takeHint(state: DialogueState, gap: number): Transition<DialogueState> {
  if (!canHint(state, gap)) return { state };
  const hinted = { ...state, hinted: [...state.hinted, gap] };
  const options = getOptions(hinted, gap);
  const isStillOption = options.includes(state.filled[gap] ?? '');
  return {
    state: isStillOption ? hinted : { ...hinted, filled: state.filled.with(gap, '') },
    effects: createAnnouncement(`Gap ${gap + 1} is one of: ${options.join(' / ')}.`),
  };
}

/**
 * Checks all open blanks. Wrong ones are emptied for another try; after the last try the answers are shown.
 */
function checkGaps(state: DialogueState): Transition<DialogueState> {
  if (state.phase !== 'filling') return { state };
  if (getEmptyGaps(state).length > 0) return { state, effects: createAnnouncement(formatOpenGaps(state)) };
  const openGaps = getOpenGaps(state);
  const checkedState = { ...state, checked: [...state.checked, state.filled] };
  const missedGaps = openGaps.filter((gap) => !isAccepted(findVerdict(checkedState, gap)));
  const isDone = missedGaps.length === 0 || checkedState.checked.length === MAX_CHECKS;
  const next: DialogueState = isDone
    ? { ...checkedState, phase: 'read' }
    : { ...checkedState, filled: state.filled.map((text, gap) => (missedGaps.includes(gap) ? '' : text)) };
  return {
    state: next,
    effects: [
      ...createAnnouncement(formatCheck(next)),
      // Only the first check is recorded, because the second one follows the explanations.
      ...(state.checked.length === 0 ? createAnswerEffects(checkedState) : []),
      { type: 'play-sound', sound: missedGaps.length === 0 ? 'right' : 'wrong' },
    ],
  };
}

const GRADE_BY_VERDICT = { right: 'right', typo: 'hard', wrong: 'missed' } as const;

function createAnswerEffects(state: DialogueState): readonly GameEffect[] {
  return state.items.flatMap((item, gap): GameEffect[] => {
    const verdict = findVerdict(state, gap);
    // `null`: a blank whose text is no word or point of grammar to record.
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
