import { loadRudeWordFinder } from '../../content/accepted-words/load-rude-word-finder.ts';
import type { RudeWordFinder } from '../../content/accepted-words/rude-word-hashes.ts';
import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { createSeededRng } from '../../domain/random.ts';
import type { StartOptions } from '../game-contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { makeGrid } from './grid/make-grid.ts';
import { DIRECTIONS_BY_LEVEL, getSearchSize, type SearchSize } from './sizes.ts';
import type { SearchState } from './state.ts';

export interface SearchBank {
  words: readonly Word[];
  findRude: RudeWordFinder;
}

/** Loads the level's words, and the finder that keeps the filler letters free of rude words. */
export async function loadBank(level: Level): Promise<SearchBank> {
  const [words, findRude] = await Promise.all([loadWords(level), loadRudeWordFinder()]);
  return { words, findRude };
}

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

/** Hides words of the level, those due for review first. */
export function createInitialState(
  bank: SearchBank,
  { level, variant, seed, learner, carriedState }: Deal,
): SearchState {
  const size = getSearchSize(variant);
  const rng = createSeededRng(seed);
  const candidates = bank.words.filter((word) => isSuitableWord(word, size, bank.findRude));
  const ordered = orderForDeal(candidates, {
    getKey: ({ word }) => word,
    usedKeys: carriedState,
    priority: prioritizeReviewWords(learner, size.words),
    rng,
  });
  const words = removeOverlaps(ordered, size.words);
  const directions = DIRECTIONS_BY_LEVEL[level];
  const answers = words.map(getAnswer);
  const { letters, runs } = makeGrid(answers, {
    size: size.cells,
    directions,
    findRude: bank.findRude,
    rng,
  });
  return {
    size: size.cells,
    letters: letters.map((letter) => letter.toUpperCase()),
    hidden: words.map(({ word, meaning, examples }, index) => ({
      word,
      meaning,
      example: examples[0],
      run: [...(runs[index] ?? [])],
    })),
    found: [],
    hinted: [],
    eased: [],
    list: 'meanings',
    miss: null,
    since: 0,
    stage: { phase: 'searching', anchor: null },
  };
}

function getAnswer({ word }: Word): string {
  return word.toLowerCase();
}

function reverseText(text: string): string {
  return [...text].reverse().join('');
}

/** Whether a word has only letters, fits, is no palindrome, and contains no rude word in either direction. */
function isSuitableWord(word: Word, { cells, minLength }: SearchSize, findRude: RudeWordFinder): boolean {
  const answer = getAnswer(word);
  const reversed = reverseText(answer);
  return (
    /^[a-z]+$/.test(answer) &&
    answer.length >= minLength &&
    answer.length <= cells &&
    answer !== reversed &&
    !findRude(answer) &&
    !findRude(reversed)
  );
}

/** Takes the first words of which none contains another in either direction, such as "carpet" and "car". */
function removeOverlaps(words: readonly Word[], count: number): readonly Word[] {
  const taken: Word[] = [];
  for (const word of words) {
    if (taken.length === count) break;
    const answer = getAnswer(word);
    const overlaps = taken
      .map(getAnswer)
      .some((other) => isContained(answer, other) || isContained(other, answer));
    if (!overlaps) taken.push(word);
  }
  return taken;
}

function isContained(short: string, long: string): boolean {
  return long.includes(short) || long.includes(reverseText(short));
}
