import { formatCount } from '../../domain/format-count.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { createChainResult } from '../chain/chain-result.ts';
import { getLearnerWords, getScore } from '../chain/chain-state.ts';
import type { GameFact, GameResult } from '../game-contract.ts';
import type { TimedChainState } from './state.ts';

/** The result of a finished game. A combo is a row of words without a mistake between them. */
export function getResult({ chain, turn, bestCombo }: TimedChainState): GameResult {
  const words = formatCount(getLearnerWords(chain).length, 'word');
  const isUp = turn.phase === 'over' && turn.reason === 'time-up';
  const headline = isUp
    ? `${MESSAGES.chainTimeUp} You made a chain of ${words}.`
    : `You stopped after ${words}.`;
  return createChainResult(chain, headline, [{ label: 'Most in a row', value: bestCombo }]);
}

export function getScoreboard({ chain, combo }: TimedChainState): readonly GameFact[] {
  return [
    { label: 'Points', value: getScore(chain) },
    { label: 'Words', value: getLearnerWords(chain).length },
    { label: 'In a row', value: combo },
  ];
}
