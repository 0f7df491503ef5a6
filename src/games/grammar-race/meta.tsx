import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A pawn on a track, in front of a flag. */
const EMBLEM = (
  <>
    <PrintedShape d="M16 50h48l-5 12H21z" fill="var(--draw-path)" />
    <path d="M24 56h6m6 0h6m6 0h6" stroke="var(--draw-line)" strokeWidth="2.5" />
    <PrintedShape d="M27 46q1-9 7-11-4-3-4-7a7 7 0 0 1 14 0q0 4-4 7 6 2 7 11z" fill="var(--hue)" />
    <path d="M57 50V20" stroke="var(--draw-line)" strokeWidth="3" />
    <PrintedShape d="M57 20h14l-3 5 3 5H57z" fill="var(--draw-lamp)" slip={1} />
  </>
);

/** A flag. */
const PIECE = (
  <>
    <path d="M7 3v19" stroke="var(--draw-line)" strokeWidth="2" />
    <PrintedShape d="M7 4h12l-3 4 3 4H7z" fill="var(--hue)" slip={1} />
  </>
);

export const grammarRace = {
  id: 'grammar-race',
  title: 'Grammar Race',
  blurb: 'Ten questions, ten seconds each. Can you run your best race?',
  howTo:
    'Choose what fits, or say if the sentence is right. Each right answer moves you one square. Fast answers get more points. A mistake stops the clock and shows you the rule.',
  emblem: EMBLEM,
  hue: 'lime',
  cheer: { piece: PIECE, motion: 'sweep' },
  room: 'arcade',
  category: 'grammar',
  skills: ['Grammar'],
  minutes: 3,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
