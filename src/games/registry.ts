import { blockbusters } from './blockbusters/meta.tsx';
import type { GameMeta, GameRoom } from './contract.ts';
import { crossword } from './crossword/meta.tsx';
import { dialogueFillIn } from './dialogue-fill-in/meta.tsx';
import { flashcards } from './flashcards/meta.tsx';
import { generalKnowledge } from './general-knowledge/meta.tsx';
import { grammarRace } from './grammar-race/meta.tsx';
import { guessTheWord } from './guess-the-word/meta.tsx';
import { memoryMatch } from './memory-match/meta.tsx';
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
  blockbusters,
  generalKnowledge,
] as const satisfies readonly GameMeta[];

export type GameId = (typeof GAMES)[number]['id'];

/** The games that stand in a room. */
export function gamesIn(room: GameRoom): readonly GameMeta[] {
  return GAMES.filter((game) => game.room === room);
}
