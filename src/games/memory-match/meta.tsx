import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** The two cards of a pair, one of them face down. */
const EMBLEM = (
  <>
    <PrintedShape d="m17 27 21-6 10 35-21 6z" fill="var(--hue)" />
    <path d="m24 33 11-3m-9 10 11-3m-9 10 11-3" stroke="var(--draw-line)" />
    <PrintedShape d="M39 24h23v37H39z" fill="var(--draw-wall)" />
    <PrintedShape
      d="m50.5 33 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2-4.6-4.3 6.3-.8z"
      fill="var(--draw-lamp)"
      slip={1}
    />
  </>
);

/** A card. */
const PIECE = (
  <>
    <PrintedShape d="m6 5 9-3 5 16-9 3z" fill="var(--draw-card)" slip={1} />
    <path d="m13 8 1.2 3.3 3.3.7-3.3 1.6-.4 3.4-1.8-2.8-3.4.5 2.4-2.5z" fill="var(--hue)" />
  </>
);

export const memoryMatch = {
  id: 'memory-match',
  title: 'Memory Match',
  blurb: 'There are sixteen cards. Find each word and its meaning.',
  howTo:
    'Turn over two cards. A word and its meaning stay open. Other cards turn back, so remember where they are. With fewer moves, you get more stars.',
  emblem: EMBLEM,
  hue: 'raspberry',
  cheer: { piece: PIECE, motion: 'deal' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Reading'],
  minutes: 4,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
