import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A lined page with a star and a pencil. */
const EMBLEM = (
  <>
    <PrintedShape d="M18 19h34v44H18z" fill="var(--draw-wall)" />
    <path d="M24 42h22M24 49h17M24 56h11" stroke="var(--draw-line)" strokeWidth="2" />
    <PrintedShape
      d="m30 23 2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6z"
      fill="var(--draw-lamp)"
      slip={1}
    />
    <PrintedShape d="m58 28 7 5-19 26-9 5 2-10z" fill="var(--hue)" />
    <path d="m54 34 7 5M39 54l7 5" stroke="var(--draw-line)" strokeWidth="2" />
  </>
);

/** A page. */
const PIECE = (
  <>
    <PrintedShape d="M5 4h10l4 4v12H5z" fill="var(--draw-wall)" slip={1} />
    <path d="M8.5 10h6M8.5 13.5h7M8.5 17h4" stroke="var(--draw-line)" />
    <path d="M15 4v4h4" stroke="var(--draw-line)" fill="var(--hue)" />
  </>
);

export const creativeWriting = {
  id: 'creative-writing',
  title: 'Creative Writing',
  blurb: 'Five little pictures, one page. What happens in your story?',
  howTo:
    'Choose five of the twelve emojis. Write a story with all five, in at most 100 words. You get feedback at once, and you can make your story better. Then read a story by another writer. There is no clock and no score.',
  emblem: EMBLEM,
  hue: 'mint',
  cheer: { piece: PIECE, motion: 'whirl' },
  room: 'arcade',
  category: 'grammar',
  skills: ['Writing', 'Vocabulary', 'Grammar'],
  minutes: 8,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
