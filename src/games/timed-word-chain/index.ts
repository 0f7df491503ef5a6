import type { GameDefinition } from '../contract.ts';
import { EMBLEM } from './emblem.tsx';

export const timedWordChain = {
  id: 'timed-word-chain',
  title: 'Timed Word Chain',
  blurb: 'Make the longest chain you can, alone against the clock.',
  howTo:
    'Enter a word that begins with the last letter of the word before. Each correct word gives you 15 seconds again. Words in a row without a wrong one count double, then more.',
  emblem: EMBLEM,
  skills: ['Vocabulary', 'Writing'],
  minutes: 3,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameDefinition;
