import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { getDifficulty } from '../../../src/games/general-knowledge/difficulty.ts';
import { generalKnowledge } from '../../../src/games/general-knowledge/meta.tsx';
import { formatGameChoice, getSuggestedLevel } from '../../../src/games/host/level-offers.ts';

test('a learner is suggested the hardest questions that their level can read', () => {
  const offered = LEVELS.map((level) => getSuggestedLevel(generalKnowledge, level));
  expect(offered.map(getDifficulty)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard', 'hard']);
});

test('a difficulty is labelled by its name, not by its level of English', () => {
  const names = generalKnowledge.levels.map(({ level }) =>
    formatGameChoice(generalKnowledge, { level, variant: '' }),
  );
  expect(names).toEqual(['Easy', 'Medium', 'Hard']);
});
