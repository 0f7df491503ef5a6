import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { findListedTags, guessTags, type Tag, toBaseForm } from '../lexicon/lexicon.ts';

/** A word or a mark of a learner's text. Offsets are in UTF-16 units, `end` exclusive. */
export interface Token {
  text: string;
  /** Lower case, with a plain apostrophe. */
  lower: string;
  /** The base form, when the word is a form of a verb; else as `lower`. */
  base: string;
  start: number;
  end: number;
  isWord: boolean;
  /** Only marks, numbers and words such as "yes" stand before it: the sentence proper can begin here. */
  canStartSentence: boolean;
  /** No word stands before it. */
  isFirstWord: boolean;
  /** What the word can be where it stands. */
  tags: ReadonlySet<Tag>;
}

export type Sentence = readonly Token[];

/** Words with apostrophes and hyphens inside, numbers, and single marks. */
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?|[^\s\p{L}\d]/gu;
const SHORT_ENDING = /(?:['’](?:m|re|ve|ll|d|s))$/i;
const SENTENCE_END_MARKS = new Set(['.', '!', '?', '…']);
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'st',
  'e.g',
  'i.e',
  'etc',
  'vs',
  'no',
  'a.m',
  'p.m',
]);

function createToken(text: string, start: number): Token {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return {
    text,
    lower,
    base: toBaseForm(lower),
    start,
    end: start + text.length,
    isWord: /^['’]?\p{L}/u.test(text),
    canStartSentence: true,
    isFirstWord: true,
    tags: new Set(),
  };
}

/** "I'm" as "I" and "'m"; "don't" stays whole. */
function splitContraction(text: string, start: number): Token[] {
  const short = SHORT_ENDING.exec(text);
  if (!short || short.index === 0 || /^(?:let|o)['’]/i.test(text)) return [createToken(text, start)];
  return [createToken(text.slice(0, short.index), start), createToken(short[0], start + short.index)];
}

function isSentenceEnd(tokens: readonly Token[], index: number, text: string): boolean {
  const here = tokens[index];
  if (!here || !SENTENCE_END_MARKS.has(here.text)) return false;
  const before = tokens[index - 1];
  if (here.text === '.' && before && TITLES.has(before.lower) && before.end === here.start) return false;
  return /^["'”’)\s]|^$/.test(text.slice(here.end, here.end + 1));
}

function initialTags(word: Token, isFirst: boolean): ReadonlySet<Tag> {
  if (!word.isWord) return new Set();
  const listed = findListedTags(word.lower);
  const isCapital = /^\p{Lu}/u.test(word.text);
  if (isCapital && !isFirst && !isFunctionWord(word.lower)) return new Set(['NAME', ...(listed ?? [])]);
  if (listed) return listed;
  if (isFunctionWord(word.lower)) return new Set();
  if (isCapital) return new Set<Tag>(['NAME', ...guessTags(word.lower)]);
  return guessTags(word.lower);
}

const VERB_TAGS: readonly Tag[] = ['VERB', 'VERBS', 'PAST'];
const NOUN_TAGS: readonly Tag[] = ['NOUN', 'NOUNS', 'NAME', 'ADJ', 'ING', 'SUPER', 'COMP', 'EN'];

function dropTags(tags: ReadonlySet<Tag>, ...dropped: readonly Tag[]): ReadonlySet<Tag> {
  const kept = new Set([...tags].filter((tag) => !dropped.includes(tag)));
  return kept.size > 0 ? kept : tags;
}

function isIn(name: keyof typeof FUNCTION_WORDS, word: Token | undefined): boolean {
  return word !== undefined && FUNCTION_WORDS[name].has(word.lower);
}

const NOUN_PREDECESSORS = new Set(
  'a an the my your his its our their some these those each every another no any whose'.split(' '),
);
const VERB_PREDECESSORS = new Set(
  "i you he she we they can could will would should must might may don't doesn't didn't can't couldn't won't wouldn't shouldn't 'll".split(
    ' ',
  ),
);

/** Drops what a word cannot be after the words before it. */
function filterTagsByContext(words: readonly Token[], tags: ReadonlySet<Tag>): ReadonlySet<Tag> {
  let before = words.at(-1);
  if (
    before &&
    (isIn('MIDADV', before) || before.lower === 'not' || before.lower === 'very') &&
    words.length > 1
  )
    before = words.at(-2);
  if (!before) return tags;
  const hasNoun = NOUN_TAGS.some((tag) => tags.has(tag));
  const hasVerb = VERB_TAGS.some((tag) => tags.has(tag));
  if (NOUN_PREDECESSORS.has(before.lower) && hasNoun) return dropTags(tags, ...VERB_TAGS);
  const isAttribute =
    before.tags.has('ADJ') && !before.tags.has('NOUN') && NOUN_PREDECESSORS.has(words.at(-2)?.lower ?? '');
  if (isAttribute && hasNoun) return dropTags(tags, ...VERB_TAGS);
  if (VERB_PREDECESSORS.has(before.lower) && hasVerb) return dropTags(tags, 'NOUN', 'NOUNS', 'ADJ');
  if (before.lower === 'to' && tags.has('VERB')) return tags;
  if (isIn('PREP', before) && before.lower !== 'to' && hasNoun) return dropTags(tags, ...VERB_TAGS);
  if (isIn('BEFIN', before) && (hasNoun || tags.has('ING'))) return dropTags(tags, 'VERB', 'VERBS');
  return tags;
}

const OPENING = /^(?:["“”’‘'(),–—-]|\d+|yes|no|well|oh|hi|hello)$/;

/** The token behind others: what it can be, and whether the sentence can begin with it. */
function tagToken(word: Token, before: readonly Token[]): Token {
  const last = before.at(-1);
  const isFirst = !last || /^["“‘'(:–—-]$/.test(last.text);
  return {
    ...word,
    tags: filterTagsByContext(before, initialTags(word, isFirst)),
    canStartSentence: !last || (last.canStartSentence && OPENING.test(last.lower)),
    isFirstWord: !last || (last.isFirstWord && !last.isWord),
  };
}

function tagSentence(words: readonly Token[]): Sentence {
  const result: Token[] = [];
  for (const word of words) result.push(tagToken(word, result));
  const last = result.at(-1);
  // A sentence without a full stop ends in an empty mark, for patterns that look for the end.
  if (last?.isWord) result.push(tagToken(createToken('', last.end), result));
  return result;
}

/** The sentences of a text as tagged tokens; a line break ends a sentence as well. */
export function tokenizeSentences(text: string): readonly Sentence[] {
  const tokens = [...text.matchAll(TOKEN)].flatMap((match) => splitContraction(match[0], match.index));
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  const endSentence = () => {
    if (current.length > 0) sentences.push(tagSentence(current));
    current = [];
  };
  tokens.forEach((here, index) => {
    const before = tokens[index - 1];
    if (before && text.slice(before.end, here.start).includes('\n')) endSentence();
    current.push(here);
    if (isSentenceEnd(tokens, index, text)) endSentence();
  });
  endSentence();
  return sentences;
}
