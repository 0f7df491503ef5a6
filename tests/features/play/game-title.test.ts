import { expect, test } from 'vitest';
import type { AgeBand } from '../../../src/domain/age-band.ts';
import { findGameTitle } from '../../../src/features/play/game-title.ts';
import { getGamesForAge, getGamesInRoom } from '../../../src/games/registry.ts';

const YOUNG: readonly AgeBand[] = ['child', 'preteen', 'teen'];

test('Blind Date is Make a Friend to those under sixteen, and to those whose age is not known', () => {
  expect(findGameTitle('blind-date', 'adult')).toBe('Blind Date Roleplay');
  for (const ageBand of YOUNG) expect(findGameTitle('blind-date', ageBand)).toBe('Make a Friend');
  expect(findGameTitle('blind-date')).toBe('Make a Friend');
});

test('nothing that those under sixteen read of the games speaks of a date', () => {
  for (const { title, blurb, howTo } of YOUNG.flatMap(getGamesForAge)) {
    expect([title, blurb, howTo].join(' ')).not.toMatch(/\bdate/i);
  }
});

test('the games of an age are the same objects each time: another one would be opened anew', () => {
  for (const ageBand of [...YOUNG, 'adult'] as const) {
    const games = getGamesInRoom('arcade', ageBand);
    expect(getGamesInRoom('arcade', ageBand).every((game, place) => game === games[place])).toBe(true);
  }
});
