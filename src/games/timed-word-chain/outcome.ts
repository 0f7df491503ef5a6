import { MESSAGES } from '../../domain/messages.ts';
import { chainResult } from '../chain/chain-result.ts';
import { learnersWords, scoreOf } from '../chain/chain-state.ts';
import type { Fact, GameResult } from '../contract.ts';
import { counted } from '../kit/counted.ts';
import type { TimedChainState } from './state.ts';

/** The outcome of a finished game. */
export function result({ chain, turn, bestCombo }: TimedChainState): GameResult {
  const words = counted(learnersWords(chain).length, 'word');
  const isUp = turn.phase === 'over' && turn.reason === 'time-up';
  const headline = isUp
    ? `${MESSAGES.chainTimeUp} You made a chain of ${words}.`
    : `You stopped after ${words}.`;
  return chainResult(chain, headline, [{ label: 'Best combo', value: bestCombo }]);
}

export function standing({ chain, combo }: TimedChainState): readonly Fact[] {
  return [
    { label: 'Points', value: scoreOf(chain) },
    { label: 'Words', value: learnersWords(chain).length },
    { label: 'Combo', value: combo },
  ];
}
