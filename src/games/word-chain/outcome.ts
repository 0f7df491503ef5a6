import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import { chainResult } from '../chain/chain-result.ts';
import { learnersWords, scoreOf } from '../chain/chain-state.ts';
import type { Fact, GameResult } from '../contract.ts';
import { counted } from '../kit/counted.ts';
import type { WordChainState } from './state.ts';

/** The outcome of a finished game. */
export function result(state: WordChainState): GameResult {
  const { chain, stumped } = state;
  return chainResult(
    chain,
    headline(state),
    stumped > 0 ? [{ label: 'Computer stuck', value: stumped }] : [],
  );
}

function headline({ chain, turn }: WordChainState): string {
  const words = counted(learnersWords(chain).length, 'word');
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

export function standing({ chain }: WordChainState): readonly Fact[] {
  return [
    { label: 'Points', value: scoreOf(chain) },
    { label: 'Your words', value: learnersWords(chain).length },
  ];
}
