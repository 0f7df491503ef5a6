import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';
import { SEARCH_SIZES } from './sizes.ts';

/** A letter grid under a magnifying glass. */
const EMBLEM = (
  <>
    <PrintedShape d="M18 20h38v38H18z" fill="var(--draw-wall)" />
    <path
      d="M24 27h3m7 0h3m7 0h3M24 36h3m17 0h3M24 45h3m7 0h3M24 52h3m7 0h3"
      stroke="var(--draw-line)"
      strokeWidth="3"
    />
    <PrintedShape d="M45 30a13 13 0 1 1-.1 0zm0 4a9 9 0 1 0 .1 0z" fill="var(--hue)" slip={1} />
    <path d="m40 47 3.6-9.4L47.2 47m-6-3.2h4.8" stroke="var(--draw-line)" fill="none" />
    <PrintedShape d="m53 54 4-3 8 10-4 3z" fill="var(--draw-lamp)" slip={1} />
  </>
);

/** A magnifying glass. */
const PIECE = (
  <>
    <PrintedShape d="M10 3a7 7 0 1 1-.1 0zm0 3a4 4 0 1 0 .1 0z" fill="var(--hue)" slip={1} />
    <path d="m15 15 6 6" stroke="var(--draw-line)" strokeWidth="3" />
  </>
);

export const wordSearch = {
  id: 'word-search',
  title: 'Word Search',
  blurb: 'Read what a word means, then find it among the letters.',
  howTo:
    'For each meaning, find the hidden word. It’s in a straight line. Draw a line over it, or tap its first and its last letter. Showing a first letter costs points.',
  emblem: EMBLEM,
  hue: 'sky',
  cheer: { piece: PIECE, motion: 'whirl' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Reading'],
  minutes: 6,
  variants: SEARCH_SIZES.map(({ id, label }) => ({ id, label })),
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
