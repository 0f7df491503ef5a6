import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';
import { DIFFICULTY_LEVELS } from './difficulty.ts';

/** An open book with the world above it. */
const EMBLEM = (
  <>
    <PrintedShape d="M40 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28z" fill="var(--hue)" />
    <path
      d="M26.5 32h27M40 18.5q-8 6-8 13.5t8 13.5m0-27q8 6 8 13.5t-8 13.5"
      stroke="var(--draw-line)"
      fill="none"
    />
    <PrintedShape d="M18 46q12-3 22 4 10-7 22-4v16q-12-3-22 4-10-7-22-4z" fill="var(--draw-wall)" />
    <path d="M40 50v15M24 52q6-.8 11 2m21-2q-6-.8-11 2" stroke="var(--draw-line)" fill="none" />
  </>
);

/** A flying page. */
const PIECE = (
  <>
    <PrintedShape d="M3 8q5-3 9 0 4-3 9 0v10q-5-3-9 0-4-3-9 0z" fill="var(--draw-wall)" slip={1} />
    <path d="M12 8v10" stroke="var(--draw-line)" />
  </>
);

export const generalKnowledge = {
  id: 'general-knowledge',
  title: 'General Knowledge',
  blurb: 'Ten questions from all over the world, each with something to learn.',
  howTo:
    'Answer ten questions. Tap your answer, or press a key from 1 to 4. First try: 2 points. You can try a question you missed again at the end, for 1 point.',
  emblem: EMBLEM,
  hue: 'sand',
  cheer: { piece: PIECE, motion: 'rise' },
  room: 'library',
  category: 'stage',
  skills: ['Reading'],
  minutes: 4,
  levels: [
    { level: DIFFICULTY_LEVELS.easy, label: 'Easy' },
    { level: DIFFICULTY_LEVELS.medium, label: 'Medium' },
    { level: DIFFICULTY_LEVELS.hard, label: 'Hard' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
