import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { fillBlank, formatSide, getPoints, getSupermatchPoints, getWinner, isDoubled } from './scoring.ts';
import {
  type BlankState,
  findSurveyAnswer,
  getScore,
  getSide,
  getStatement,
  getSupermatch,
  hasTwoPlayers,
  SEATS,
  type WrittenAnswer,
} from './state.ts';

/** The points for two stars and for three. Without points there is no star. */
const STARS = { two: 150, three: 300 };

/**
 * The result of a finished game. Two players get no score and no misses: neither is known to be the learner.
 */
export function getResult(state: BlankState): GameResult {
  const { side } = getWinner(state);
  const [own, others] = [getScore(state, side), getScore(state, 1 - side)];
  const tally = own === others ? `after a ${own}–${others} draw` : `${own}–${others}`;
  if (hasTwoPlayers(state)) {
    return { headline: `${formatSide(state, side)} wins ${tally}!`, facts: getFacts(state), misses: [] };
  }
  const points = getPoints(state);
  return {
    score: { value: points, text: `${points} points` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline: side === 0 ? `You won ${tally}: ${points} points!` : `The computer won ${tally} this time.`,
    facts: [...getFacts(state), { label: 'Points', value: points }],
    givenVerb: 'wrote',
    misses: getMisses(state),
  };
}

function getFacts(state: BlankState): readonly GameFact[] {
  const finals = [
    { label: 'Supermatch', value: getSupermatchPoints(state) },
    { label: 'Head-to-Head', value: isDoubled(state) ? 'Doubled' : 'No pair' },
  ];
  return [...getScoreboard(state), ...finals.slice(0, state.finals.length)];
}

/** Answers that the survey does not have or that were misspelt. An answer without a match is no mistake. */
function getMisses(state: BlankState): readonly Miss[] {
  const turns = state.turns.flatMap((written, turn): Miss[] => {
    const { text: asked, answers, note } = getStatement(state, turn);
    const found = findSurveyAnswer(state, turn) ?? answers[0];
    if (getSide(turn) === 1 || !isMiss(written) || !found) return [];
    const people = `${found.popularity} of 100 people say it${found === answers[0] ? ', more than anything else' : ''}.`;
    return [
      {
        asked,
        word: found.text,
        right: found.text,
        reason: `${people} ${note}`,
        given: written.text,
        isFact: !state.known.includes(found.text),
      },
    ];
  });
  const finals = state.finals.flatMap((written, index): Miss[] => {
    const { phrase, answers, others, note } = getSupermatch(
      state,
      index === 0 ? 'supermatch' : 'head-to-head',
    );
    const found = [...answers, ...others][written.answer ?? 0];
    if (!isMiss(written) || !found) return [];
    const whole = fillBlank(phrase, found.text);
    const reason = written.answer === null ? `This is the top answer. ${note}` : note;
    return [{ asked: phrase, word: whole, right: whole, reason, given: written.text, isFact: true }];
  });
  return [...turns, ...finals];
}

function isMiss({ answer, isSlip }: WrittenAnswer): boolean {
  return answer === null || isSlip;
}

export function getScoreboard(state: BlankState): readonly GameFact[] {
  return [0, 1].map((side) => ({
    label: formatSide(state, side),
    value: `${getScore(state, side)} of ${SEATS.length}`,
  }));
}
