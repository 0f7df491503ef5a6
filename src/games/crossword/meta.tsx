import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';
import { CROSSWORD_SIZES } from './sizes.ts';

/** A word across and a word down that share a lit square. */
const EMBLEM = (
  <>
    <PrintedShape d="M18 34h44v14H18z" fill="var(--draw-wall)" />
    <PrintedShape d="M33 19h14v44H33z" fill="var(--draw-wall)" />
    <PrintedShape d="M33 34h14v14H33z" fill="var(--draw-lamp)" slip={1} />
    <path d="M48 34v14M32.7 34v14M33 33.7h14M33 48.3h14" stroke="var(--draw-line)" />
    <path d="m36.5 45 3.5-8 3.5 8m-5.6-3h4.2" stroke="var(--draw-ink)" fill="none" />
    <path d="M22 44.5v-7h5m-5 3.5h4" stroke="var(--draw-line)" fill="none" />
  </>
);

/** A square with its letter. */
const PIECE = (
  <>
    <PrintedShape d="M4 4h16v16H4z" fill="var(--draw-wall)" slip={1} />
    <path d="m8.5 16.5 3.5-9 3.5 9m-6-3h5" stroke="var(--draw-line)" fill="none" />
  </>
);

export const crossword = {
  id: 'crossword',
  title: 'Crossword',
  blurb: 'Read or hear the clues, and fill the puzzle with words.',
  howTo:
    'Read a clue and type its word into the squares. Where words cross, they share a letter. Checking is free. Showing a letter costs points.',
  emblem: EMBLEM,
  hue: 'slate',
  cheer: { piece: PIECE, motion: 'rain' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Reading', 'Writing'],
  minutes: 8,
  variants: CROSSWORD_SIZES.map(({ id, label }) => ({ id, label })),
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
