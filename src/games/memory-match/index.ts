import type { GameDefinition } from '../contract.ts';
import { EMBLEM } from './emblem.tsx';

export const memoryMatch = {
  id: 'memory-match',
  title: 'Memory Match',
  blurb: 'Sixteen cards lie face down. Find each word and its meaning.',
  howTo:
    'Turn over two cards. A word and its meaning stay open; any other two turn back, so remember where they lie. The fewer moves, the more stars.',
  emblem: EMBLEM,
  skills: ['Vocabulary', 'Reading'],
  minutes: 4,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameDefinition;
