import { endsSentence, startsClause, startsSentence } from './sentence-boundaries.ts';
import type { Token } from './sentences.ts';
import { compileWordTest, type TokenTest, type WordKeys, type WordLists } from './word-test.ts';

/**
 * A compiled pattern over tagged words. Its notation is explained in learner-rule.ts.
 */
export interface Pattern {
  steps: readonly PatternStep[];
  /** Absent when no step has keys: then the pattern is tried at each word. */
  anchor?: Anchor;
}

/** Indexes are those of tokens in the sentence, `to` exclusive. */
export interface Match {
  from: number;
  to: number;
  marked: { from: number; to: number };
  captures: ReadonlyMap<string, readonly Token[]>;
}

export type PatternStep =
  | { kind: 'word'; test: TokenTest; keys?: WordKeys; name?: string; min: 0 | 1; max: number }
  | { kind: 'lookaround'; test: TokenTest; at: -1 | 0; isPositive: boolean }
  | { kind: 'boundary'; test: TokenTest }
  | { kind: 'mark'; side: 'open' | 'close' };

/** A word that every match has, and how many words of the match can precede it. */
export interface Anchor {
  keys: WordKeys;
  minOffset: number;
  maxOffset: number;
}

/**
 * How often learners write a word or mark, in a thousand; counted in the texts of tests/feedback/learners.
 */
const COMMON_WORDS: ReadonlyMap<string, number> = new Map(
  `. 63|, 47|the 44|i 31|to 26|a 23|and 22|in 19|of 14|is 13|my 12|it 11|we 10|that 10|you 8|for 8|have 7|with 7|was 7|at 7|would 6|on 6|are 5|be 5|am 4|from 4|this 4|but 4|not 4|he 4|had 4|so 4|as 3|very 3|there 3|what 3|if 3|which 3|when 3|will 3|who 3|one 3|your 3|can 3|they 3|she 3`
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([word = '', share]) => [word, Number(share)]),
);
const COMMON_BASES: ReadonlyMap<string, number> = new Map([
  ['be', 60],
  ['have', 18],
  ['do', 8],
  ['go', 5],
  ['get', 4],
]);
const RARER_WORD = 0.5;
const RARER_BASE = 1;
/** Many words of a sentence carry the same tag, so a written word makes a better anchor. */
const ONE_TAG = 200;

function sumShares(words: ReadonlySet<string>, shares: ReadonlyMap<string, number>, other: number): number {
  let sum = 0;
  for (const word of words) sum += shares.get(word) ?? other;
  return sum;
}

/** About how many of a thousand words are candidates. */
function estimateFrequency({ words, bases, tags }: WordKeys): number {
  return (
    sumShares(words, COMMON_WORDS, RARER_WORD) +
    sumShares(bases, COMMON_BASES, RARER_BASE) +
    tags.size * ONE_TAG
  );
}

/** The required step that leads to the fewest tries of the pattern: a rare one near the first step. */
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

function compileStep(source: string, lists: WordLists): PatternStep {
  if (source === '<') return { kind: 'mark', side: 'open' };
  if (source === '>') return { kind: 'mark', side: 'close' };
  if (source === '^') return { kind: 'boundary', test: startsSentence };
  if (source === '^c') return { kind: 'boundary', test: startsClause };
  if (source === '$') return { kind: 'boundary', test: endsSentence };
  const lookaround = /^[~&-](?=.)/.exec(source)?.[0];
  if (lookaround) {
    const { test } = compileWordTest(source.slice(1), lists);
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
