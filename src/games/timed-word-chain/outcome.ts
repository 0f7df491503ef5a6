import { MESSAGES } from '../../domain/messages.ts';
import { chainResult, countOf } from '../chain/chain-result.ts';
import { lastWord, learnersWords, scoreOf } from '../chain/chain-state.ts';
import { announceChain } from '../chain/chain-texts.ts';
import type { Fact, GameResult } from '../contract.ts';
import type { TimedChainState } from './state.ts';

/** The outcome of a finished game. */
export function result({ chain, turn, bestCombo }: TimedChainState): GameResult {
  const words = countOf(learnersWords(chain).length, 'word');
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

/** What changed, for a screen reader. */
export function announce(before: TimedChainState, after: TimedChainState): string {
  const link = after.chain.links[before.chain.links.length];
  if (!link) return announceChain(before.chain, after.chain);
  const combo = after.combo > 1 ? ` Combo ${after.combo}.` : '';
  const next = lastWord(after.chain).slice(-1).toUpperCase();
  return `${link.word}: ${countOf(link.points, 'point')}.${combo} Next letter: ${next}.`;
}
