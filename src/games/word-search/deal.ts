import { loadRudeWordFinder } from '../../content/accepted-words/load-rude-word-finder.ts';
import type { RudeWordFinder } from '../../content/accepted-words/rude-word-hashes.ts';
import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { createSeededRng } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { makeGrid } from './grid/make-grid.ts';
import { DIRECTIONS_OF_LEVEL, getSearchSize, type SearchSize } from './sizes.ts';
import type { SearchState } from './state.ts';

export interface SearchBank {
  words: readonly Word[];
  findRude: RudeWordFinder;
}

/** The level's words, and what keeps the letters between them clean. */
export async function loadBank(level: Level): Promise<SearchBank> {
  const [words, findRude] = await Promise.all([loadWords(level), loadRudeWordFinder()]);
  return { words, findRude };
}

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

/** Hides words of the level, those first that the learner is to meet again. */
export function createInitialState(
  bank: SearchBank,
  { level, variant, seed, learner, carriedState }: Deal,
): SearchState {
  const size = getSearchSize(variant);
  const rng = createSeededRng(seed);
  const fitting = bank.words.filter((word) => isSuitableWord(word, size, bank.findRude));
  const due = orderForDeal(fitting, {
    getKey: ({ word }) => word,
    usedKeys: carriedState,
    priority: prioritizeReviewWords(learner, size.words),
    rng,
  });
  const words = removeOverlaps(due, size.words);
  const directions = DIRECTIONS_OF_LEVEL[level];
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
    hidden: words.map(({ word, meaning, examples }, place) => ({
      word,
      meaning,
      example: examples[0],
      run: [...(runs[place] ?? [])],
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

/** Plain letters, not too long, no palindrome, and harmless from either end. */
function isSuitableWord(word: Word, { cells, shortest }: SearchSize, findRude: RudeWordFinder): boolean {
  const answer = getAnswer(word);
  const turned = reverseText(answer);
  return (
    /^[a-z]+$/.test(answer) &&
    answer.length >= shortest &&
    answer.length <= cells &&
    answer !== turned &&
    !findRude(answer) &&
    !findRude(turned)
  );
}

/** The first words of which none lies within another, from either end: "car" would stand in "carpet" once more. */
function removeOverlaps(due: readonly Word[], count: number): readonly Word[] {
  const taken: Word[] = [];
  for (const word of due) {
    if (taken.length === count) break;
    const answer = getAnswer(word);
    const overlaps = taken.map(getAnswer).some((other) => isWithin(answer, other) || isWithin(other, answer));
    if (!overlaps) taken.push(word);
  }
  return taken;
}

function isWithin(short: string, long: string): boolean {
  return long.includes(short) || long.includes(reverseText(short));
}
