import { formatCount } from '../../domain/format-count.ts';
import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatObjection, joinReasons } from '../kit/reasons.ts';
import {
  countKnownGaps,
  type DialogueState,
  findVerdict,
  formatSpokenTurn,
  getEmptyGaps,
  getGap,
  getOpenGaps,
  getPoints,
  mapTurnsToGaps,
  POINTS,
} from './state.ts';

/** The percentages of the points for two stars and for three. Without points there is no star. */
const STARS = { two: 60, three: 90 };

/** The result as a percentage of the possible points, because dialogues differ in their number of blanks. */
export function getResult(state: DialogueState): GameResult {
  const blanks = state.dialogue.gaps.length;
  const maxPoints = blanks * POINTS.atFirst;
  const points = getPoints(state);
  const share = Math.floor((100 * points) / maxPoints);
  const atFirstCount = countKnownGaps(state, 0);
  const knownCount = countKnownGaps(state, state.checked.length - 1);
  return {
    score: { value: share, text: `${share}% of the points` },
    ...(points > 0 ? { stars: countStars(share, STARS) } : {}),
    headline:
      atFirstCount === blanks
        ? 'Every gap right first time!'
        : `You got ${knownCount} of ${blanks} gaps right.`,
    facts: [
      { label: 'Points', value: `${points} of ${maxPoints}` },
      { label: 'Right first time', value: `${atFirstCount} of ${blanks}` },
      { label: 'Hints', value: state.hinted.length },
    ],
    givenVerb: state.isTyped ? 'wrote' : 'chose',
    misses: state.dialogue.gaps.flatMap((_, gap) => getMisses(state, gap)),
  };
}

/** The answer at the first check, if it was not right. */
function getMisses(state: DialogueState, gap: number): Miss[] {
  const verdict = findVerdict(state, gap, 0);
  if (!verdict || verdict.kind === 'right') return [];
  const { answer, because } = getGap(state, gap);
  const right = verdict.kind === 'typo' ? verdict.wording : answer;
  const item = state.items[gap];
  const given = state.checked[0]?.[gap] ?? '';
  return [
    {
      asked: formatQuestion(state, gap),
      word: item?.kind === 'word' ? item.id : right,
      right,
      reason: joinReasons(
        because,
        verdict.kind === 'wrong' && verdict.reason !== null ? formatObjection(given, verdict.reason) : null,
      ),
      given,
      isFact: item?.kind !== 'word',
    },
  ];
}

/** The turn with its gap, preceded by the turn before it. */
function formatQuestion(state: DialogueState, gap: number): string {
  const { turns, speakers } = state.dialogue;
  const at = mapTurnsToGaps(state).indexOf(gap);
  return turns
    .map(({ by, text }, turn) => `${speakers[by]}: ${turn === at ? text : formatSpokenTurn(state, turn)}`)
    .slice(Math.max(0, at - 1), at + 1)
    .join(' – ');
}

export function getScoreboard(state: DialogueState): readonly GameFact[] {
  const { gaps } = state.dialogue;
  return [
    { label: 'Filled', value: `${gaps.length - getEmptyGaps(state).length} of ${gaps.length}` },
    { label: 'Points', value: getPoints(state) },
  ];
}

/** Says how many blanks are empty before the check. */
export function formatOpenGaps(state: DialogueState): string {
  const empty = getEmptyGaps(state).length;
  return empty === 0
    ? 'All the gaps are full. Check them now.'
    : `Fill ${formatCount(empty, 'more gap')}, then check.`;
}

/** Describes the result of the newest check. */
export function formatCheck(state: DialogueState): string {
  const blanks = state.dialogue.gaps.length;
  const knownCount = countKnownGaps(state, state.checked.length - 1);
  if (knownCount === blanks) return 'All correct!';
  const others = getOpenGaps(state).length > 0 ? 'Try the others again.' : 'Here are the other answers.';
  return `${knownCount} of ${blanks} right. ${others}`;
}

/** The note on a blank after the newest check; `null` before a check. */
export function createNote(state: DialogueState, gap: number): { isKnown: boolean; text: string } | null {
  const verdict = findVerdict(state, gap);
  const { because, kind, point } = getGap(state, gap);
  const given = state.checked.at(-1)?.[gap] ?? '';
  switch (verdict?.kind) {
    case 'right':
      return { isKnown: true, text: because };
    case 'typo':
      return {
        isKnown: true,
        text: `Right, with a small spelling mistake: you wrote “${given}”. ${because}`,
      };
    case 'wrong': {
      const objection = formatObjection(given, verdict.reason ?? 'It doesn’t fit here.');
      if (state.phase !== 'filling') return { isKnown: false, text: joinReasons(because, objection) };
      // Before the second try the note must not give the answer away.
      const clue = verdict.reason === null && kind === 'function' ? ` What they say here: ${point}.` : '';
      return { isKnown: false, text: `${objection}${clue}` };
    }
    default:
      return null;
  }
}
