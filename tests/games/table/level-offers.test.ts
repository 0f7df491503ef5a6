import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { choiceName, fittingLevel, levelOffers } from '../../../src/games/table/level-offers.ts';

test('a game that names no levels offers all six, and proposes the learner’s own', () => {
  expect(levelOffers({}).map(({ label }) => label)).toEqual(LEVELS);
  expect(LEVELS.map((level) => fittingLevel({}, level))).toEqual(LEVELS);
});

test('a learner below the lowest level on offer is proposed the lowest', () => {
  expect(fittingLevel({ levels: [{ level: 'B1', label: 'Medium' }] }, 'A1')).toBe('B1');
});

test('a choice is read as its level and the label of its variant', () => {
  const game = { variants: [{ id: 'mini', label: 'Mini' }] };
  expect(choiceName(game, { level: 'A2', variant: 'mini' })).toBe('A2 Mini');
  expect(choiceName({}, { level: 'A2', variant: '' })).toBe('A2');
});
