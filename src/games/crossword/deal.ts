import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { type Rng, seededRng } from '../../domain/random.ts';
import type { StartOptions } from '../contract.ts';
import { dealFresh } from '../deal-fresh.ts';
import { chooseClue, cluesFor } from './clues.ts';
import { type LayoutEntry, makeLayout, SHORTEST_WORD } from './maker/make-layout.ts';
import { type Size, sizeOf } from './sizes.ts';
import type { CrosswordState, Entry } from './state.ts';

/** Beginners have their letters checked as they type. */
const AUTOCHECKED: readonly string[] = ['A1', 'A2'];

/** The level's words and those of the level below: a level alone has too few short words to cross. */
export async function loadBank(level: Level): Promise<readonly Word[]> {
  const at = LEVELS.indexOf(level);
  const lists = await Promise.all(LEVELS.slice(Math.max(0, at - 1), at + 1).map(loadWords));
  return lists.flat();
}

/** Makes a crossword of the level's words, with easier ones where they cross better. */
export function start(bank: readonly Word[], { level, variant, seed, used }: StartOptions): CrosswordState {
  const size = sizeOf(variant);
  const rng = seededRng(seed);
  const layout = layOut(bank, size, { level, used, rng });
  const words = new Map(bank.map((word) => [answerOf(word), word]));
  const entries = layout.flatMap((place): Entry[] => {
    const word = words.get(place.word);
    return word ? [entryOf(place, word, rng)] : [];
  });
  const blank = <Value>(value: Value) => Array.from({ length: size.cells ** 2 }, () => value);
  const [first] = entries;
  return {
    size: size.cells,
    entries,
    letters: blank(''),
    marks: blank('none' as const),
    cursor: {
      cell: (first?.row ?? 0) * size.cells + (first?.column ?? 0),
      direction: first?.direction ?? 'across',
    },
    autocheck: AUTOCHECKED.includes(level),
    slips: [],
    helped: [],
    missed: [],
    spent: entries.map(() => 0),
    countedTo: 0,
    answers: [],
    stage: { phase: 'solving' },
  };
}

function entryOf({ word: answer, ...place }: LayoutEntry, word: Word, rng: Rng): Entry {
  const { number, direction, row, column } = place;
  const { meaning, example } = word;
  const clue = chooseClue(cluesFor(word), rng);
  return { word: word.word, answer, number, direction, row, column, clue, meaning, example };
}

/**
 * A layout of words that no earlier game used; only where too few of them are left to cross each other, of
 * all words, those used longest ago before the others.
 */
function layOut(
  bank: readonly Word[],
  size: Size,
  { level, used, rng }: Pick<StartOptions, 'level' | 'used'> & { rng: Rng },
): readonly LayoutEntry[] {
  const fitting = bank.filter((word) => fits(word, size));
  const lastUse = new Map(used.map((word, index) => [word, index]));
  const fresh = fitting.filter(({ word }) => !lastUse.has(word)).length;
  const rank = (word: Word) => (lastUse.get(word.word) ?? -1) + (word.level === level ? 0 : 0.5);
  const make = (count: number) => {
    const pool = dealFresh(fitting, count, { key: ({ word }) => word, used, rng });
    const words = [...pool].sort((one, other) => rank(one) - rank(other)).map(answerOf);
    const { cells, wanted, attempts } = size;
    return makeLayout({ size: cells, words, seed: rng() * 2 ** 32, wanted, attempts });
  };
  const layout = make(Math.max(fresh, size.pool));
  if (layout.length >= size.enough) return layout;
  const wider = make(fitting.length);
  return wider.length > layout.length ? wider : layout;
}

function fits(word: Word, { cells }: Size): boolean {
  const answer = answerOf(word);
  const hasLength = answer.length >= SHORTEST_WORD && answer.length <= cells;
  return hasLength && /^[a-z]+$/.test(answer) && cluesFor(word).length > 0;
}

function answerOf({ word }: Word): string {
  return word.toLowerCase();
}
