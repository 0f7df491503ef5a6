import type { AgeBand } from '../domain/age-band.ts';
import { PUZZLE_GAMES, type PuzzlePart } from '../domain/puzzle-parts.ts';
import { blanketyBlank } from './blankety-blank/meta.tsx';
import { blindDate } from './blind-date/meta.tsx';
import { blockbusters } from './blockbusters/meta.tsx';
import { creativeWriting } from './creative-writing/meta.tsx';
import { crossword } from './crossword/meta.tsx';
import { dialogueFillIn } from './dialogue-fill-in/meta.tsx';
import { flashcards } from './flashcards/meta.tsx';
import type { GameMeta, GameRoom } from './game-contract.ts';
import { generalKnowledge } from './general-knowledge/meta.tsx';
import { grammarRace } from './grammar-race/meta.tsx';
import { guessTheWord } from './guess-the-word/meta.tsx';
import { memoryMatch } from './memory-match/meta.tsx';
import { millionaire } from './millionaire/meta.tsx';
import { quiz } from './quiz/meta.tsx';
import { timedWordChain } from './timed-word-chain/meta.tsx';
import { wordChain } from './word-chain/meta.tsx';
import { wordSearch } from './word-search/meta.tsx';

/*
 * `npm run new-game <id>` writes the folder of a new game, its tests, and the lines here and in
 * `tests/games/probes.ts`. Besides its folder, its bank and its tests, a game touches at most seven files:
 *
 * 1. `src/games/registry.ts`: its meta in `GAMES`;
 * 2. `tests/games/probes.ts`: how the contract test plays it;
 * 3. `tests/e2e/play-layout.ts`: what makes it show a message;
 * 4. `README.md`: its name;
 * 5. in the arcade, `src/features/landing/product-screens.tsx`: the number of games; in the library,
 *    `LIBRARY_GAMES` of `src/features/hub/map-progress.ts`;
 * 6. with a bank of its own, `vite/file-groups.ts`: the file that the bank is delivered in;
 * 7. if it exceeds a size limit, `tests/e2e/delivery.spec.ts`.
 */

/** Every game, in the order in which its room shows it. */
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

/** The parts of the puzzle of the day: games that are dealt by the date and played once. */
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

/** Every game as learners under sixteen see it. */
const YOUNG_GAMES: readonly GameMeta[] = GAMES.map((game: GameMeta) => ({ ...game, ...game.young }));

/** Every game with the texts for an age band; the same objects on every call. */
export function getGamesForAge(ageBand: AgeBand): readonly GameMeta[] {
  return ageBand === 'adult' ? GAMES : YOUNG_GAMES;
}

/** The games of a room, with the texts for an age band. */
export function getGamesInRoom(room: GameRoom, ageBand: AgeBand): readonly GameMeta[] {
  return getGamesForAge(ageBand).filter((game) => game.room === room);
}
