import { LEVELS } from '../../../src/domain/levels.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import { type ChainBank, loadChainBank } from '../../../src/games/chain/chain-bank.ts';
import type { ChainMove } from '../../../src/games/chain/chain-rules.ts';
import { type Chain, type ChainLink, getLastWord, isPlayed } from '../../../src/games/chain/chain-state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** How the contract test plays either chain game. */
export const chainProbe: Omit<GameProbe<ChainBank, { chain: Chain }>, 'findBrokenRules'> = {
  levels: LEVELS,
  loadBank: loadChainBank,
  createMove({ chain }, rng, bank): ChainMove {
    const kind = rng();
    if (kind < 0.03) return { type: 'stopped' };
    if (kind < 0.1) return { type: 'asked-hint' };
    return { type: 'entered', text: createRandomEntry(chain, rng, bank) };
  },
  knowsItem: ({ accepted }, { kind, id }) => kind === 'word' && accepted.has(id),
};

const NONSENSE = ['', ' ', 'a', 'ice cream', 'zzzzzz', 'Paris', 'e'.repeat(99), '<b>', '__proto__'];

/** Mostly a word that fits; sometimes a misspelling, a word played before, or nonsense. */
function createRandomEntry(chain: Chain, rng: Rng, bank: ChainBank): string {
  const kind = rng();
  if (kind < 0.1) return pick(NONSENSE, rng);
  if (kind < 0.2) return pick(chain.links, rng).word;
  if (kind < 0.3) return pick(bank.taught, rng).word;
  const fitting = bank.accepted.listStartingWith(getLastWord(chain).slice(-1));
  if (fitting.length === 0) return pick(bank.taught, rng).word;
  const word = pick(fitting, rng);
  if (kind < 0.4) return word.slice(0, -1);
  return isPlayed(chain, word) ? word : ` ${word.toUpperCase()} `;
}

/** The broken rules of a chain. */
export function findChainFaults(chain: Chain): readonly string[] {
  const { links, hint, misses } = chain;
  const isFitting = ({ word, startsAfresh }: ChainLink, index: number) =>
    index === 0 || startsAfresh || word[0] === links[index - 1]?.word.at(-1);
  return findBrokenRules([
    [() => links[0]?.by === 'computer', 'the computer lays the first word'],
    [() => links.every(isFitting), 'a word begins with the last letter of the word before'],
    [() => new Set(links.map(({ word }) => word)).size === links.length, 'no word is laid twice'],
    [() => links.every(({ by, points }) => by === 'learner' || points === 0), 'only the learner scores'],
    [
      () => links.every(({ by, points }) => by === 'computer' || points > 0),
      'every word of the learner scores',
    ],
    [() => hint === null || !isPlayed(chain, hint.word), 'a hint is for a free word'],
    [() => new Set(misses.map(({ fitting }) => fitting)).size === misses.length, 'no miss is shown twice'],
  ]);
}
