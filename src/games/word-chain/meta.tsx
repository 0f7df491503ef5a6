import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** Two tiles on a chain. */
const EMBLEM = (
  <>
    <PrintedShape d="M17 22h21v21H17z" fill="var(--hue)" />
    <path d="m22 38 5.500-11.500L33 38m-9-4h7" stroke="var(--draw-line)" />
    <PrintedShape d="M42 39h21v21H42z" fill="var(--draw-wall)" />
    <path
      d="M49 44v11m0-11h4q3 0 3 2.700t-3 2.700h-4m4 0q4 0 4 2.800t-4 2.800h-4"
      stroke="var(--draw-line)"
    />
    <PrintedShape
      d="M36 35h8q4 0 4 4v4q0 4-4 4h-8q-4 0-4-4v-4q0-4 4-4zm1 4q-1 0-1 1v2q0 1 1 1h6q1 0 1-1v-2q0-1-1-1z"
      fill="var(--draw-lamp)"
      slip={1}
    />
  </>
);

/** A chain link. */
const PIECE = (
  <PrintedShape
    d="M8 7h8q5 0 5 5t-5 5H8q-5 0-5-5t5-5zm1 3.5q-2 0-2 1.5t2 1.5h6q2 0 2-1.5t-2-1.5z"
    fill="var(--draw-lamp)"
    slip={1}
  />
);

export const wordChain = {
  id: 'word-chain',
  title: 'Word Chain',
  blurb: 'Take turns with the computer. Each word starts with the last letter of the word before.',
  howTo:
    'Play a word that starts with the last letter of the computer’s word. You have 15 seconds for each. You get more points for longer words. You get extra points when the computer can’t find a word.',
  emblem: EMBLEM,
  hue: 'cobalt',
  cheer: { piece: PIECE, motion: 'sweep' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Writing'],
  minutes: 5,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
