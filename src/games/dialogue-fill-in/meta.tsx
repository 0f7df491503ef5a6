import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** Two speech bubbles, the second with a missing word. */
const EMBLEM = (
  <>
    <PrintedShape d="M17 20h34v19H31l-8 8v-8h-6z" fill="var(--draw-wall)" />
    <path d="M23 27h22m-22 6h13" stroke="var(--draw-line)" strokeWidth="2.5" />
    <PrintedShape d="M29 43h35v17h-5v8l-8-8H29z" fill="var(--hue)" />
    <path d="M35 54h11" stroke="var(--draw-line)" strokeWidth="2.5" strokeDasharray="2.5 2" />
    <path d="M50 51.5h8" stroke="var(--draw-line)" strokeWidth="2.5" />
  </>
);

/** A speech bubble. */
const PIECE = (
  <>
    <PrintedShape d="M3 4h18v12h-8l-5 5v-5H3z" fill="var(--hue)" slip={1} />
    <path d="M8 10h.1M12 10h.1M16 10h.1" stroke="var(--draw-line)" strokeWidth="3" />
  </>
);

export const dialogueFillIn = {
  id: 'dialogue-fill-in',
  title: 'Dialogue Fill-In',
  blurb: 'Two people talk, but some words are missing. What do they say?',
  howTo:
    'Read the dialogue and fill each gap. Choose an answer or, from B1, type it. Then check. You can try a wrong answer again, for half the points. A hint costs points, too.',
  emblem: EMBLEM,
  hue: 'iris',
  cheer: { piece: PIECE, motion: 'bounce' },
  room: 'arcade',
  category: 'grammar',
  skills: ['Grammar', 'Reading', 'Listening'],
  minutes: 3,
  variants: [
    { id: 'chosen', label: 'Choose answers' },
    { id: 'typed', label: 'Type answers', minLevel: 'B1' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
