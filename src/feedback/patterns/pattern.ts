import { type Anchor, findAnchor } from './anchor.ts';
import { endsSentence, startsClause, startsSentence } from './sentence-boundaries.ts';
import type { Token } from './sentences.ts';
import { compileWordTest, type TokenTest, type WordKeys, type WordLists } from './word-test.ts';

/**
 * Patterns over tagged words: what was found can be named, and put into another form (correction-template.ts).
 *
 * - `depends`, `who|which`: words, in lower case; `,` and other marks stand for themselves
 * - `NOUN`, `VERB`, `HESHE`: a class: a tag of the lexicon or a list of function-words.ts
 * - `=NOUN`: only a noun, whatever else its list says; `@explain`: any form of a verb; `%name`: a list of the rule
 * - `!x`: one word that is not x; `~x`: the next word is not x; `&x`: the next word is x; `-x`: the last word was not x
 * - `x?`, `x*`: once or not at all, up to four times; `v=x`: remembers the word as v
 * - `^`: the sentence begins; `^c`: a clause begins; `$`: the sentence ends
 * - `<` and `>` stand around the words that are wrong
 */
export interface Pattern {
  steps: readonly PatternStep[];
  /** Where the pattern can begin at all; absent when only trying tells. */
  anchor?: Anchor;
}

export interface Match {
  from: number;
  to: number;
  marked: { from: number; to: number };
  captures: ReadonlyMap<string, readonly Token[]>;
}

export type PatternStep =
  | { kind: 'word'; test: TokenTest; keys?: WordKeys; name?: string; min: 0 | 1; max: number }
  | { kind: 'look'; test: TokenTest; at: -1 | 0; isPositive: boolean }
  | { kind: 'place'; test: TokenTest }
  | { kind: 'mark'; side: 'open' | 'close' };

/** As many words as a step with a `*` takes at most. */
const MOST_REPEATED = 4;

function compileStep(source: string, lists: WordLists): PatternStep {
  if (source === '<') return { kind: 'mark', side: 'open' };
  if (source === '>') return { kind: 'mark', side: 'close' };
  if (source === '^') return { kind: 'place', test: startsSentence };
  if (source === '^c') return { kind: 'place', test: startsClause };
  if (source === '$') return { kind: 'place', test: endsSentence };
  const look = /^[~&-](?=.)/.exec(source)?.[0];
  if (look) {
    const { test: holds } = compileWordTest(source.slice(1), lists);
    return { kind: 'look', test: holds, at: look === '-' ? -1 : 0, isPositive: look === '&' };
  }
  const [, name, body = '', times = ''] = /^(?:(\w+)=(?=[^=]|=))?(.+?)([?*]?)$/.exec(source) ?? [];
  const isNot = body.startsWith('!') && body.length > 1;
  const { test: holds, keys } = compileWordTest(isNot ? body.slice(1) : body, lists);
  return {
    kind: 'word',
    test: isNot ? (sentence, index) => sentence[index]?.isWord === true && !holds(sentence, index) : holds,
    ...(keys && !isNot ? { keys } : {}),
    ...(name ? { name } : {}),
    min: times ? 0 : 1,
    max: times === '*' ? MOST_REPEATED : 1,
  };
}

/** @throws when nothing is marked, or a class or a list is not known */
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
