import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatObjection, joinReasons } from '../kit/reasons.ts';
import type { Verdict } from '../kit/verdict.ts';
import {
  CALLED_RIGHT,
  countFields,
  getCurrentQuestion,
  getPoints,
  getRaceClock,
  isAnswerRight,
  MAX_POINTS,
  RACE_QUESTIONS,
  type RaceState,
} from './state.ts';

/** The minimum points for two stars and for three. Without points there is no star. */
const STARS = { two: 85, three: 120 };
const SECOND_MS = 1000;

/** The result of a finished race. */
export function getResult(state: RaceState): GameResult {
  const points = getPoints(state);
  const fields = countFields(state);
  const seconds = getRaceClock(state, state.since) / SECOND_MS;
  return {
    score: { value: points, text: `${points} of ${MAX_POINTS} points` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline:
      fields === RACE_QUESTIONS
        ? 'You ran the whole race without a mistake!'
        : `You ran ${fields} of ${RACE_QUESTIONS} squares.`,
    facts: [
      { label: 'Points', value: `${points} of ${MAX_POINTS}` },
      { label: 'Right', value: `${fields} of ${RACE_QUESTIONS}` },
      ...(state.isRaced ? [{ label: 'Time', value: `${seconds.toFixed(1)} s` }] : []),
    ],
    tally: getTally(state),
    misses: getMisses(state),
  };
}

/** The right answers for each point of grammar, in the order of the race. */
function getTally(state: RaceState): readonly GameFact[] {
  const names = [...new Set(state.questions.map(({ name }) => name))];
  return names.map((name) => {
    const indices = state.questions.flatMap((question, index) => (question.name === name ? [index] : []));
    const right = indices.filter((index) => isAnswerRight(state, index)).length;
    return { label: name, value: `${right} of ${indices.length}` };
  });
}

function getMisses(state: RaceState): readonly Miss[] {
  return state.questions.flatMap((question, index): Miss[] => {
    if (isAnswerRight(state, index)) return [];
    const given = state.given[index]?.option;
    return [
      {
        asked: question.ask,
        word: question.right,
        right: question.right,
        reason: formatReason(question, given ?? null),
        ...(given ? { given } : {}),
        isFact: true,
      },
    ];
  });
}

/** Joins why the answer is right, why the given one is wrong, and the rule. */
function formatReason(
  { because, wrong, rule }: RaceState['questions'][number],
  given: string | null,
): string {
  const objection = given === null ? undefined : wrong[given];
  return joinReasons(
    because,
    given !== null && objection !== undefined && formatObjection(given, objection),
    rule,
  );
}

export function getScoreboard(state: RaceState): readonly GameFact[] {
  const questionNumber = state.phase === 'asking' ? state.given.length + 1 : state.given.length;
  return [
    { label: 'Question', value: `${questionNumber} of ${RACE_QUESTIONS}` },
    { label: 'Points', value: getPoints(state) },
  ];
}

/** The verdict on the newest answer. */
export function getVerdict(state: RaceState): Verdict {
  const question = getCurrentQuestion(state);
  const given = state.given.at(-1)?.option ?? null;
  const explanation = formatReason(question, given);
  if (given === question.answer) return { isRight: true, text: 'Right!', explanation };
  return { isRight: false, text: `${formatMistake(question, given)} ${question.right}`, explanation };
}

function formatMistake({ kind, answer }: RaceState['questions'][number], given: string | null): string {
  if (given === null) return 'Time’s up! The answer is:';
  if (kind === 'gap') return 'The answer is:';
  return answer === CALLED_RIGHT ? 'There’s no mistake in it:' : 'There’s a mistake in it. It should be:';
}
