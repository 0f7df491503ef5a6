import type { Fact, GameResult, Miss } from '../contract.ts';
import { counted } from '../kit/counted.ts';
import { joinReasons } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import {
  type DialogueState,
  emptyGaps,
  gapAt,
  gapOfTurns,
  knownAt,
  openGaps,
  POINTS,
  pointsOf,
  spokenTurn,
  verdictAt,
} from './state.ts';

/** Shares of all points for two stars and for three; no point, no star. */
const STARS = { two: 60, three: 90 };

/** The outcome: the share of the points that the dialogue had, since dialogues have more or fewer blanks. */
export function result(state: DialogueState): GameResult {
  const blanks = state.dialogue.gaps.length;
  const most = blanks * POINTS.atFirst;
  const points = pointsOf(state);
  const share = Math.floor((100 * points) / most);
  const atFirst = knownAt(state, 0);
  const known = knownAt(state, state.checked.length - 1);
  return {
    score: { value: share, text: `${share}% of the points` },
    ...(points > 0 ? { stars: starsFor(share, STARS) } : {}),
    headline:
      atFirst === blanks ? 'Every blank right first time!' : `You got ${known} of ${blanks} blanks right.`,
    facts: [
      { label: 'Points', value: `${points} of ${most}` },
      { label: 'Right first time', value: `${atFirst} of ${blanks}` },
      { label: 'Hints', value: state.hinted.length },
    ],
    givenVerb: state.isTyped ? 'wrote' : 'chose',
    misses: state.dialogue.gaps.flatMap((_, gap) => missOf(state, gap)),
  };
}

/** What was given at the first check, where that was not right. */
function missOf(state: DialogueState, gap: number): Miss[] {
  const verdict = verdictAt(state, gap, 0);
  if (!verdict || verdict.kind === 'right') return [];
  const { answer, because } = gapAt(state, gap);
  const right = verdict.kind === 'typo' ? verdict.wording : answer;
  const item = state.items[gap];
  return [
    {
      asked: askedBy(state, gap),
      word: item?.kind === 'word' ? item.id : right,
      right,
      reason: joinReasons(because, verdict.kind === 'wrong' ? verdict.reason : null),
      given: state.checked[0]?.[gap] ?? '',
      isFact: item?.kind !== 'word',
    },
  ];
}

/** The turn with its gap, after the whole turn that it answers. */
function askedBy(state: DialogueState, gap: number): string {
  const { turns, speakers } = state.dialogue;
  const at = gapOfTurns(state).indexOf(gap);
  return turns
    .map(({ by, text }, turn) => `${speakers[by]}: ${turn === at ? text : spokenTurn(state, turn)}`)
    .slice(Math.max(0, at - 1), at + 1)
    .join(' – ');
}

export function standing(state: DialogueState): readonly Fact[] {
  const { gaps } = state.dialogue;
  return [
    { label: 'Filled', value: `${gaps.length - emptyGaps(state).length} of ${gaps.length}` },
    { label: 'Points', value: pointsOf(state) },
  ];
}

/** What is still to be done before the check. */
export function openText(state: DialogueState): string {
  const empty = emptyGaps(state).length;
  return empty === 0 ? 'All are filled: check them.' : `Fill ${counted(empty, 'more blank')}, then check.`;
}

/** What the newest check came to. */
export function checkText(state: DialogueState): string {
  const blanks = state.dialogue.gaps.length;
  const known = knownAt(state, state.checked.length - 1);
  if (known === blanks) return 'All right!';
  const others = openGaps(state).length > 0 ? 'Try the others once more.' : 'The others are shown.';
  return `${known} of ${blanks} right. ${others}`;
}

/** What there is to learn from a blank since the newest check; `null` where it was not checked yet. */
export function noteOn(state: DialogueState, gap: number): { isKnown: boolean; text: string } | null {
  const verdict = verdictAt(state, gap);
  const { because, kind, point } = gapAt(state, gap);
  const given = state.checked.at(-1)?.[gap] ?? '';
  switch (verdict?.kind) {
    case 'right':
      return { isKnown: true, text: because };
    case 'typo':
      return { isKnown: true, text: `A typo: you wrote “${given}”. ${because}` };
    case 'wrong': {
      const against = verdict.reason ?? 'It does not fit here.';
      if (state.phase !== 'filling') return { isKnown: false, text: joinReasons(because, against) };
      // The second try is for finding it: of the right answer nothing is told but what it is for.
      const clue = verdict.reason === null && kind === 'function' ? ` What is said here: ${point}.` : '';
      return { isKnown: false, text: `Not “${given}”. ${against}${clue}` };
    }
    default:
      return null;
  }
}
