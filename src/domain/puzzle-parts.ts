/** The game ids of the two parts of a day's puzzle, in order. */
export const PUZZLE_GAMES = { crossword: 'daily-crossword', word: 'daily-word' } as const;
export type PuzzlePart = keyof typeof PUZZLE_GAMES;
export const PUZZLE_PARTS = ['crossword', 'word'] as const satisfies readonly PuzzlePart[];
