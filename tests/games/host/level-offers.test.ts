import { expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import {
  formatGameChoice,
  getAvailableVariant,
  getOfferedLevels,
  getOfferedVariants,
  getSuggestedLevel,
} from '../../../src/games/host/level-offers.ts';

test('a game without levels offers all levels and suggests the learner’s own', () => {
  expect(getOfferedLevels({}).map(({ label }) => label)).toEqual(LEVELS);
  expect(LEVELS.map((level) => getSuggestedLevel({}, level))).toEqual(LEVELS);
});

test('a learner below the lowest offered level is suggested the lowest', () => {
  expect(getSuggestedLevel({ levels: [{ level: 'B1', label: 'Medium' }] }, 'A1')).toBe('B1');
});

const game = {
  variants: [
    { id: 'chosen', label: 'Chosen' },
    { id: 'typed', label: 'Typed', minLevel: 'B1' },
  ],
} as const;

test('a variant is offered from its lowest level on', () => {
  const listOfferedIds = (level: Level) => getOfferedVariants(game, level).map(({ id }) => id);
  expect(listOfferedIds('A2')).toEqual(['chosen']);
  expect(listOfferedIds('B1')).toEqual(['chosen', 'typed']);
  expect(listOfferedIds('C2')).toEqual(['chosen', 'typed']);
  expect(getOfferedVariants({}, 'B1')).toEqual([]);
});

test('a variant that is not offered gives way to the first one, or to none', () => {
  expect(getAvailableVariant(game, 'B1', 'typed')).toBe('typed');
  expect(getAvailableVariant(game, 'A2', 'typed')).toBe('chosen');
  expect(getAvailableVariant({}, 'B1', 'typed')).toBe('');
});

test('a choice is formatted as its level and the label of its variant', () => {
  const crossword = { variants: [{ id: 'mini', label: 'Mini' }] };
  expect(formatGameChoice(crossword, { level: 'A2', variant: 'mini' })).toBe('A2 (Mini)');
  expect(formatGameChoice({}, { level: 'A2', variant: '' })).toBe('A2');
});
