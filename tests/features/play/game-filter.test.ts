import { expect, test } from 'vitest';
import { filterGames, listSkills } from '../../../src/features/play/game-filter.ts';
import type { GameMeta } from '../../../src/games/contract.ts';

const aGame = (id: string, skills: GameMeta['skills'], minutes: number) =>
  ({ id, skills, minutes }) as Partial<GameMeta> as GameMeta;

const GAMES = [
  aGame('quick', ['Vocabulary'], 4),
  aGame('middling', ['Vocabulary', 'Writing'], 8),
  aGame('slow', ['Grammar'], 9),
];
const found = (...[filter]: [Parameters<typeof filterGames>[1]]) =>
  filterGames(GAMES, filter).map(({ id }) => id);

test('without a wish every game is shown', () => {
  expect(found({ skill: 'any', length: 'any' })).toEqual(['quick', 'middling', 'slow']);
});

test('a skill leaves the games that train it', () => {
  expect(found({ skill: 'Vocabulary', length: 'any' })).toEqual(['quick', 'middling']);
  expect(found({ skill: 'Speaking', length: 'any' })).toEqual([]);
});

test('a length leaves the games that fit into it', () => {
  expect(found({ skill: 'any', length: 'short' })).toEqual(['quick']);
  expect(found({ skill: 'any', length: 'medium' })).toEqual(['quick', 'middling']);
  expect(found({ skill: 'any', length: 'long' })).toEqual(['slow']);
});

test('both wishes count together', () => {
  expect(found({ skill: 'Grammar', length: 'short' })).toEqual([]);
});

test('the skills to choose from are those of the games, each once', () => {
  expect(listSkills(GAMES)).toEqual(['Vocabulary', 'Writing', 'Grammar']);
});
