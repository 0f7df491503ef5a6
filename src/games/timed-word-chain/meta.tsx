import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A stopwatch with a tile on it. The sizes of emblems and cheers are explained at `GameMeta`. */
const EMBLEM = (
  <>
    <PrintedShape d="M36 15h8v6h-8z" fill="var(--draw-wall)" />
    <PrintedShape d="m55 22 5 5-4 4-5-5z" fill="var(--draw-wall)" />
    <PrintedShape d="M40 21a21 21 0 1 1 0 42 21 21 0 0 1 0-42z" fill="var(--hue)" />
    <PrintedShape d="M31 33h18v18H31z" fill="var(--draw-lamp)" slip={1} />
    <path d="M36 37h8l-8 10h8" stroke="var(--draw-ink)" />
  </>
);

/** A bell, many of which fly up in the cheer after a game. */
const CHEER_PIECE = (
  <>
    <PrintedShape d="M4 17q3-2 3-7 0-5 5-5t5 5q0 5 3 7z" fill="var(--draw-lamp)" slip={1} />
    <path d="M12 5V2.5M10 20h4" stroke="var(--draw-line)" />
  </>
);

export const timedWordChain = {
  id: 'timed-word-chain',
  title: 'Timed Word Chain',
  blurb: 'Make the longest chain you can, alone against the clock.',
  howTo:
    'Play a word that starts with the last letter of the word before. After each correct word, the clock starts at 15 seconds again. After three right words in a row, you get double points, then more.',
  emblem: EMBLEM,
  hue: 'tomato',
  cheer: { piece: CHEER_PIECE, motion: 'ripple' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Writing'],
  minutes: 3,
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
