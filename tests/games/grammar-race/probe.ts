import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import type { GrammarBank } from '../../../src/content/grammar/grammar-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import {
  getCurrentQuestion,
  getPoints,
  MAX_POINTS,
  RACE_QUESTIONS,
  type RaceMove,
  type RaceState,
} from '../../../src/games/grammar-race/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays Grammar Race by random moves, and the rules that each state keeps. */
export const grammarRaceProbe: GameProbe<GrammarBank, RaceState> = {
  levels: LEVELS,
  loadBank: (level) => loadGrammar(level),
  createMove(state, rng): RaceMove {
    const { answer, options } = getCurrentQuestion(state);
    return pick(
      [
        { type: 'answered', option: answer },
        { type: 'answered', option: pick(options, rng) },
        { type: 'answered', option: 'none of them' },
        { type: 'continued' },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { questions, given, phase } = state;
    return findBrokenRules([
      [() => questions.every(({ options, answer }) => options.includes(answer)), 'the answer is an option'],
      [
        () => questions.every(({ options }) => new Set(options).size === options.length),
        'no option occurs twice',
      ],
      [() => phase === 'asking' || given.length > 0, 'only an answered question is explained'],
      [() => phase !== 'asking' || given.length < RACE_QUESTIONS, 'nothing is asked after the last question'],
      [() => phase !== 'over' || given.length === RACE_QUESTIONS, 'a race ends with its last question'],
      [() => getPoints(state) <= MAX_POINTS, 'points never pass the maximum'],
    ]);
  },
  knowsItem: ({ points }, { kind, id }) => kind === 'grammar' && points.some((point) => point.id === id),
};
