import { FUNCTION_WORDS, type FunctionClass } from '../lexicon/function-words.ts';
import type { Tag } from '../lexicon/lexicon.ts';
import { VERBS_ALSO_NOUNS } from '../lexicon/verbs.ts';
import { endsSentence } from './sentence-boundaries.ts';
import type { Sentence } from './sentences.ts';

/** The word lists of a rule set, by name. */
export type WordLists = Readonly<Record<string, ReadonlySet<string>>>;

/** Answers a question about the token at an index of a sentence. */
export type IndexTest = (sentence: Sentence, index: number) => boolean;

/**
 * By which words a test can be looked up: each word that passes it is one of `words`, or a form of one of
 * `bases`, or has one of `tags`.
 */
export interface WordKeys {
  words: ReadonlySet<string>;
  bases: ReadonlySet<string>;
  tags: ReadonlySet<Tag>;
}

/** A test for one word of a pattern. */
export interface WordTest {
  test: IndexTest;
  /** Absent when words of any kind may pass. */
  keys?: WordKeys;
  /** Whether all words with one of these keys pass. */
  isExact?: boolean;
}

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

const EMPTY_SET: ReadonlySet<never> = new Set();

/** Tests for a word with one of several keys; quicker than asking one alternative after the other. */
function createKeysTest({ words, bases, tags }: WordKeys): IndexTest {
  const hasWordOrBase: IndexTest =
    bases.size === 0
      ? (sentence, index) => words.has(sentence[index]?.lower ?? '')
      : (sentence, index) => {
          const word = sentence[index];
          return word !== undefined && (words.has(word.lower) || bases.has(word.base));
        };
  if (tags.size === 0) return hasWordOrBase;
  const tagList = [...tags];
  return (sentence, index) => {
    const tagsOfWord = sentence[index]?.tags;
    if (tagsOfWord === undefined) return false;
    if (tagsOfWord.size > 0) for (const tag of tagList) if (tagsOfWord.has(tag)) return true;
    return hasWordOrBase(sentence, index);
  };
}

/** Tests for all words with one of the keys. */
function createExactTest(keys: WordKeys): WordTest {
  return { test: createKeysTest(keys), keys, isExact: true };
}

/** Tests for one of several words as written. */
function createWordsTest(words: ReadonlySet<string>): WordTest {
  return createExactTest({ words, bases: EMPTY_SET, tags: EMPTY_SET });
}

/** Tests for any form of one of several verbs. */
function createFormsTest(bases: ReadonlySet<string>): WordTest {
  return createExactTest({ words: EMPTY_SET, bases, tags: EMPTY_SET });
}

/** Tests for a tag; with `isOnly` for a word that has no other and, as a verb, is not also a noun. */
function createTagTest(tag: Tag, isOnly: boolean): WordTest {
  return {
    test: (sentence, index) => {
      const word = sentence[index];
      if (word?.tags.has(tag) !== true) return false;
      return !isOnly || (word.tags.size === 1 && !(tag === 'VERB' && VERBS_ALSO_NOUNS.has(word.lower)));
    },
    keys: { words: EMPTY_SET, bases: EMPTY_SET, tags: new Set([tag]) },
    isExact: !isOnly,
  };
}

function getList(name: string, lists: WordLists): ReadonlySet<string> {
  const words = lists[name];
  if (!words) throw new Error(`The rule set has no list %${name}.`);
  return words;
}

function getWordClass(name: string): ReadonlySet<string> {
  const words = FUNCTION_WORDS[name as FunctionClass];
  if (!words) throw new Error(`Unknown word class ${name}.`);
  return words;
}

/** Compiles one alternative of a step, such as `depends`, `@explain` or `NOUN`. */
function compileAlternative(source: string, lists: WordLists): WordTest {
  if (source.startsWith('%')) return createWordsTest(getList(source.slice(1), lists));
  if (source.startsWith('@%')) return createFormsTest(getList(source.slice(2), lists));
  if (source.startsWith('@')) return createFormsTest(new Set([source.slice(1)]));
  if (source.startsWith('=')) return createTagTest(source.slice(1) as Tag, true);
  if (source === '$') return { test: endsSentence };
  if (source === 'ANY') return { test: (sentence, index) => sentence[index]?.isWord === true };
  if (source === 'DIGITS') return { test: (sentence, index) => /^\d/.test(sentence[index]?.text ?? '') };
  if (TAGS.has(source)) return createTagTest(source as Tag, false);
  return createWordsTest(/^[A-Z][A-Z0-9]+$/.test(source) ? getWordClass(source) : new Set([source]));
}

function uniteSets<T>(sets: readonly ReadonlySet<T>[]): ReadonlySet<T> {
  const filled = sets.filter(({ size }) => size > 0);
  const [first = EMPTY_SET] = filled;
  if (filled.length <= 1) return first;
  const all = new Set(first);
  for (const set of filled.slice(1)) for (const each of set) all.add(each);
  return all;
}

function compileAlternatives(source: string, lists: WordLists): WordTest {
  const tests = source.split('|').map((alternative) => compileAlternative(alternative, lists));
  const [first] = tests;
  if (tests.length === 1 && first) return first;
  const test: IndexTest = (sentence, index) => tests.some((each) => each.test(sentence, index));
  const allKeys = tests.flatMap((each) => each.keys ?? []);
  if (allKeys.length < tests.length) return { test };
  const keys = {
    words: uniteSets(allKeys.map(({ words }) => words)),
    bases: uniteSets(allKeys.map(({ bases }) => bases)),
    tags: uniteSets(allKeys.map(({ tags }) => tags)),
  };
  return tests.every(({ isExact }) => isExact) ? createExactTest(keys) : { test, keys };
}

/** Tests without a list of a rule set, which many patterns share. */
const sharedTests = new Map<string, WordTest>();

/**
 * Compiles alternatives between bars, such as `depends|@explain|NOUN`.
 *
 * @throws when a list or a class is unknown
 */
export function compileWordTest(source: string, lists: WordLists): WordTest {
  if (source.includes('%')) return compileAlternatives(source, lists);
  const shared = sharedTests.get(source) ?? compileAlternatives(source, lists);
  sharedTests.set(source, shared);
  return shared;
}
