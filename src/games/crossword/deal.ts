import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { createSeededRng, type Rng } from '../../domain/random.ts';
import type { GameLearner, StartOptions } from '../contract.ts';
import { dealItems, prioritizeReviewWords } from '../kit/deal-items.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { chooseClue, createClues } from './clues.ts';
import { getClueOrder } from './cursor.ts';
import { type LayoutEntry, MIN_WORD_LENGTH, makeLayout } from './maker/make-layout.ts';
import { type CrosswordSize, getCrosswordSize } from './sizes.ts';
import type { CrosswordEntry, CrosswordState } from './state.ts';

/**
 * The words to choose from, the next where the one before does not make enough entries: so many levels of
 * easier words, and such a share of the words that earlier games used, those used longest ago first.
 */
const POOLS = [
  { easier: 1, returning: 0 },
  { easier: 2, returning: 0 },
  { easier: 2, returning: 0.5 },
  { easier: 2, returning: 1 },
] as const;

const MOST_EASIER = Math.max(...POOLS.map(({ easier }) => easier));

/** Beginners have their letters checked as they type. */
const AUTOCHECKED: readonly string[] = ['A1', 'A2'];

/** The level's words, and easier ones. */
export function loadBank(level: Level): Promise<readonly Word[]> {
  const at = LEVELS.indexOf(level);
  return loadWordsOfLevels(level, LEVELS.slice(Math.max(0, at - MOST_EASIER), at));
}

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'variant' | 'seed' | 'learner' | 'carriedState'>;

/** Makes a crossword of the level's words, with easier ones where they cross better. */
export function createInitialState(
  bank: readonly Word[],
  { level, variant, seed, learner, carriedState }: Deal,
): CrosswordState {
  const size = getCrosswordSize(variant);
  const rng = createSeededRng(seed);
  const layout = createLayout(bank, size, { level, learner, used: carriedState, rng });
  return createCrosswordState(layout, bank, { cells: size.cells, level, rng });
}

/** A layout of the bank's words with a clue for each, and nothing written in it yet. */
export function createCrosswordState(
  layout: readonly LayoutEntry[],
  bank: readonly Word[],
  { cells, level, rng }: { cells: number; level: Level; rng: Rng },
): CrosswordState {
  const words = new Map(bank.map((word) => [getGridAnswer(word), word]));
  const entries = layout.flatMap((place): CrosswordEntry[] => {
    const word = words.get(place.word);
    return word ? [createEntry(place, word, rng)] : [];
  });
  const blank = <Value>(value: Value) => Array.from({ length: cells ** 2 }, () => value);
  // Where the list of clues begins: the way through it leads past every clue.
  const first = entries[getClueOrder({ entries })[0] ?? 0];
  return {
    size: cells,
    entries,
    letters: blank(''),
    marks: blank('none' as const),
    cursor: {
      cell: (first?.row ?? 0) * cells + (first?.column ?? 0),
      direction: first?.direction ?? 'across',
    },
    autocheck: AUTOCHECKED.includes(level),
    slips: [],
    helped: [],
    missed: [],
    spent: entries.map(() => 0),
    countedTo: 0,
    answered: [],
    stage: { phase: 'solving' },
  };
}

function createEntry({ word: answer, ...place }: LayoutEntry, word: Word, rng: Rng): CrosswordEntry {
  const { number, direction, row, column } = place;
  const { meaning, examples } = word;
  const clue = chooseClue(createClues(word), rng);
  return { word: word.word, answer, number, direction, row, column, clue, meaning, example: examples[0] };
}

/**
 * A layout of words that the learner is to meet again and of the level's words that no earlier game used, with as few of
 * the others as it takes: words cross each other only where there are enough to choose from.
 */
function createLayout(
  bank: readonly Word[],
  { cells, wanted, enough, attempts }: CrosswordSize,
  { level, learner, used: usedKeys, rng }: { level: Level; learner: GameLearner; used: UsedKeys; rng: Rng },
): readonly LayoutEntry[] {
  const lastUse = new Map(usedKeys.map((word, index) => [word, index + 1]));
  const lastUseOf = ({ word }: Word) => lastUse.get(word) ?? 0;
  const priority = prioritizeReviewWords(learner, wanted);
  const again = new Set(priority.urgentKeys.slice(0, priority.maxUrgent));
  const isNew = ({ word }: Word) => !again.has(word);
  const levelsBelow = (word: Word) => LEVELS.indexOf(level) - LEVELS.indexOf(word.level);

  let best: readonly LayoutEntry[] = [];
  for (const { easier, returning } of POOLS) {
    const fitting = bank.filter((word) => canFitGrid(word, cells) && levelsBelow(word) <= easier);
    const fresh = fitting.filter((word) => lastUseOf(word) === 0).length;
    const count = fresh + Math.ceil((fitting.length - fresh) * returning);
    const words = [...dealItems(fitting, count, { getKey: ({ word }) => word, usedKeys, priority, rng })]
      .sort(
        (one, other) =>
          Number(isNew(one)) - Number(isNew(other)) ||
          lastUseOf(one) - lastUseOf(other) ||
          levelsBelow(one) - levelsBelow(other),
      )
      .map(getGridAnswer);
    const layout = makeLayout({
      size: cells,
      words,
      urgent: fitting.filter((word) => !isNew(word)).length,
      seed: rng() * 2 ** 32,
      wanted,
      attempts,
    });
    if (layout.length > best.length) best = layout;
    if (best.length >= enough) break;
  }
  return best;
}

/** Whether a word can stand in a grid so wide. */
export function canFitGrid(word: Word, cells: number): boolean {
  const answer = getGridAnswer(word);
  const hasLength = answer.length >= MIN_WORD_LENGTH && answer.length <= cells;
  return hasLength && /^[a-z]+$/.test(answer) && createClues(word).length > 0;
}

/** The word as it stands in the grid. */
export function getGridAnswer({ word }: Word): string {
  return word.toLowerCase();
}
