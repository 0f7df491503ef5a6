import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A contestant's desk with a buzzer and a lit lamp. */
const EMBLEM = (
  <>
    <PrintedShape d="M16 49h48l-4 14H20z" fill="var(--draw-wall)" />
    <path d="M27 56h26" stroke="var(--draw-line)" strokeWidth="2.5" />
    <PrintedShape d="M31 49q0-9 9-9t9 9z" fill="var(--draw-card)" />
    <PrintedShape d="M40 17a8 8 0 0 1 4 15v3h-8v-3a8 8 0 0 1 4-15z" fill="var(--hue)" />
    <path d="M26 20l-4-2m4 9h-4.5M54 20l4-2m-4 9h4.5" stroke="var(--draw-line)" />
  </>
);

/** A lamp. */
const PIECE = (
  <>
    <PrintedShape d="M12 3a6.5 6.5 0 0 1 3 12v3H9v-3a6.5 6.5 0 0 1 3-12z" fill="var(--hue)" slip={1} />
    <path d="M9.5 21h5" stroke="var(--draw-line)" strokeWidth="2" />
  </>
);

export const quiz = {
  id: 'quiz',
  title: 'Quiz',
  blurb: 'Seven questions about words and three about the world. Can you light all ten lamps?',
  howTo:
    'Tap your answer, or press a key from 1 to 4. First try: 2 points, or 1 with a hint. You can try a question you missed again at the end, for 1 point.',
  emblem: EMBLEM,
  hue: 'lemon',
  cheer: { piece: PIECE, motion: 'burst' },
  room: 'arcade',
  category: 'stage',
  skills: ['Vocabulary', 'Reading'],
  minutes: 4,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
