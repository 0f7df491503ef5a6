import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A ladder up to a star, with its lower rungs lit. */
const EMBLEM = (
  <>
    <path d="M20 63 39 29m-7 34 17-30" stroke="var(--draw-line)" strokeWidth="3" />
    <path d="m24 56 12 .5m-8.5-7 12 .5" stroke="var(--draw-lamp)" strokeWidth="4" />
    <path d="m31.5 43 11.5.5m-8-7 11.5.5" stroke="var(--draw-line)" strokeWidth="3" />
    <PrintedShape d="m51 16 3.5 7.5 8 1-6 5.5 1.6 8.2-7.1-4-7.1 4 1.6-8.2-6-5.5 8-1z" fill="var(--hue)" />
  </>
);

/** A star with a tail. */
const PIECE = (
  <>
    <path d="M9 14 3 21m9-3-3 4" stroke="var(--draw-line)" />
    <PrintedShape
      d="m14 2 2.2 5 5.3.6-4 3.6 1.2 5.3L14 13.8l-4.7 2.7 1.2-5.3-4-3.6 5.3-.6z"
      fill="var(--hue)"
      slip={1}
    />
  </>
);

export const millionaire = {
  id: 'millionaire',
  title: 'Millionaire',
  blurb: 'Fifteen questions, each harder than the last. Can you win a million points?',
  howTo:
    'One wrong answer ends the game. But your points from steps 5 and 10 are safe. You can stop at any time and keep your points. 50/50 takes away two wrong answers. The AI says what it thinks. You can use each of them once.',
  emblem: EMBLEM,
  hue: 'plum',
  cheer: { piece: PIECE, motion: 'burst' },
  room: 'arcade',
  category: 'stage',
  skills: ['Vocabulary', 'Reading'],
  minutes: 6,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
