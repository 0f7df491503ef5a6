import type { Fact, GameResult, Miss } from '../contract.ts';
import { starsFor } from '../kit/stars-for.ts';
import {
  type BlankState,
  isTwo,
  SEATS,
  scoreOf,
  sideOf,
  statementOf,
  supermatchOf,
  surveyedIn,
  type Written,
} from './state.ts';
import { filled, isDoubled, pointsOf, sideName, supermatchPoints, winnerOf } from './verdicts.ts';

/** Points for two stars and for three; no point, no star. */
const STARS = { two: 150, three: 300 };

/** The outcome. What two players wrote is compared with nothing and kept for nobody. */
export function result(state: BlankState): GameResult {
  const { side } = winnerOf(state);
  const [own, others] = [scoreOf(state, side), scoreOf(state, 1 - side)];
  const tally = own === others ? `after a ${own}–${others} draw` : `${own}–${others}`;
  if (isTwo(state)) {
    return { headline: `${sideName(state, side)} wins ${tally}!`, facts: facts(state), misses: [] };
  }
  const points = pointsOf(state);
  return {
    score: { value: points, text: `${points} points` },
    ...(points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline: side === 0 ? `You won ${tally}: ${points} points!` : `The computer won ${tally} this time.`,
    facts: [...facts(state), { label: 'Points', value: points }],
    givenVerb: 'wrote',
    misses: misses(state),
  };
}

function facts(state: BlankState): readonly Fact[] {
  const finals = [
    { label: 'Supermatch', value: supermatchPoints(state) },
    { label: 'Head-to-Head', value: isDoubled(state) ? 'Doubled' : 'No pair' },
  ];
  return [...standing(state), ...finals.slice(0, state.finals.length)];
}

/** What the survey does not have, and what was misspelt. An answer that nobody on the panel wrote is no mistake. */
function misses(state: BlankState): readonly Miss[] {
  const turns = state.turns.flatMap((written, turn): Miss[] => {
    const { text: asked, answers, note } = statementOf(state, turn);
    const found = surveyedIn(state, turn) ?? answers[0];
    if (sideOf(turn) === 1 || !isMissed(written) || !found) return [];
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
  const finals = state.finals.flatMap((written, place): Miss[] => {
    const { phrase, answers, others, note } = supermatchOf(
      state,
      place === 0 ? 'supermatch' : 'head-to-head',
    );
    const found = [...answers, ...others][written.answer ?? 0];
    if (!isMissed(written) || !found) return [];
    const whole = filled(phrase, found.text);
    const reason = written.answer === null ? `It is what most people say. ${note}` : note;
    return [{ asked: phrase, word: whole, right: whole, reason, given: written.text, isFact: true }];
  });
  return [...turns, ...finals];
}

function isMissed({ answer, isSlip }: Written): boolean {
  return answer === null || isSlip;
}

export function standing(state: BlankState): readonly Fact[] {
  return [0, 1].map((side) => ({
    label: sideName(state, side),
    value: `${scoreOf(state, side)} of ${SEATS.length}`,
  }));
}
