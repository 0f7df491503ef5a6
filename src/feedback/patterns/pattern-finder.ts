import { matchAt } from './match-pattern.ts';
import type { Anchor, Match, Pattern } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/** A match of one pattern of a list. */
export interface PatternHit {
  /** The pattern's index in the list. */
  pattern: number;
  match: Match;
}

/** Finds all matches of a list of patterns in a sentence. */
export type PatternFinder = (sentence: Sentence) => readonly PatternHit[];

interface IndexedPattern {
  /** The pattern's index in the list. */
  id: number;
  pattern: Pattern;
  anchor: Anchor;
  /** Whether two words may lead to the same start index, which must be tried only once. */
  mayRepeat: boolean;
}

type PatternIndex = Map<string, IndexedPattern[]>;

const NO_PATTERNS: readonly IndexedPattern[] = [];

function addToIndex(index: PatternIndex, keys: ReadonlySet<string>, entry: IndexedPattern): void {
  for (const key of keys) {
    const entries = index.get(key);
    if (entries) entries.push(entry);
    else index.set(key, [entry]);
  }
}

/** Indexes the patterns by the keys of their anchors. */
function indexPatterns(patterns: readonly Pattern[]): Record<'words' | 'bases' | 'tags', PatternIndex> {
  const indexes = { words: new Map(), bases: new Map(), tags: new Map() };
  patterns.forEach((pattern, id) => {
    const { anchor } = pattern;
    if (!anchor) return;
    const { words, bases, tags } = anchor.keys;
    const keyCount = Math.min(words.size, 1) + Math.min(bases.size, 1) + tags.size;
    const entry = { id, pattern, anchor, mayRepeat: keyCount > 1 || anchor.maxOffset > anchor.minOffset };
    addToIndex(indexes.words, words, entry);
    addToIndex(indexes.bases, bases, entry);
    addToIndex(indexes.tags, tags, entry);
  });
  return indexes;
}

/**
 * Creates a function that matches many patterns in one pass through a sentence. Each word selects the
 * patterns whose anchor it can be, so that a pattern without its anchor in the sentence takes no time.
 *
 * @returns a function that finds all matches in a sentence, in the order of the patterns, each from left to
 * right
 */
export function createPatternFinder(patterns: readonly Pattern[]): PatternFinder {
  const { words, bases, tags } = indexPatterns(patterns);
  const unanchored = patterns.flatMap((pattern, id) => (pattern.anchor ? [] : [{ id, pattern }]));
  /** By pattern, the first start index in the sentence that was not tried yet. */
  const nextStarts = new Int32Array(patterns.length);

  return (sentence) => {
    const hits: PatternHit[] = [];
    const tryAt = (id: number, pattern: Pattern, start: number) => {
      const match = matchAt(pattern, sentence, start);
      if (match) hits.push({ pattern: id, match });
    };
    nextStarts.fill(0);
    const tryAll = (entries: readonly IndexedPattern[] | undefined, index: number) => {
      for (const { id, pattern, anchor, mayRepeat } of entries ?? NO_PATTERNS) {
        const first = Math.max(0, index - anchor.maxOffset, mayRepeat ? (nextStarts[id] ?? 0) : 0);
        for (let start = first; start <= index - anchor.minOffset; start++) tryAt(id, pattern, start);
        if (mayRepeat) nextStarts[id] = index - anchor.minOffset + 1;
      }
    };
    sentence.forEach((token, index) => {
      tryAll(words.get(token.lower), index);
      tryAll(bases.get(token.base), index);
      for (const tag of token.tags) tryAll(tags.get(tag), index);
      for (const { id, pattern } of unanchored) tryAt(id, pattern, index);
    });
    return hits.sort((one, other) => one.pattern - other.pattern || one.match.from - other.match.from);
  };
}
