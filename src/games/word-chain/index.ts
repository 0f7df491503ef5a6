import type { GameDefinition } from '../contract.ts';
import { EMBLEM } from './emblem.tsx';

export const wordChain = {
  id: 'word-chain',
  title: 'Word Chain',
  blurb: 'You and the computer lay words in turns, each from the last letter of the one before.',
  howTo:
    'Enter a word that begins with the last letter of the computer’s word. You have 15 seconds for each. Longer words score more, and a word that the computer can’t answer scores extra.',
  emblem: EMBLEM,
  skills: ['Vocabulary', 'Writing'],
  minutes: 5,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameDefinition;
