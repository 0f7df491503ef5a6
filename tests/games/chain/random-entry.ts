import { pick, type Rng } from '../../../src/domain/random.ts';
import type { ChainBank } from '../../../src/games/chain/chain-bank.ts';
import { type Chain, isLaid, lastWord } from '../../../src/games/chain/chain-state.ts';

const NONSENSE = ['', ' ', 'a', 'ice cream', 'zzzzzz', 'Paris', 'e'.repeat(99), '<b>', '__proto__'];

/** What a learner might enter: mostly a word that fits, at times with a slip, a word laid before, or nonsense. */
export function randomEntry(chain: Chain, rng: Rng, bank: ChainBank): string {
  const kind = rng();
  if (kind < 0.1) return pick(NONSENSE, rng);
  if (kind < 0.2) return pick(chain.links, rng).word;
  if (kind < 0.3) return pick(bank.taught, rng).word;
  const fitting = bank.accepted.startingWith(lastWord(chain).slice(-1));
  if (fitting.length === 0) return pick(bank.taught, rng).word;
  const word = pick(fitting, rng);
  if (kind < 0.4) return word.slice(0, -1);
  return isLaid(chain, word) ? word : ` ${word.toUpperCase()} `;
}
