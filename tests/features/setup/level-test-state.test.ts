import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLACEMENT_BANK } from '../../../src/content/placement/placement-bank.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { explainPlacement } from '../../../src/features/setup/level-test/explain-placement.ts';
import {
  createLevelTest,
  type LevelTestState,
  reduceLevelTest,
} from '../../../src/features/setup/level-test/level-test-state.ts';
import { forAll } from '../../for-all.ts';

const deal = (seed: number) => createLevelTest({ bank: PLACEMENT_BANK, rng: createSeededRng(seed) });

/** All states of a test in which `choose` picks the options. */
function play(seed: number, choose: (number: number) => number | null): LevelTestState[] {
  const states = [deal(seed)];
  for (let state = states[0]; state?.step.status === 'asking'; ) {
    const at = choose(states.length - 1);
    const option = at === null ? null : (state.step.question.options[at] ?? null);
    state = reduceLevelTest(state, { type: 'answered', option });
    states.push(state);
  }
  return states;
}

const choices = fc.array(fc.option(fc.nat({ max: 3 })), { minLength: 12, maxLength: 12 });

describe('a level test on the screen', () => {
  test('asks different questions, each with its answer among four options', () => {
    forAll(fc.integer(), choices, (seed, chosen) => {
      const states = play(seed, (number) => chosen[number] ?? null);
      const asked = states.flatMap(({ step }) => (step.status === 'asking' ? [step.question] : []));
      expect(asked.length).toBe(states.at(-1)?.answers.length);
      expect(new Set(asked.map(({ stem }) => stem)).size).toBe(asked.length);
      for (const { options, answer } of asked) {
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(answer);
      }
    });
  });

  test('an answer after the end changes nothing', () => {
    const end = play(1, () => 0).at(-1) as LevelTestState;
    expect(end.step.status).toBe('over');
    expect(reduceLevelTest(end, { type: 'answered', option: 'is' })).toBe(end);
  });

  test('"I don’t know" counts as wrong', () => {
    const end = play(1, () => null).at(-1);
    expect(end?.answers.every(({ isRight }) => !isRight)).toBe(true);
    expect(end?.step).toEqual({ status: 'over', level: 'A1' });
  });

  test('the reason names the scores of the level and of the one above', () => {
    forAll(fc.integer(), choices, (seed, chosen) => {
      const end = play(seed, (number) => chosen[number] ?? null).at(-1);
      if (end?.step.status !== 'over') throw new Error('The test did not end.');
      const { level } = end.step;
      const reason = explainPlacement(level, end.answers);
      for (const each of [level, LEVELS[LEVELS.indexOf(level) + 1]]) {
        const answers = end.answers.filter((answer) => answer.level === each);
        const right = answers.filter(({ isRight }) => isRight).length;
        if (right > 0) expect(reason).toContain(`${right} of ${answers.length}`);
      }
      expect(reason).toContain(level);
      expect(reason).not.toContain(' 0 of');
    });
  });
});
