import { expect, test } from 'vitest';
import { filterGames, groupGames, listSkills } from '../../../src/features/play/game-filter.ts';
import type { GameMeta } from '../../../src/games/game-contract.ts';
import { getGamesInRoom } from '../../../src/games/registry.ts';

const createGame = (id: string, skills: GameMeta['skills'], minutes: number) =>
  ({ id, skills, minutes }) as Partial<GameMeta> as GameMeta;

const FILTER_GAMES = [
  createGame('quick', ['Vocabulary'], 4),
  createGame('middling', ['Vocabulary', 'Writing'], 8),
  createGame('slow', ['Grammar'], 9),
];
const getFilteredIds = (...[filter]: [Parameters<typeof filterGames>[1]]) =>
  filterGames(FILTER_GAMES, filter).map(({ id }) => id);

test('every game is shown without a filter', () => {
  expect(getFilteredIds({ skill: 'any', length: 'any' })).toEqual(['quick', 'middling', 'slow']);
});

test('a skill filter leaves the games that train it', () => {
  expect(getFilteredIds({ skill: 'Vocabulary', length: 'any' })).toEqual(['quick', 'middling']);
  expect(getFilteredIds({ skill: 'Speaking', length: 'any' })).toEqual([]);
});

test('a length filter leaves the games of that length', () => {
  expect(getFilteredIds({ skill: 'any', length: 'short' })).toEqual(['quick']);
  expect(getFilteredIds({ skill: 'any', length: 'medium' })).toEqual(['quick', 'middling']);
  expect(getFilteredIds({ skill: 'any', length: 'long' })).toEqual(['slow']);
});

test('both filters apply together', () => {
  expect(getFilteredIds({ skill: 'Grammar', length: 'short' })).toEqual([]);
});

test('the listed skills are those of the games, without duplicates', () => {
  expect(listSkills(FILTER_GAMES)).toEqual(['Vocabulary', 'Writing', 'Grammar']);
});

const ARCADE_GAMES = getGamesInRoom('arcade', 'adult');
const getRows = (saved: readonly string[]) =>
  groupGames(ARCADE_GAMES, saved).map(({ title, games }) => [title, ...games.map(({ id }) => id)]);

test('every game is in one row, whichever games are in progress', () => {
  for (const saved of [[], ['quiz'], ARCADE_GAMES.map(({ id }) => id)]) {
    const shown = groupGames(ARCADE_GAMES, saved).flatMap(({ games }) => games.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(ARCADE_GAMES.map(({ id }) => id).toSorted());
  }
});

test('the games in progress come first', () => {
  expect(getRows(['crossword'])[0]).toEqual(['Continue', 'crossword']);
});

test('a row without games is left out', () => {
  const stage = ARCADE_GAMES.filter(({ category }) => category === 'stage').map(({ id }) => id);
  expect(groupGames(ARCADE_GAMES, stage).map(({ title }) => title)).toEqual([
    'Continue',
    'Word games',
    'Grammar and stories',
  ]);
});
