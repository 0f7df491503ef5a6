import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A balloon on ropes, with a question mark on it. */
const EMBLEM = (
  <>
    <path d="M33 56 20 63m27-7 13 7M36 46v6m8-6v6" stroke="var(--draw-line)" strokeWidth="2" />
    <PrintedShape d="M40 16q15 0 15 14 0 8-10 16H35Q25 38 25 30q0-14 15-14z" fill="var(--hue)" />
    <PrintedShape d="M34 51h12v7H34z" fill="var(--draw-lamp)" slip={1} />
    <path
      d="M36 28q0-4 4-4t4 3.5q0 3-4 4.5v2m0 3.2v.1"
      stroke="var(--draw-line)"
      fill="none"
      strokeWidth="2.5"
    />
  </>
);

/** A small balloon. */
const PIECE = (
  <>
    <path d="M12 15q-2 4 0 7" stroke="var(--draw-line)" fill="none" />
    <PrintedShape d="M12 2q6 0 6 6 0 4-6 8-6-4-6-8 0-6 6-6z" fill="var(--hue)" slip={1} />
  </>
);

export const guessTheWord = {
  id: 'guess-the-word',
  title: 'Guess the Word',
  blurb: 'Read the clue, find the letters, and keep the balloon on the ground.',
  howTo:
    'Read the meaning, then try letters or guess the whole word. Every wrong try unties one of six ropes. A hint costs points. There are five words.',
  emblem: EMBLEM,
  hue: 'teal',
  cheer: { piece: PIECE, motion: 'rise' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Writing'],
  minutes: 4,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
