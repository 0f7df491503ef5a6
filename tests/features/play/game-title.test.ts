import { expect, test } from 'vitest';
import type { AgeBand } from '../../../src/domain/age-band.ts';
import { findGameTitle } from '../../../src/features/play/game-title.ts';
import { getGamesForAge, getGamesInRoom } from '../../../src/games/registry.ts';

const YOUNG: readonly AgeBand[] = ['child', 'preteen', 'teen'];

test('Blind Date is called Make a Friend for learners under sixteen or of unknown age', () => {
  expect(findGameTitle('blind-date', 'adult')).toBe('Blind Date Roleplay');
  for (const ageBand of YOUNG) expect(findGameTitle('blind-date', ageBand)).toBe('Make a Friend');
  expect(findGameTitle('blind-date')).toBe('Make a Friend');
});

test('no text of the games for learners under sixteen mentions a date', () => {
  for (const { title, blurb, howTo } of YOUNG.flatMap(getGamesForAge)) {
    expect([title, blurb, howTo].join(' ')).not.toMatch(/\bdate/i);
  }
});

test('the games of an age are the same objects each time, because a new object would reopen the game', () => {
  for (const ageBand of [...YOUNG, 'adult'] as const) {
    const games = getGamesInRoom('arcade', ageBand);
    expect(getGamesInRoom('arcade', ageBand).every((game, index) => game === games[index])).toBe(true);
  }
});
