import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { difficultyOf } from '../../../src/games/general-knowledge/difficulty.ts';
import { generalKnowledge } from '../../../src/games/general-knowledge/meta.tsx';
import { choiceName, fittingLevel } from '../../../src/games/table/level-offers.ts';

test('a learner is offered the hardest questions that their level can read', () => {
  const offered = LEVELS.map((level) => fittingLevel(generalKnowledge, level));
  expect(offered.map(difficultyOf)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard', 'hard']);
});

test('a difficulty goes by its name, not by its level of English', () => {
  const names = generalKnowledge.levels.map(({ level }) =>
    choiceName(generalKnowledge, { level, variant: '' }),
  );
  expect(names).toEqual(['Easy', 'Medium', 'Hard']);
});
