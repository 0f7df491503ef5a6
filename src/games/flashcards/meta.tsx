import { PrintedShape } from '../../ui/printed-shapes.tsx';
import type { GameMeta } from '../game-contract.ts';

/** A box of cards, with one card pulled out halfway. */
const EMBLEM = (
  <>
    <PrintedShape d="M25 22h26v30H25z" fill="var(--draw-card)" />
    <PrintedShape d="m33 17 25 5-5 29-25-5z" fill="var(--draw-lamp)" slip={1} />
    <path d="m38 25 14 3m-15 3 9 2" stroke="var(--draw-line)" strokeWidth="2.5" />
    <PrintedShape d="M18 42h44v20H18z" fill="var(--hue)" />
    <path d="M34 51h12" stroke="var(--draw-line)" strokeWidth="3" />
  </>
);

/** An index card. */
const PIECE = (
  <>
    <PrintedShape d="M3 6h18v13H3z" fill="var(--draw-card)" slip={1} />
    <path d="M3 10h18" stroke="var(--hue)" />
    <path d="M6 14h8" stroke="var(--draw-line)" />
  </>
);

export const flashcards = {
  id: 'flashcards',
  title: 'Vocabulary Flashcards',
  blurb: 'Turn a card and say how well you knew it. You see it again before you forget it.',
  howTo:
    'There are twelve cards. Think of the answer, then turn the card. How well did you know it? Each button says when you see the card again. You try the cards you didn’t know again at the end.',
  emblem: EMBLEM,
  hue: 'clay',
  cheer: { piece: PIECE, motion: 'sweep' },
  room: 'arcade',
  category: 'words',
  skills: ['Vocabulary', 'Reading'],
  minutes: 4,
  variants: [
    { id: 'to-meaning', label: 'Word → meaning' },
    { id: 'to-word', label: 'Meaning → word' },
    { id: 'typed', label: 'Type the word' },
  ],
  load: async () => (await import('./game.ts')).game,
} as const satisfies GameMeta;
