import type { GameId } from '../../src/games/registry.ts';
import { blanketyBlankProbe } from './blankety-blank/probe.ts';
import { blindDateProbe } from './blind-date/probe.ts';
import { blockbustersProbe } from './blockbusters/probe.ts';
import { creativeWritingProbe } from './creative-writing/probe.ts';
import { crosswordProbe } from './crossword/probe.ts';
import { dialogueFillInProbe } from './dialogue-fill-in/probe.ts';
import { flashcardsProbe } from './flashcards/probe.ts';
import type { GameProbe } from './game-probe.ts';
import { generalKnowledgeProbe } from './general-knowledge/probe.ts';
import { grammarRaceProbe } from './grammar-race/probe.ts';
import { guessTheWordProbe } from './guess-the-word/probe.ts';
import { memoryMatchProbe } from './memory-match/probe.ts';
import { millionaireProbe } from './millionaire/probe.ts';
import { quizProbe } from './quiz/probe.ts';
import { timedWordChainProbe } from './timed-word-chain/probe.ts';
import { wordChainProbe } from './word-chain/probe.ts';
import { wordSearchProbe } from './word-search/probe.ts';

/** The probe of every game in the registry; a missing one is a type error. */
export const PROBES: Readonly<Record<GameId, GameProbe>> = {
  'general-knowledge': generalKnowledgeProbe,
  'word-chain': wordChainProbe,
  'timed-word-chain': timedWordChainProbe,
  'guess-the-word': guessTheWordProbe,
  quiz: quizProbe,
  'memory-match': memoryMatchProbe,
  flashcards: flashcardsProbe,
  'grammar-race': grammarRaceProbe,
  'dialogue-fill-in': dialogueFillInProbe,
  'blind-date': blindDateProbe,
  'word-search': wordSearchProbe,
  crossword: crosswordProbe,
  'blankety-blank': blanketyBlankProbe,
  millionaire: millionaireProbe,
  'creative-writing': creativeWritingProbe,
  blockbusters: blockbustersProbe,
};
