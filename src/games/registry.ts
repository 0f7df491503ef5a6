import type { AgeBand } from '../domain/age-band.ts';
import { PUZZLE_GAMES, type PuzzlePart } from '../domain/puzzle-parts.ts';
import { blanketyBlank } from './blankety-blank/meta.tsx';
import { blindDate } from './blind-date/meta.tsx';
import { blockbusters } from './blockbusters/meta.tsx';
import type { GameMeta, GameRoom } from './contract.ts';
import { creativeWriting } from './creative-writing/meta.tsx';
import { crossword } from './crossword/meta.tsx';
import { dialogueFillIn } from './dialogue-fill-in/meta.tsx';
import { flashcards } from './flashcards/meta.tsx';
import { generalKnowledge } from './general-knowledge/meta.tsx';
import { grammarRace } from './grammar-race/meta.tsx';
import { guessTheWord } from './guess-the-word/meta.tsx';
import { memoryMatch } from './memory-match/meta.tsx';
import { millionaire } from './millionaire/meta.tsx';
import { quiz } from './quiz/meta.tsx';
import { timedWordChain } from './timed-word-chain/meta.tsx';
import { wordChain } from './word-chain/meta.tsx';
import { wordSearch } from './word-search/meta.tsx';

/** Every game, in the order in which its room shows it. A new game is its folder and one line here. */
export const GAMES = [
  wordChain,
  timedWordChain,
  guessTheWord,
  quiz,
  memoryMatch,
  flashcards,
  grammarRace,
  dialogueFillIn,
  wordSearch,
  crossword,
  millionaire,
  blindDate,
  blanketyBlank,
  creativeWriting,
  blockbusters,
  generalKnowledge,
] as const satisfies readonly GameMeta[];

export type GameId = (typeof GAMES)[number]['id'];

/** The parts of the puzzle of the day: games of the hall, dealt by the date and played once. */
export const DAY_PUZZLES: Readonly<Record<PuzzlePart, GameMeta>> = {
  crossword: {
    ...crossword,
    variants: [],
    id: PUZZLE_GAMES.crossword,
    title: 'Crossword of the day',
    minutes: 4,
    load: async () => (await import('./crossword/daily.ts')).dailyGame,
  },
  word: {
    ...guessTheWord,
    id: PUZZLE_GAMES.word,
    title: 'Word of the day',
    minutes: 2,
    load: async () => (await import('./guess-the-word/daily.ts')).dailyGame,
  },
};

/** Each game as it is for those under sixteen. */
const YOUNG_GAMES: readonly GameMeta[] = GAMES.map((game: GameMeta) => ({ ...game, ...game.young }));

/** Every game, as it is called and told to somebody of that age; the same objects each time. */
export function getGamesForAge(ageBand: AgeBand): readonly GameMeta[] {
  return ageBand === 'adult' ? GAMES : YOUNG_GAMES;
}

/** The games that stand in a room. */
export function getGamesInRoom(room: GameRoom, ageBand: AgeBand): readonly GameMeta[] {
  return getGamesForAge(ageBand).filter((game) => game.room === room);
}
