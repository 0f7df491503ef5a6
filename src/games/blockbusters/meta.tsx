import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** Three hexagons that share their sides: one white, one with a letter, one blue. */
const EMBLEM = (
  <>
    <PrintedShape d="m19 30 6.5-11h13L45 30l-6.5 11h-13z" fill="var(--draw-chalk)" />
    <PrintedShape d="m38.5 41 6.5-11h13l6.5 11-6.5 11h-13z" fill="var(--hue)" />
    <PrintedShape d="m19 52 6.5-11h13l6.5 11-6.5 11h-13z" fill="var(--arcade)" />
    <path d="M32 24.5v.1M32 35.5v.1M25 52h.1M39 52h.1" stroke="var(--draw-line)" strokeWidth="3.5" />
    <path
      d="M48.5 46V36h3.5q3 0 3 2.8T52 41.6h-3.5"
      stroke="var(--draw-line)"
      strokeWidth="2.5"
      fill="none"
    />
  </>
);

/** A hexagon. */
const PIECE = (
  <>
    <PrintedShape d="m2 12 5-8.7h10L22 12l-5 8.7H7z" fill="var(--draw-lamp)" slip={1} />
    <path d="M12 9v6m-3-3h6" stroke="var(--draw-line)" strokeWidth="2" />
  </>
);

export const blockbusters = {
  id: 'blockbusters',
  title: 'Blockbusters',
  blurb: 'Twenty letters, twenty clues. Join your two sides before the other player does.',
  howTo:
    'Pick a letter and answer its clue. A right answer wins the letter. After a wrong answer, the other player can try. White joins top to bottom, and blue joins left to right. Win two games to win the match. The winner plays the Gold Run against the clock. A hint costs points.',
  emblem: EMBLEM,
  hue: 'leaf',
  cheer: { piece: PIECE, motion: 'ripple' },
  room: 'arcade',
  category: 'stage',
  skills: ['Vocabulary', 'Reading', 'Writing'],
  minutes: 12,
  variants: [
    { id: 'gentle', label: 'Easy' },
    { id: 'keen', label: 'Medium' },
    { id: 'strong', label: 'Hard' },
    { id: 'two-players', label: 'Two players' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
