import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A person with a bow tie holds up a card with a blank on it. */
const EMBLEM = (
  <>
    <PrintedShape d="M22 62q1-13 13-13h10q12 0 13 13z" fill="var(--hue)" />
    <PrintedShape d="M29 32a11 12 0 0 1 22 0q0 14-11 14T29 32z" fill="var(--draw-path)" slip={1} />
    <path d="M29 31q-1-12 11-12t11 12q-3-6-11-6t-11 6z" fill="var(--draw-trunk)" stroke="var(--draw-line)" />
    <path d="M36 33v.1m8 0v.1M36 38q4 3.5 8 0" stroke="var(--draw-line)" fill="none" strokeWidth="2.5" />
    <path d="m34 50 6 3 6-3v6l-6-3-6 3z" fill="var(--draw-lamp)" stroke="var(--draw-line)" />
    <PrintedShape d="m19 55 40 4-2 13-40-4z" fill="var(--draw-wall)" />
    <path d="m24 65 6 .6m4 .4 16 1.7" stroke="var(--draw-line)" strokeWidth="2.5" />
  </>
);

/** A bow tie. */
const PIECE = (
  <>
    <PrintedShape d="m3 6 9 5 9-5v12l-9-5-9 5z" fill="var(--hue)" slip={1} />
    <PrintedShape d="M10 10h4v4h-4z" fill="var(--draw-lamp)" slip={0.5} />
  </>
);

export const blanketyBlank = {
  id: 'blankety-blank',
  title: 'Blankety Blank',
  blurb: 'Six people fill a gap in secret. Write what they wrote.',
  howTo:
    'Fill the gap as you think the panel of six did. You get a point for each person who wrote the same. In round two, only the people who didn’t match write again. The player with more points plays the Supermatch. Play the computer, or a friend on this device.',
  emblem: EMBLEM,
  hue: 'apricot',
  cheer: { piece: PIECE, motion: 'burst' },
  room: 'arcade',
  category: 'stage',
  skills: ['Vocabulary', 'Writing'],
  minutes: 6,
  variants: [
    { id: 'easy', label: 'Easy' },
    { id: 'fair', label: 'Medium' },
    { id: 'strong', label: 'Hard' },
    { id: 'two-players', label: 'Two players' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
