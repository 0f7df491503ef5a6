import { createSeededRng, pick } from '../../domain/random.ts';
import type { ChainBank } from './chain-bank.ts';
import type { Chain } from './chain-state.ts';
import { getRequiredLetter, isFree } from './judge.ts';

/** No turn sees so many refusals, so that every refusal of every turn has a seed of its own. */
const SEEDS_PER_TURN = 1000;

/**
 * A word that could be laid now, to show or to hint at: one that learners of the level are taught, or else any
 * accepted one.
 * @param without words that will not do
 * @returns `null` when there is none
 */
export function findFittingWord(
  chain: Chain,
  bank: ChainBank,
  without: readonly string[] = [],
): string | null {
  const letter = getRequiredLetter(chain, bank);
  const willDo = (word: string) => isFree(word, letter, chain, bank) && !without.includes(word);
  const taught = bank.taught.map(({ word }) => word).filter(willDo);
  const pool = taught.length > 0 ? taught : bank.accepted.listStartingWith(letter ?? '').filter(willDo);
  if (pool.length === 0) return null;
  return pick(pool, createSeededRng(chain.seed + chain.links.length * SEEDS_PER_TURN + chain.refusals));
}
