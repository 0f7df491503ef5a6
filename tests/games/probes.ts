import type { generalKnowledge } from '../../src/games/general-knowledge/meta.tsx';
import type { GameId } from '../../src/games/registry.ts';
import { chainProbe } from './chain/chain-probe.ts';
import { crosswordProbe } from './crossword/probe.ts';
import type { GameProbe } from './game-probe.ts';
import { generalKnowledgeProbe } from './general-knowledge/probe.ts';
import { memoryMatchProbe } from './memory-match/probe.ts';

/** A probe for every game of the registry, and the library's: without one, this does not compile. */
export const PROBES: Readonly<Record<GameId | (typeof generalKnowledge)['id'], GameProbe>> = {
  'general-knowledge': generalKnowledgeProbe,
  'word-chain': chainProbe,
  'timed-word-chain': chainProbe,
  'memory-match': memoryMatchProbe,
  crossword: crosswordProbe,
};
