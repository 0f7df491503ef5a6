import { expect, test } from 'vitest';
import { PUZZLE_GAMES } from '../../../../src/domain/puzzle-parts.ts';
import { readDayResults } from '../../../../src/features/play/puzzle/use-day-puzzle.ts';

const DAY = { level: 'B1', date: '2026-11-23' } as const;
const WORD = { ...DAY, isSolved: true, wrong: 1, hints: 0 };

function createStore(carriedStates: Readonly<Record<string, unknown>>) {
  return { readCarriedState: async (gameId: string) => carriedStates[gameId] };
}

test('a day has the results of its own date and level, and none when nothing is stored', async () => {
  const store = createStore({ [PUZZLE_GAMES.word]: [{ ...WORD, date: '2026-11-22' }, WORD] });
  expect(await readDayResults(store, DAY)).toEqual({ crossword: null, word: WORD });
  expect(await readDayResults(store, { ...DAY, date: '2026-11-24' })).toEqual({
    crossword: null,
    word: null,
  });
  expect(await readDayResults(store, { ...DAY, level: 'B2' })).toEqual({ crossword: null, word: null });
});

test('an invalid result is left out, and the others stay', async () => {
  const store = createStore({ [PUZZLE_GAMES.word]: [{ date: 7 }, WORD], [PUZZLE_GAMES.crossword]: 'torn' });
  expect(await readDayResults(store, DAY)).toEqual({ crossword: null, word: WORD });
});
