import { FUNCTION_WORDS, type FunctionClass } from '../lexicon/function-words.ts';
import { baseOf, type Tag } from '../lexicon/lexicon.ts';
import type { Sentence, Token } from './sentences.ts';

/**
 * Patterns over tagged words, for what Weir has no words for: what was found can be named and put into another form.
 *
 * - `depends`, `who|which`: words, in lower case; `,` and other marks stand for themselves
 * - `NOUN`, `VERB`, `HESHE`: a class: a tag of the lexicon or a list of function-words.ts
 * - `=NOUN`: only a noun, whatever else its list says; `@explain`: any form of a verb; `%name`: a list of the rule
 * - `!x`: one word that is not x; `~x`: the next word is not x; `&x`: the next word is x; `-x`: the last word was not x
 * - `x?`, `x*`: once or not at all, any number of times; `v=x`: remembers the word as v
 * - `^`: the sentence begins; `^c`: a clause begins; `$`: the sentence ends
 * - `<` and `>` stand around the words that are wrong
 */
export interface Pattern {
  steps: readonly Step[];
  /** One of these words stands in every sentence where the pattern holds; absent when classes alone decide. */
  needs?: readonly string[];
}

export interface Match {
  from: number;
  to: number;
  marked: { from: number; to: number };
  names: ReadonlyMap<string, readonly Token[]>;
}

export type WordLists = Readonly<Record<string, ReadonlySet<string>>>;

type Test = (sentence: Sentence, index: number) => boolean;

type Step =
  | { kind: 'word'; test: Test; name?: string; least: 0 | 1; most: number }
  | { kind: 'look'; test: Test; at: -1 | 0; wanted: boolean }
  | { kind: 'place'; test: Test }
  | { kind: 'mark'; side: 'open' | 'close' };

const TAGS: ReadonlySet<string> = new Set<Tag>([
  'NOUN',
  'NOUNS',
  'VERB',
  'VERBS',
  'PAST',
  'EN',
  'ING',
  'ADJ',
  'COMP',
  'SUPER',
  'ADV',
  'NAME',
]);
const CLAUSE_OPENERS = new Set(
  'because although though when while if unless that whether whereas until since but so where who which what how why as'.split(
    ' ',
  ),
);
const OPENING_MARK = /^["“‘'(:;–—-]$/;

function startsSentence(sentence: Sentence, index: number): boolean {
  const before = sentence.slice(0, index);
  return before.every(
    ({ text, lower }) =>
      /^["“”’‘'()–—-]$/.test(text) ||
      /^\d+$/.test(text) ||
      ['yes', 'no', 'well', 'oh', 'hi', 'hello', ','].includes(lower),
  );
}

function startsClause(sentence: Sentence, index: number): boolean {
  if (startsSentence(sentence, index)) return true;
  const before = sentence[index - 1];
  return (
    before !== undefined &&
    (before.text === ',' || OPENING_MARK.test(before.text) || CLAUSE_OPENERS.has(before.lower))
  );
}

function endsSentence(sentence: Sentence, index: number): boolean {
  const here = sentence[index];
  return !here || /^[.!?…"”;)]?$/.test(here.text);
}

/** One alternative of a step. */
function singleTest(source: string, lists: WordLists): Test {
  if (source.startsWith('%')) {
    const words = lists[source.slice(1)];
    if (!words) throw new Error(`There is no list ${source}.`);
    return (sentence, index) => words.has(sentence[index]?.lower ?? '');
  }
  if (source.startsWith('@%')) {
    const words = lists[source.slice(2)];
    if (!words) throw new Error(`There is no list ${source}.`);
    return (sentence, index) => words.has(baseOf(sentence[index]?.lower ?? ''));
  }
  if (source.startsWith('@')) {
    const base = source.slice(1);
    return (sentence, index) => baseOf(sentence[index]?.lower ?? '') === base;
  }
  if (source.startsWith('=')) {
    const tag = source.slice(1) as Tag;
    return (sentence, index) => {
      const tags = sentence[index]?.tags;
      return tags?.size === 1 && tags.has(tag);
    };
  }
  if (source === '$') return endsSentence;
  if (source === 'ANY') return (sentence, index) => sentence[index]?.isWord === true;
  if (source === 'DIGITS') return (sentence, index) => /^\d/.test(sentence[index]?.text ?? '');
  if (TAGS.has(source)) return (sentence, index) => sentence[index]?.tags.has(source as Tag) === true;
  if (/^[A-Z][A-Z0-9]+$/.test(source)) {
    const words = FUNCTION_WORDS[source as FunctionClass];
    if (!words) throw new Error(`There is no class ${source}.`);
    return (sentence, index) => words.has(sentence[index]?.lower ?? '');
  }
  return (sentence, index) => sentence[index]?.lower === source;
}

function testOf(source: string, lists: WordLists): Test {
  const tests = source.split('|').map((one) => singleTest(one, lists));
  return (sentence, index) => tests.some((test) => test(sentence, index));
}

function stepOf(source: string, lists: WordLists): Step {
  if (source === '<') return { kind: 'mark', side: 'open' };
  if (source === '>') return { kind: 'mark', side: 'close' };
  if (source === '^') return { kind: 'place', test: startsSentence };
  if (source === '^c') return { kind: 'place', test: startsClause };
  if (source === '$') return { kind: 'place', test: endsSentence };
  const look = /^[~&-](?=.)/.exec(source)?.[0];
  if (look && source.length > 1) {
    const test = testOf(source.slice(1), lists);
    return { kind: 'look', test, at: look === '-' ? -1 : 0, wanted: look === '&' };
  }
  const [, name, body = '', times = ''] = /^(?:(\w+)=(?=[^=]|=))?(.+?)([?*]?)$/.exec(source) ?? [];
  const isNot = body.startsWith('!') && body.length > 1;
  const test = testOf(isNot ? body.slice(1) : body, lists);
  return {
    kind: 'word',
    test: isNot ? (sentence, index) => sentence[index]?.isWord === true && !test(sentence, index) : test,
    ...(name ? { name } : {}),
    least: times ? 0 : 1,
    most: times === '*' ? 4 : 1,
  };
}

/** The words of a step that must be there, when it is made of nothing but words. */
function literalsOf(part: string): readonly string[] | undefined {
  const body = part.replace(/^\w+=(?=.)/, '');
  if (/^[~&!<>^$%@=-]|[?*]$/.test(body)) return undefined;
  const words = body.split('|');
  return words.every((word) => /^[a-z0-9'’-]+$/.test(word)) ? words : undefined;
}

export function compilePattern(source: string, lists: WordLists = {}): Pattern {
  const parts = source
    .trim()
    .replace(/<(?=\S)/g, '< ')
    .replace(/(?<=\S)>/g, ' >')
    .split(/\s+/);
  const steps = parts.map((part) => stepOf(part, lists));
  if (!steps.some((step) => step.kind === 'mark')) throw new Error(`Nothing is marked in ${source}.`);
  const needs = parts.map(literalsOf).find((words) => words !== undefined);
  return needs ? { steps, needs } : { steps };
}

interface State {
  open: number;
  close: number;
  names: Map<string, readonly Token[]>;
}

function matchFrom(
  sentence: Sentence,
  steps: readonly Step[],
  step: number,
  index: number,
  state: State,
): number | undefined {
  const here = steps[step];
  if (!here) return index;
  switch (here.kind) {
    case 'mark': {
      state[here.side] = index;
      return matchFrom(sentence, steps, step + 1, index, state);
    }
    case 'place':
      return here.test(sentence, index) ? matchFrom(sentence, steps, step + 1, index, state) : undefined;
    case 'look': {
      const at = index + here.at;
      const holds = at >= 0 && at < sentence.length && here.test(sentence, at);
      return holds === here.wanted ? matchFrom(sentence, steps, step + 1, index, state) : undefined;
    }
    case 'word': {
      let count = 0;
      while (count < here.most && index + count < sentence.length && here.test(sentence, index + count))
        count++;
      for (; count >= here.least; count--) {
        const end = matchFrom(sentence, steps, step + 1, index + count, state);
        if (end === undefined) continue;
        if (here.name) state.names.set(here.name, sentence.slice(index, index + count));
        return end;
      }
      return undefined;
    }
  }
}

/** All places in a sentence where the pattern holds; at each word the longest reading only. */
export function matchesOf({ steps, needs }: Pattern, sentence: Sentence): readonly Match[] {
  if (needs && !sentence.some(({ lower }) => needs.includes(lower))) return [];
  return sentence.flatMap((_, from) => {
    const state: State = { open: -1, close: -1, names: new Map() };
    const to = matchFrom(sentence, steps, 0, from, state);
    if (to === undefined || state.close <= state.open) return [];
    return [{ from, to, marked: { from: state.open, to: state.close }, names: state.names }];
  });
}
