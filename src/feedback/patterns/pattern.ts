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

/** Many words of a sentence carry the same tag, so a written word makes a better anchor. */
const WORDS_PER_TAG = 1_000;

function estimateFrequency({ words, bases, tags }: WordKeys): number {
  return words.size + bases.size + tags.size * WORDS_PER_TAG;
}

/** The rarest required step that has keys. */
function findAnchor(steps: readonly PatternStep[]): Anchor | undefined {
  let best: Anchor | undefined;
  let [minOffset, maxOffset] = [0, 0];
  for (const step of steps) {
    if (step.kind !== 'word') continue;
    if (
      step.keys &&
      step.min === 1 &&
      (!best || estimateFrequency(step.keys) < estimateFrequency(best.keys))
    ) {
      best = { keys: step.keys, minOffset, maxOffset };
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
