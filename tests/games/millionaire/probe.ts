import { LADDER_STEPS } from '../../../src/content/millionaire/millionaire-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { loadBank, type MillionaireBank } from '../../../src/games/millionaire/deal.ts';
import { getPointsAt, getSafeStep } from '../../../src/games/millionaire/ladder.ts';
import {
  countClimbedSteps,
  findCurrentHint,
  getCurrentQuestion,
  getEliminatedOptions,
  getPoints,
  type MillionaireMove,
  type MillionaireState,
} from '../../../src/games/millionaire/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Millionaire by random moves, and the rules that each state keeps. */
export const millionaireProbe: GameProbe<MillionaireBank, MillionaireState> = {
  levels: LEVELS,
  loadBank: () => loadBank(),
  createMove(state, rng): MillionaireMove {
    const { options, answer } = getCurrentQuestion(state);
    // Mostly right, because a wrong answer ends the game.
    const option = rng() < 0.7 ? answer : pick([...options, 'no option'], rng);
    // Walking away is rare, so that some games get far up.
    if (rng() < 0.02) return { type: 'wanted-to-walk' };
    return pick<MillionaireMove>(
      [
        { type: 'chose', option },
        { type: 'chose', option },
        { type: 'confirmed' },
        { type: 'confirmed' },
        { type: 'requested-reveal' },
        { type: 'continued' },
        { type: 'continued' },
        { type: 'reconsidered' },
        { type: 'took-fifty-fifty' },
        { type: 'asked-ai' },
        { type: 'walked' },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { ladder, phase, fiftyFifty, askedAi, index } = state;
    const { options, answer } = getCurrentQuestion(state);
    const points = getPoints(state);
    return findBrokenRules([
      [() => ladder.every(({ step }, stepIndex) => step === stepIndex + 1), 'each step has its own question'],
      [() => new Set(ladder.map(({ id }) => id)).size === LADDER_STEPS, 'no question is dealt twice'],
      [
        () => ladder.every((each) => new Set(each.options).size === 4 && each.options.includes(each.answer)),
        'a question has four options, its answer among them',
      ],
      [() => !('option' in phase) || options.includes(phase.option), 'the chosen answer is an option'],
      [
        () => !('option' in phase) || !getEliminatedOptions(state).includes(phase.option),
        'the chosen answer was not removed',
      ],
      [() => [0, 2].includes(getEliminatedOptions(state).length), '50/50 removes two options'],
      [() => !getEliminatedOptions(state).includes(answer), '50/50 keeps the answer'],
      [() => options.includes(findCurrentHint(state)?.says ?? answer), 'the AI names an option'],
      [
        () => (fiftyFifty?.index ?? 0) <= index && (askedAi?.index ?? 0) <= index,
        'no lifeline is used on a later question',
      ],
      [() => [index, index + 1].includes(countClimbedSteps(state)), 'only the current question can be won'],
      [
        () =>
          [
            getPointsAt(countClimbedSteps(state)),
            getPointsAt(getSafeStep(countClimbedSteps(state))),
          ].includes(points),
        'the points are those of the climbed or the safe step',
      ],
    ]);
  },
  knowsItem: (bank, { kind, id }) => kind === 'fact' && bank.some((question) => question.id === id),
};
