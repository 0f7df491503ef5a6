import { expect, test } from 'vitest';
import { groupGames } from '../../../src/features/play/game-groups.ts';
import { getGamesInRoom } from '../../../src/games/registry.ts';

const GAMES = getGamesInRoom('arcade', 'adult');
const idsIn = (saved: readonly string[]) =>
  groupGames(GAMES, saved).map(({ title, games }) => [title, ...games.map(({ id }) => id)]);

test('every game stands in one row, whatever was left', () => {
  for (const saved of [[], ['quiz'], GAMES.map(({ id }) => id)]) {
    const shown = groupGames(GAMES, saved).flatMap(({ games }) => games.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  }
});

test('what was left comes first', () => {
  expect(idsIn(['crossword'])[0]).toEqual(['Continue', 'crossword']);
});

test('a row that has no machine left is not there', () => {
  const stage = GAMES.filter(({ category }) => category === 'stage').map(({ id }) => id);
  expect(groupGames(GAMES, stage).map(({ title }) => title)).toEqual([
    'Continue',
    'Word games',
    'Grammar and stories',
  ]);
});
