import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A folding screen, with a person who speaks behind its lit part. */
const EMBLEM = (
  <>
    <PrintedShape d="m17 30 13-5v38l-13 5z" fill="var(--hue)" />
    <PrintedShape d="m30 25 15 4v38l-15-4z" fill="var(--draw-lamp)" />
    <PrintedShape d="m45 29 13-4v38l-13 4z" fill="var(--hue)" />
    <path
      d="M31.2 63q0-11 4.5-12.2-3.4-2-3-6.3.4-5.2 4.8-5.2 4.4.1 4.8 5.6.3 3.9-2.9 6.4 4.5 1.8 4.5 14.7z"
      fill="var(--draw-ink)"
    />
    <PrintedShape d="M47 13h17v11H54l-5 5v-5h-2z" fill="var(--draw-wall)" slip={1} />
    <path d="M51 18.5h9" stroke="var(--draw-line)" strokeWidth="2.5" strokeDasharray="1.5 2.2" />
  </>
);

/** A flower. */
const PIECE = (
  <>
    <path d="M12 13q1 5-2 9" stroke="var(--draw-leaf-deep)" fill="none" />
    <PrintedShape
      d="M12 2q3 0 2.6 3.6 3-2 4.6.5 1.5 3-2 4 3.5 1.2 2 4-1.7 2.3-4.6.4 0 3.5-2.6 3.5t-2.6-3.5q-3 2-4.6-.4-1.5-2.8 2-4-3.5-1-2-4 1.6-2.5 4.6-.5Q9 2 12 2z"
      fill="var(--hue)"
      slip={1}
    />
    <circle cx="12" cy="10" r="2.6" fill="var(--draw-lamp)" stroke="var(--draw-line)" />
  </>
);

export const blindDate = {
  id: 'blind-date',
  title: 'Blind Date Roleplay',
  blurb:
    'Three people talk to you from behind a screen. Say the right thing, and find someone for a day out.',
  howTo:
    'Three people speak to you. Choose the best reply for each. At the end, choose one of them for a day out. The screen opens. Do they choose you, too? Then we explain every reply. You can take back one reply. A hint costs points.',
  emblem: EMBLEM,
  hue: 'rose',
  cheer: { piece: PIECE, motion: 'rise' },
  room: 'arcade',
  category: 'stage',
  skills: ['Speaking', 'Reading', 'Listening'],
  minutes: 5,
  load: async () => (await import('./game.ts')).game,
  young: {
    title: 'Make a Friend',
    blurb: 'Three children talk to you from behind a screen. Say the right thing, and make a friend.',
    howTo:
      'Three children speak to you. Choose the best reply for each. At the end, choose one of them for a day together. The screen opens. Do they choose you, too? Then we explain every reply. You can take back one reply. A hint costs points.',
    load: async () => (await import('./game.ts')).youngGame,
  },
} as const satisfies GameMeta;
