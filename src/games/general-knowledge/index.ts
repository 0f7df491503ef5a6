import type { GameDefinition } from '../contract.ts';
import { DIFFICULTY_LEVELS } from './difficulty.ts';
import { EMBLEM } from './emblem.tsx';

/** The library's quiz. It is a game like the others, but stands in the library and not in the hall. */
export const generalKnowledge = {
  id: 'general-knowledge',
  title: 'General Knowledge',
  blurb: 'Ten questions from all over the world, each with something to learn.',
  howTo:
    'Answer ten questions, by tapping or with the keys 1 to 4. Right at once gives 2 points. A question you miss comes back at the end for 1 point.',
  emblem: EMBLEM,
  skills: ['Reading'],
  minutes: 4,
  levels: [
    { level: DIFFICULTY_LEVELS.easy, label: 'Easy' },
    { level: DIFFICULTY_LEVELS.medium, label: 'Medium' },
    { level: DIFFICULTY_LEVELS.hard, label: 'Hard' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameDefinition;
