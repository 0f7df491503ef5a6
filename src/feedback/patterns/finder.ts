import type { Anchor } from './anchor.ts';
import { matchAt } from './matches.ts';
import type { Match, Pattern } from './pattern.ts';
import type { Sentence, Token } from './sentences.ts';

/** Where a pattern of a list holds. */
export interface Hit {
  /** The pattern's place in the list. */
  pattern: number;
  match: Match;
}

export type Finder = (sentence: Sentence) => readonly Hit[];

interface Entry {
  id: number;
  pattern: Pattern;
  anchor: Anchor;
  /** Two keys may lead to the same start, which is tried only once. */
  mayRepeat: boolean;
}

type Register = Map<string, Entry[]>;

function enter(register: Register, keys: ReadonlySet<string>, entry: Entry): void {
  for (const key of keys) {
    const known = register.get(key);
    if (known) known.push(entry);
    else register.set(key, [entry]);
  }
}

/** The patterns that have a word as their anchor: all that a walk has to try where it meets the word. */
function directoryOf(patterns: readonly Pattern[]): (token: Token) => readonly (readonly Entry[])[] {
  const byWord: Register = new Map();
  const byBase: Register = new Map();
  const byTag: Register = new Map();
  patterns.forEach((pattern, id) => {
    const { anchor } = pattern;
    if (!anchor) return;
    const { words, bases, tags } = anchor.keys;
    const kinds = Math.min(words.size, 1) + Math.min(bases.size, 1) + tags.size;
    const entry = { id, pattern, anchor, mayRepeat: kinds > 1 || anchor.most > anchor.least };
    enter(byWord, words, entry);
    enter(byBase, bases, entry);
    enter(byTag, tags, entry);
  });
  return ({ lower, base, tags }) =>
    [byWord.get(lower), byBase.get(base), ...[...tags].map((tag) => byTag.get(tag))].filter(
      (entries) => entries !== undefined,
    );
}

/**
 * Looks for many patterns in one walk through a sentence: a word calls up the patterns that it can belong to, so
 * that a pattern costs nothing where its rarest word is missing.
 *
 * @returns what finds the patterns in a sentence, in their order, each from left to right
 */
export function finderOf(patterns: readonly Pattern[]): Finder {
  const entriesFor = directoryOf(patterns);
  const unanchored = patterns.flatMap((pattern, id) => (pattern.anchor ? [] : [{ id, pattern }]));

  return (sentence) => {
    const hits: Hit[] = [];
    const tryAt = (id: number, pattern: Pattern, start: number) => {
      const match = matchAt(pattern, sentence, start);
      if (match) hits.push({ pattern: id, match });
    };
    /** By pattern, the first start that was not tried yet. */
    const untried = new Map<number, number>();
    sentence.forEach((token, place) => {
      for (const entries of entriesFor(token)) {
        for (const { id, pattern, anchor, mayRepeat } of entries) {
          const first = Math.max(0, place - anchor.most, mayRepeat ? (untried.get(id) ?? 0) : 0);
          for (let start = first; start <= place - anchor.least; start++) tryAt(id, pattern, start);
          if (mayRepeat) untried.set(id, place - anchor.least + 1);
        }
      }
      for (const { id, pattern } of unanchored) tryAt(id, pattern, place);
    });
    return hits.sort((one, other) => one.pattern - other.pattern || one.match.from - other.match.from);
  };
}
