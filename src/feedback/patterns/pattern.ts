import { endsSentence, isOpeningConjunction, startsClause, startsSentence } from './sentence-boundaries.ts';
import type { Token } from './sentences.ts';
import { compileWordTest, type IndexTest, type WordKeys, type WordLists } from './word-test.ts';

/** A compiled pattern of words. Its notation is explained in learner-rule.ts. */
export interface Pattern {
  steps: readonly PatternStep[];
  /** Absent when no step has keys: then the pattern is tried at each word. */
  anchor?: Anchor;
}

/**
 * A place of a sentence that a pattern matches. Indexes are those of tokens in the sentence, `to` exclusive.
 */
export interface Match {
  from: number;
  to: number;
  /** The tokens between `<` and `>`. */
  marked: { from: number; to: number };
  /** The tokens of named steps, by name. */
  captures: ReadonlyMap<string, readonly Token[]>;
}

export type PatternStep =
  /** Takes `min` to `max` words. */
  | { kind: 'word'; test: IndexTest; keys?: WordKeys; name?: string; min: 0 | 1; max: number }
  /**
   * Looks at the next word (`at` 0) or the one before (-1), which must pass the test or, not positive, must
   * not.
   */
  | { kind: 'lookaround'; test: IndexTest; at: -1 | 0; isPositive: boolean }
  /** Asks for the start of a sentence or clause, or the end of a sentence. */
  | { kind: 'boundary'; test: IndexTest }
  /** The `<` or `>` around the words to replace. */
  | { kind: 'mark'; side: 'open' | 'close' };

/**
 * A word that every match has, and how many words of the match can come before it. Patterns are only tried
 * around such words, the rarest of each pattern.
 */
export interface Anchor {
  keys: WordKeys;
  minOffset: number;
  maxOffset: number;
}

/**
 * How many of a thousand words and marks of learners are this one; counted in the texts of
 * tests/feedback/learners.
 */
const COMMON_WORDS: ReadonlyMap<string, number> = new Map(
  `. 63|, 47|the 44|i 31|to 26|a 23|and 22|in 19|of 14|is 13|my 12|it 11|we 10|that 10|you 8|for 8|have 7|with 7|was 7|at 7|would 6|on 6|are 5|be 5|am 4|from 4|this 4|but 4|not 4|he 4|had 4|so 4|as 3|very 3|there 3|what 3|if 3|which 3|when 3|will 3|who 3|one 3|your 3|can 3|they 3|she 3`
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([word = '', share]) => [word, Number(share)]),
);
/** The same for all forms of a verb together. */
const COMMON_BASES: ReadonlyMap<string, number> = new Map([
  ['be', 60],
  ['have', 18],
  ['do', 8],
  ['go', 5],
  ['get', 4],
]);
/** The same for any other word, and for the forms of any other verb. */
const RARER_WORD = 0.5;
const RARER_BASE = 1;
/** The same for a tag: many words of a sentence have it, so that a written word makes a better anchor. */
const ONE_TAG = 200;

function sumShares(words: ReadonlySet<string>, shares: ReadonlyMap<string, number>, other: number): number {
  let sum = 0;
  for (const word of words) sum += shares.get(word) ?? other;
  return sum;
}

/** Estimates how many of a thousand words have one of these keys. */
function estimateFrequency({ words, bases, tags }: WordKeys): number {
  return (
    sumShares(words, COMMON_WORDS, RARER_WORD) +
    sumShares(bases, COMMON_BASES, RARER_BASE) +
    tags.size * ONE_TAG
  );
}

/** Finds the required step that leads to the fewest tries of the pattern: a rare one near the first step. */
function findAnchor(steps: readonly PatternStep[]): Anchor | undefined {
  let best: Anchor | undefined;
  let fewestTries = Number.POSITIVE_INFINITY;
  let [minOffset, maxOffset] = [0, 0];
  for (const step of steps) {
    if (step.kind !== 'word') continue;
    if (step.keys && step.min === 1) {
      const tries = estimateFrequency(step.keys) * (maxOffset - minOffset + 1);
      if (tries < fewestTries) {
        best = { keys: step.keys, minOffset, maxOffset };
        fewestTries = tries;
      }
    }
    minOffset += step.min;
    maxOffset += step.max;
  }
  return best;
}

/** How many words a step with `*` takes at most. */
const MAX_REPETITIONS = 4;

/** Compiles one step, the part of a pattern between two spaces. */
function compileStep(source: string, lists: WordLists): PatternStep {
  if (source === '<') return { kind: 'mark', side: 'open' };
  if (source === '>') return { kind: 'mark', side: 'close' };
  if (source === '^') return { kind: 'boundary', test: startsSentence };
  if (source === '^c') return { kind: 'boundary', test: startsClause };
  if (source === '$') return { kind: 'boundary', test: endsSentence };
  const lookaround = /^[~&-](?=.)/.exec(source)?.[0];
  if (lookaround) {
    const written = compileWordTest(source.slice(1), lists).test;
    // "And" that opens a sentence is not the "and" that joins "you and I".
    const test: IndexTest =
      lookaround === '-'
        ? (sentence, index) => !isOpeningConjunction(sentence, index) && written(sentence, index)
        : written;
    return { kind: 'lookaround', test, at: lookaround === '-' ? -1 : 0, isPositive: lookaround === '&' };
  }
  const [, name, body = '', quantifier = ''] = /^(?:(\w+)=(?=[^=]|=))?(.+?)([?*]?)$/.exec(source) ?? [];
  const isNot = body.startsWith('!') && body.length > 1;
  const { test, keys } = compileWordTest(isNot ? body.slice(1) : body, lists);
  return {
    kind: 'word',
    test: isNot ? (sentence, index) => sentence[index]?.isWord === true && !test(sentence, index) : test,
    ...(keys && !isNot ? { keys } : {}),
    ...(name ? { name } : {}),
    min: quantifier ? 0 : 1,
    max: quantifier === '*' ? MAX_REPETITIONS : 1,
  };
}

/**
 * Compiles a pattern in the notation of learner-rule.ts.
 *
 * @param lists the word lists that `%name` refers to
 * @throws when nothing is marked, or a class or a list is unknown
 */
export function compilePattern(source: string, lists: WordLists = {}): Pattern {
  const parts = source
    .trim()
    .replace(/<(?=\S)/g, '< ')
    .replace(/(?<=\S)>/g, ' >')
    .split(/\s+/);
  const steps = parts.map((part) => compileStep(part, lists));
  if (!steps.some((step) => step.kind === 'mark')) throw new Error(`Nothing is marked in ${source}.`);
  const anchor = findAnchor(steps);
  return anchor ? { steps, anchor } : { steps };
}
