import { formatCount } from '../../domain/format-count.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import { createChainResult } from '../chain/chain-result.ts';
import { getLearnerWords, getScore } from '../chain/chain-state.ts';
import type { GameFact, GameResult } from '../game-contract.ts';
import type { WordChainState } from './state.ts';

/** The result of a finished game; only its headline says how it ended. */
export function getResult(state: WordChainState): GameResult {
  const { chain, stumped } = state;
  return createChainResult(
    chain,
    formatHeadline(state),
    stumped > 0 ? [{ label: 'Computer found no word', value: stumped }] : [],
  );
}

function formatHeadline({ chain, turn }: WordChainState): string {
  const words = formatCount(getLearnerWords(chain).length, 'word');
  const reason = turn.phase === 'over' ? turn.reason : 'stopped';
  switch (reason) {
    case 'time-up':
      return `${MESSAGES.chainTimeUp} You played ${words}.`;
    case 'computer-out':
      return `You won! The computer knew no more words after your ${words}.`;
    case 'stopped':
      return `You stopped after ${words}.`;
    default:
      return unreachable(reason);
  }
}

export function getScoreboard({ chain }: WordChainState): readonly GameFact[] {
  return [
    { label: 'Points', value: getScore(chain) },
    { label: 'Your words', value: getLearnerWords(chain).length },
  ];
}
