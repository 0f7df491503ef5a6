import type { Anchor } from './anchor.ts';
import { matchAt } from './match-pattern.ts';
import type { Match, Pattern } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/** Where a pattern of a list holds. */
export interface PatternHit {
  /** The pattern's place in the list. */
  pattern: number;
  match: Match;
}

export type PatternFinder = (sentence: Sentence) => readonly PatternHit[];

interface IndexedPattern {
  id: number;
  pattern: Pattern;
  anchor: Anchor;
  /** Two keys may lead to the same start, which is tried only once. */
  mayRepeat: boolean;
}

type PatternIndex = Map<string, IndexedPattern[]>;

const NONE: readonly IndexedPattern[] = [];

function addToIndex(register: PatternIndex, keys: ReadonlySet<string>, entry: IndexedPattern): void {
  for (const key of keys) {
    const known = register.get(key);
    if (known) known.push(entry);
    else register.set(key, [entry]);
  }
}

/** The patterns by what their anchors have: all that a walk has to try where it meets such a word. */
function indexPatterns(patterns: readonly Pattern[]): Record<'words' | 'bases' | 'tags', PatternIndex> {
  const registers = { words: new Map(), bases: new Map(), tags: new Map() };
  patterns.forEach((pattern, id) => {
    const { anchor } = pattern;
    if (!anchor) return;
    const { words, bases, tags } = anchor.keys;
    const kinds = Math.min(words.size, 1) + Math.min(bases.size, 1) + tags.size;
    const entry = { id, pattern, anchor, mayRepeat: kinds > 1 || anchor.maxOffset > anchor.minOffset };
    addToIndex(registers.words, words, entry);
    addToIndex(registers.bases, bases, entry);
    addToIndex(registers.tags, tags, entry);
  });
  return registers;
}

/**
 * Looks for many patterns in one walk through a sentence: a word calls up the patterns that it can belong to, so
 * that a pattern costs nothing where its rarest word is missing.
 *
 * @returns what finds the patterns in a sentence, in their order, each from left to right
 */
export function createPatternFinder(patterns: readonly Pattern[]): PatternFinder {
  const { words, bases, tags } = indexPatterns(patterns);
  const unanchored = patterns.flatMap((pattern, id) => (pattern.anchor ? [] : [{ id, pattern }]));

  return (sentence) => {
    const hits: PatternHit[] = [];
    const tryAt = (id: number, pattern: Pattern, start: number) => {
      const match = matchAt(pattern, sentence, start);
      if (match) hits.push({ pattern: id, match });
    };
    /** By pattern, the first start that was not tried yet. */
    const untried = new Map<number, number>();
    const tryAll = (entries: readonly IndexedPattern[] | undefined, place: number) => {
      for (const { id, pattern, anchor, mayRepeat } of entries ?? NONE) {
        const first = Math.max(0, place - anchor.maxOffset, mayRepeat ? (untried.get(id) ?? 0) : 0);
        for (let start = first; start <= place - anchor.minOffset; start++) tryAt(id, pattern, start);
        if (mayRepeat) untried.set(id, place - anchor.minOffset + 1);
      }
    };
    sentence.forEach((token, place) => {
      tryAll(words.get(token.lower), place);
      tryAll(bases.get(token.base), place);
      for (const tag of token.tags) tryAll(tags.get(tag), place);
      for (const { id, pattern } of unanchored) tryAt(id, pattern, place);
    });
    return hits.sort((one, other) => one.pattern - other.pattern || one.match.from - other.match.from);
  };
}
