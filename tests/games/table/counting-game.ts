import * as v from 'valibot';
import type { Game } from '../../../src/games/contract.ts';
import { hasRunOut, limitEnd } from '../../../src/games/kit/time-limit.ts';
import { wordAnswerSchema } from '../../../src/games/word-answer.ts';

export const TURN_MS = 10_000;
export const TURNS = 3;

const stateSchema = v.object({
  seed: v.number(),
  turns: v.number(),
  turnStartedAt: v.number(),
  answers: v.array(wordAnswerSchema),
});
export type CountingState = v.InferOutput<typeof stateSchema>;
export type CountingMove = { type: 'answered'; word: string } | { type: 'waved' };

function turned(state: CountingState, word: string, right: boolean, at: number): CountingState {
  const answer = { word, right, hintUsed: false, ms: at - state.turnStartedAt };
  return { ...state, turns: state.turns + 1, turnStartedAt: at, answers: [...state.answers, answer] };
}

/** The smallest game that has a limit, answers and an end: three turns of ten seconds each. */
export const countingGame: Game<readonly string[], CountingState, CountingMove> = {
  loadBank: async () => ['one', 'two', 'three'],
  start: (_bank, { seed }) => ({ seed, turns: 0, turnStartedAt: 0, answers: [] }),
  reduce(state, event) {
    if (state.turns === TURNS) return state;
    const missed = hasRunOut(state.turnStartedAt, TURN_MS, event)
      ? turned(state, 'missed', false, event.at)
      : state;
    return event.type === 'answered' && missed.turns < TURNS
      ? turned(missed, event.word, true, event.at)
      : missed;
  },
  nextTick: (state, timing) => limitEnd(state.turnStartedAt, TURN_MS, timing),
  isOver: ({ turns }) => turns === TURNS,
  result: ({ answers }) => ({
    score: answers.filter(({ right }) => right).length,
    scoreText: `${answers.filter(({ right }) => right).length} words`,
    headline: 'Done.',
    facts: [],
    misses: [],
  }),
  standing: ({ turns }) => [{ label: 'Turns', value: turns }],
  announce: (before, after) => `${before.turns} to ${after.turns}`,
  answers: ({ answers }) => answers,
  usedWords: ({ answers }) => answers.map(({ word }) => word),
  schema: stateSchema,
  invariants: ({ turns, answers }) => (turns === answers.length ? [] : ['A turn has no answer.']),
  View: () => null,
};
