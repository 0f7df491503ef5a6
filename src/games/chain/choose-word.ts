import { pick, type Rng } from '../../domain/random.ts';
import type { ChainBank, TaughtWord } from './chain-bank.ts';
import type { Chain } from './chain-state.ts';

/** How often the computer plays a word of the learner's level, if there is one. */
const OWN_LEVEL_SHARE = 0.7;

/** The words after which another free word can follow. */
function removeDeadEnds(unused: readonly TaughtWord[]): readonly TaughtWord[] {
  const countByFirstLetter = new Map<string, number>();
  for (const { word } of unused) {
    const first = word.charAt(0);
    countByFirstLetter.set(first, (countByFirstLetter.get(first) ?? 0) + 1);
  }
  return unused.filter(({ word }) => {
    const last = word.charAt(word.length - 1);
    const ownCount = word.startsWith(last) ? 1 : 0;
    return (countByFirstLetter.get(last) ?? 0) > ownCount;
  });
}

/**
 * The computer's next word: a taught word that was not played, starts with `letter` (`null`: any) and is no
 * dead end. Words unused by earlier games come first, mostly those of the learner's level.
 * @returns `null` if there is none
 */
export function chooseWord(
  bank: ChainBank,
  { links, earlier }: Pick<Chain, 'links' | 'earlier'>,
  letter: string | null,
  rng: Rng,
): string | null {
  const playedWords = new Set(links.map(({ word }) => word));
  const unused = bank.taught.filter(({ word }) => !playedWords.has(word));
  const fitting = removeDeadEnds(unused).filter(({ word }) => letter === null || word[0] === letter);
  const pool = filterLeastRecentlyUsed(fitting, earlier);
  if (pool.length === 0) return null;
  const ownLevel = pool.filter(({ level }) => level === bank.level);
  return pick(ownLevel.length > 0 && rng() < OWN_LEVEL_SHARE ? ownLevel : pool, rng).word;
}

/** The words that no earlier game used, or else the one used longest ago. */
function filterLeastRecentlyUsed(
  words: readonly TaughtWord[],
  earlier: readonly string[],
): readonly TaughtWord[] {
  const lastUse = new Map(earlier.map((word, index) => [word, index]));
  const unused = words.filter(({ word }) => !lastUse.has(word));
  if (unused.length > 0) return unused;
  return [...words]
    .sort((one, other) => (lastUse.get(one.word) ?? -1) - (lastUse.get(other.word) ?? -1))
    .slice(0, 1);
}
