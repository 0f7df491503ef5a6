import { pick, type Rng } from '../../domain/random.ts';
import type { ChainBank, TaughtWord } from './chain-bank.ts';
import type { Chain } from './chain-state.ts';

/** How often the computer keeps to the learner's own level, where it can. */
const OWN_LEVEL_SHARE = 0.7;

/** Of the words that may be laid, the ones that leave no dead end: another free word goes on from them. */
function removeDeadEnds(free: readonly TaughtWord[]): readonly TaughtWord[] {
  const beginnings = new Map<string, number>();
  for (const { word } of free) beginnings.set(word.charAt(0), (beginnings.get(word.charAt(0)) ?? 0) + 1);
  return free.filter(({ word }) => {
    const last = word.charAt(word.length - 1);
    const itself = word.startsWith(last) ? 1 : 0;
    return (beginnings.get(last) ?? 0) > itself;
  });
}

/**
 * The computer's next word: a taught word that is not laid yet, begins with `letter` (any, for `null`) and is
 * no dead end. Words that earlier games did not use come first, and mostly those of the learner's own level.
 * @returns `null` when it knows none
 */
export function chooseWord(
  bank: ChainBank,
  { links, earlier }: Pick<Chain, 'links' | 'earlier'>,
  letter: string | null,
  rng: Rng,
): string | null {
  const laid = new Set(links.map(({ word }) => word));
  const free = bank.taught.filter(({ word }) => !laid.has(word));
  const fitting = removeDeadEnds(free).filter(({ word }) => letter === null || word[0] === letter);
  const pool = filterFreshest(fitting, earlier);
  if (pool.length === 0) return null;
  const own = pool.filter(({ level }) => level === bank.level);
  return pick(own.length > 0 && rng() < OWN_LEVEL_SHARE ? own : pool, rng).word;
}

/** Those that no earlier game used; if there is none, the one used longest ago. */
function filterFreshest(words: readonly TaughtWord[], earlier: readonly string[]): readonly TaughtWord[] {
  const lastUse = new Map(earlier.map((word, index) => [word, index]));
  const unused = words.filter(({ word }) => !lastUse.has(word));
  if (unused.length > 0) return unused;
  return [...words]
    .sort((one, other) => (lastUse.get(one.word) ?? -1) - (lastUse.get(other.word) ?? -1))
    .slice(0, 1);
}
