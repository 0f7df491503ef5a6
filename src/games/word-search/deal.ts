import { loadRudeFinder } from '../../content/accepted-words/load-rude-finder.ts';
import type { FindRude } from '../../content/accepted-words/rude-letters.ts';
import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { seededRng } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { inTurn, wordsAgain } from '../kit/deal-fresh.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { makeGrid } from './grid/make-grid.ts';
import { DIRECTIONS_OF_LEVEL, type Size, sizeOf } from './sizes.ts';
import type { SearchState } from './state.ts';

export interface SearchBank {
  words: readonly Word[];
  findRude: FindRude;
}

/** The level's words, and what keeps the letters between them clean. */
export async function loadBank(level: Level): Promise<SearchBank> {
  const [words, findRude] = await Promise.all([loadWords(level), loadRudeFinder()]);
  return { words, findRude };
}

type Deal = Pick<StartOptions<UsedWords>, 'level' | 'variant' | 'seed' | 'learner' | 'memory'>;

/** Hides words of the level, those first that the learner is to meet again. */
export function start(bank: SearchBank, { level, variant, seed, learner, memory }: Deal): SearchState {
  const size = sizeOf(variant);
  const rng = seededRng(seed);
  const fitting = bank.words.filter((word) => fits(word, size, bank.findRude));
  const due = inTurn(fitting, {
    key: ({ word }) => word,
    used: memory,
    first: wordsAgain(learner, size.words),
    rng,
  });
  const words = withoutOverlap(due, size.words);
  const directions = DIRECTIONS_OF_LEVEL[level];
  const answers = words.map(answerOf);
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

function answerOf({ word }: Word): string {
  return word.toLowerCase();
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}

/** Plain letters, not too long, no palindrome, and harmless from either end. */
function fits(word: Word, { cells, shortest }: Size, findRude: FindRude): boolean {
  const answer = answerOf(word);
  const turned = backwards(answer);
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
function withoutOverlap(due: readonly Word[], count: number): readonly Word[] {
  const taken: Word[] = [];
  for (const word of due) {
    if (taken.length === count) break;
    const answer = answerOf(word);
    const overlaps = taken.map(answerOf).some((other) => isWithin(answer, other) || isWithin(other, answer));
    if (!overlaps) taken.push(word);
  }
  return taken;
}

function isWithin(short: string, long: string): boolean {
  return long.includes(short) || long.includes(backwards(short));
}
