import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { createSeededRng, type Rng } from '../../domain/random.ts';
import type { GameLearner, StartOptions } from '../game-contract.ts';
import { dealItems, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { chooseClue, createClues } from './clues.ts';
import { getClueOrder } from './cursor.ts';
import { type LayoutEntry, MIN_WORD_LENGTH, makeLayout } from './maker/make-layout.ts';
import { type CrosswordSize, getCrosswordSize } from './sizes.ts';
import type { CrosswordEntry, CrosswordState } from './state.ts';

/**
 * The pools of words, tried in order until a layout has enough entries. Each has a number of easier levels
 * and a share of the words used before, oldest first.
 */
const POOLS = [
  { easierLevels: 1, usedShare: 0 },
  { easierLevels: 2, usedShare: 0 },
  { easierLevels: 2, usedShare: 0.5 },
  { easierLevels: 2, usedShare: 1 },
] as const;

const MAX_EASIER_LEVELS = Math.max(...POOLS.map(({ easierLevels }) => easierLevels));

/** The levels at which letters are checked as they are typed. */
const AUTOCHECK_LEVELS: readonly string[] = ['A1', 'A2'];

/** Loads the level's words, and those of easier levels. */
export function loadBank(level: Level): Promise<readonly Word[]> {
  const at = LEVELS.indexOf(level);
  return loadWordsOfLevels(level, LEVELS.slice(Math.max(0, at - MAX_EASIER_LEVELS), at));
}

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

/** Deals a crossword of the level's words, with easier ones where they are needed. */
export function createInitialState(
  bank: readonly Word[],
  { level, variant, seed, learner, carriedState }: Deal,
): CrosswordState {
  const size = getCrosswordSize(variant);
  const rng = createSeededRng(seed);
  const layout = createLayout(bank, size, { level, learner, usedKeys: carriedState, rng });
  return createCrosswordState(layout, bank, { cells: size.cells, level, rng });
}

/** The initial state for a layout: an empty grid with a clue for each word. */
export function createCrosswordState(
  layout: readonly LayoutEntry[],
  bank: readonly Word[],
  { cells, level, rng }: { cells: number; level: Level; rng: Rng },
): CrosswordState {
  const words = new Map(bank.map((word) => [getGridAnswer(word), word]));
  const entries = layout.flatMap((layoutEntry): CrosswordEntry[] => {
    const word = words.get(layoutEntry.word);
    return word ? [createEntry(layoutEntry, word, rng)] : [];
  });
  const fillGrid = <Value>(value: Value) => Array.from({ length: cells ** 2 }, () => value);
  // The cursor starts at the first clue of the list, so that stepping through it reaches every clue.
  const first = entries[getClueOrder({ entries })[0] ?? 0];
  return {
    size: cells,
    entries,
    letters: fillGrid(''),
    marks: fillGrid('none' as const),
    cursor: {
      cell: (first?.row ?? 0) * cells + (first?.column ?? 0),
      direction: first?.direction ?? 'across',
    },
    autocheck: AUTOCHECK_LEVELS.includes(level),
    slips: [],
    helped: [],
    missed: [],
    spent: entries.map(() => 0),
    countedTo: 0,
    answered: [],
    stage: { phase: 'solving' },
  };
}

function createEntry(layoutEntry: LayoutEntry, word: Word, rng: Rng): CrosswordEntry {
  const { word: answer, number, direction, row, column } = layoutEntry;
  const { meaning, examples } = word;
  const clue = chooseClue(createClues(word), rng);
  return { word: word.word, answer, number, direction, row, column, clue, meaning, example: examples[0] };
}

/**
 * Creates a layout of words due for review and unused words of the level. Other words are added until there
 * are enough to cross each other.
 */
function createLayout(
  bank: readonly Word[],
  { cells, wantedEntries, minEntries, attempts }: CrosswordSize,
  { level, learner, usedKeys, rng }: { level: Level; learner: GameLearner; usedKeys: UsedKeys; rng: Rng },
): readonly LayoutEntry[] {
  const lastUse = new Map(usedKeys.map((word, index) => [word, index + 1]));
  const getLastUse = ({ word }: Word) => lastUse.get(word) ?? 0;
  const priority = prioritizeReviewWords(learner, wantedEntries);
  const reviewWords = new Set(priority.urgentKeys.slice(0, priority.maxUrgent));
  const isNotForReview = ({ word }: Word) => !reviewWords.has(word);
  const countLevelsBelow = (word: Word) => LEVELS.indexOf(level) - LEVELS.indexOf(word.level);
  // Words for review first, then unused before used words, then words of the level before easier ones.
  const comparePreference = (one: Word, other: Word) =>
    Number(isNotForReview(one)) - Number(isNotForReview(other)) ||
    getLastUse(one) - getLastUse(other) ||
    countLevelsBelow(one) - countLevelsBelow(other);

  let best: readonly LayoutEntry[] = [];
  for (const { easierLevels, usedShare } of POOLS) {
    const candidates = bank.filter(
      (word) => canFitGrid(word, cells) && countLevelsBelow(word) <= easierLevels,
    );
    const unusedCount = candidates.filter((word) => getLastUse(word) === 0).length;
    const count = unusedCount + Math.ceil((candidates.length - unusedCount) * usedShare);
    const words = [...dealItems(candidates, count, { getKey: ({ word }) => word, usedKeys, priority, rng })]
      .sort(comparePreference)
      .map(getGridAnswer);
    const layout = makeLayout({
      size: cells,
      words,
      urgent: candidates.filter((word) => !isNotForReview(word)).length,
      seed: rng() * 2 ** 32,
      wantedEntries,
      attempts,
    });
    if (layout.length > best.length) best = layout;
    if (best.length >= minEntries) break;
  }
  return best;
}

/** Whether a word fits into a grid with this many cells along each side, and has a clue. */
export function canFitGrid(word: Word, cells: number): boolean {
  const answer = getGridAnswer(word);
  const hasLength = answer.length >= MIN_WORD_LENGTH && answer.length <= cells;
  return hasLength && /^[a-z]+$/.test(answer) && createClues(word).length > 0;
}

/** The word as it is written in the grid. */
export function getGridAnswer({ word }: Word): string {
  return word.toLowerCase();
}
