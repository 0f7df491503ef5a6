import type { GameDefinition } from '../contract.ts';
import { EMBLEM } from './emblem.tsx';
import { SIZES } from './sizes.ts';

export const crossword = {
  id: 'crossword',
  title: 'Crossword',
  blurb: 'Meanings, gaps and spoken clues: fill the grid, one word across the other.',
  howTo:
    'Read a clue and type its word into the squares; where words cross, they share a letter. Check as often as you like. A letter that you have shown to you costs points.',
  emblem: EMBLEM,
  skills: ['Vocabulary', 'Reading', 'Writing'],
  minutes: 8,
  variants: SIZES.map(({ id, label }) => ({ id, label })),
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameDefinition;
