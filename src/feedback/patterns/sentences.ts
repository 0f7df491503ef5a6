import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { findListedTags, guessTags, type Tag, toBaseForm } from '../lexicon/lexicon.ts';

/**
 * A word, number or punctuation mark of a learner's text, as patterns see it. Offsets are in UTF-16 units,
 * `end` exclusive.
 */
export interface Token {
  text: string;
  /** Lower case, with a plain apostrophe; a hyphen or dash with a space before it as "–". */
  lower: string;
  /** The base form, when the word is a form of a verb; else as `lower`. */
  base: string;
  start: number;
  end: number;
  isWord: boolean;
  /**
   * Whether only punctuation, numbers and words such as "yes", "and" or "in my opinion" come before it in the
   * sentence.
   */
  canStartSentence: boolean;
  /** Whether no word comes before it in the sentence. */
  isFirstWord: boolean;
  /** The parts of speech and forms that the word can be in this context. */
  tags: ReadonlySet<Tag>;
}

export type Sentence = readonly Token[];

/** Whether the word can be one of these parts of speech. */
export function hasTag(word: Token | undefined, ...tags: readonly Tag[]): boolean {
  return word !== undefined && tags.some((tag) => word.tags.has(tag));
}

/** Words with apostrophes and hyphens inside, numbers, and single punctuation marks. */
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?|[^\s\p{L}\d]/gu;
const CONTRACTION_ENDING = /(?:['’](?:m|re|ve|ll|d|s))$/i;
const SENTENCE_END_MARKS = new Set(['.', '!', '?', '…']);
/** Words whose full stop does not end a sentence: "Mr. Smith", "at 5 p.m. on Monday". */
const ABBREVIATIONS = new Set('mr mrs ms dr prof st e.g i.e etc vs no a.m p.m'.split(' '));

const NO_TAGS: ReadonlySet<Tag> = new Set();

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
    tags: NO_TAGS,
  };
}

/** A word or mark as written; its offset is that in the text. */
interface WrittenToken {
  text: string;
  start: number;
}

const getEnd = ({ text, start }: WrittenToken) => start + text.length;

/** Splits "I'm" into "I" and "'m"; "don't" stays whole. */
function splitContraction(text: string, start: number): readonly WrittenToken[] {
  const ending = CONTRACTION_ENDING.exec(text);
  if (!ending || ending.index === 0 || /^(?:let|o)['’]/i.test(text)) return [{ text, start }];
  return [
    { text: text.slice(0, ending.index), start },
    { text: ending[0], start: start + ending.index },
  ];
}

function isSentenceEnd(token: WrittenToken, before: WrittenToken | undefined, text: string): boolean {
  if (!SENTENCE_END_MARKS.has(token.text)) return false;
  // Right: "It is old … and it is ours", with an omission.
  if (token.text === '…' && /^\s\p{Ll}/u.test(text.slice(getEnd(token), getEnd(token) + 2))) return false;
  if (
    token.text === '.' &&
    before &&
    ABBREVIATIONS.has(before.text.toLowerCase()) &&
    getEnd(before) === token.start
  )
    return false;
  return /^["'”’)\s]|^$/.test(text.charAt(getEnd(token)));
}

/** Returns the tags that a word can have by itself, in any context. */
function getInitialTags(word: Token, isFirst: boolean): ReadonlySet<Tag> {
  if (!word.isWord) return NO_TAGS;
  const listed = findListedTags(word.lower);
  const isCapital = /^\p{Lu}/u.test(word.text);
  if (isCapital && !isFirst && !isFunctionWord(word.lower)) return new Set(['NAME', ...(listed ?? [])]);
  if (listed) return listed;
  if (isFunctionWord(word.lower)) return NO_TAGS;
  if (isCapital) return new Set<Tag>(['NAME', ...guessTags(word.lower)]);
  return guessTags(word.lower);
}

const VERB_TAGS: readonly Tag[] = ['VERB', 'VERBS', 'PAST'];
/** Tags that a word can have after "the": of nouns and of what stands before nouns. */
const NOUN_TAGS: readonly Tag[] = ['NOUN', 'NOUNS', 'NAME', 'ADJ', 'ING', 'SUPER', 'COMP', 'EN'];

/** Drops tags, but never all that a word has. */
function dropTags(tags: ReadonlySet<Tag>, ...dropped: readonly Tag[]): ReadonlySet<Tag> {
  const kept = new Set([...tags].filter((tag) => !dropped.includes(tag)));
  return kept.size > 0 ? kept : tags;
}

/** Whether a word is in a list of function words. */
function isInClass(name: keyof typeof FUNCTION_WORDS, word: Token | undefined): boolean {
  return word !== undefined && FUNCTION_WORDS[name].has(word.lower);
}

/** Words before a noun, or before its adjective. */
const NOUN_PREDECESSORS = new Set(
  'a an the my your his its our their some these those each every another no any whose'.split(' '),
);
/** Words before a verb. */
const VERB_PREDECESSORS = new Set(
  "i you he she we they can could will would should must might may don't doesn't didn't can't couldn't won't wouldn't shouldn't 'll".split(
    ' ',
  ),
);

/**
 * Returns the last word, or the one before it if the last is an adverb, "not" or "very": "can" of "can
 * often".
 */
function findPredecessor(words: readonly Token[]): Token | undefined {
  const last = words.at(-1);
  const isAdverb = isInClass('MIDADV', last) || last?.lower === 'not' || last?.lower === 'very';
  return isAdverb && words.length > 1 ? words.at(-2) : last;
}

/** Drops the tags that a word cannot have after the words before it. */
function filterTagsByContext(words: readonly Token[], tags: ReadonlySet<Tag>): ReadonlySet<Tag> {
  const before = findPredecessor(words);
  if (!before) return tags;
  const canBeNoun = NOUN_TAGS.some((tag) => tags.has(tag));
  const canBeVerb = VERB_TAGS.some((tag) => tags.has(tag));
  // "The walk", "my old walk": a noun.
  if (NOUN_PREDECESSORS.has(before.lower) && canBeNoun) return dropTags(tags, ...VERB_TAGS);
  const followsAdjectiveOfNoun =
    before.tags.has('ADJ') && !before.tags.has('NOUN') && NOUN_PREDECESSORS.has(words.at(-2)?.lower ?? '');
  if (followsAdjectiveOfNoun && canBeNoun) return dropTags(tags, ...VERB_TAGS);
  // "I walk", "can walk": a verb.
  if (VERB_PREDECESSORS.has(before.lower) && canBeVerb) return dropTags(tags, 'NOUN', 'NOUNS', 'ADJ');
  // "Want to walk", "prefer walks to runs": both can follow "to".
  if (before.lower === 'to') return tags;
  // "For walks": a noun.
  if (isInClass('PREP', before) && canBeNoun) return dropTags(tags, ...VERB_TAGS);
  // "They are walks.": not a verb.
  if (isInClass('BEFIN', before) && canBeNoun) return dropTags(tags, 'VERB', 'VERBS');
  return tags;
}

/** Punctuation, numbers and words that can stand before the first word of a sentence. */
const OPENING_TOKEN =
  /^(?:["“”’‘'(),–—-]|\d+|yes|no|well|oh|hi|hello|ok|okay|and|but|so|or|also|then|plus|firstly|secondly|finally|however|moreover|furthermore|therefore|anyway|actually)$/;
/** The same, of two or three words. */
const OPENING_PHRASES = new Set([
  'for example',
  'for instance',
  'of course',
  'in fact',
  'i think',
  'i think that',
  'in my opinion',
  'first of all',
]);
const MAX_PHRASE_WORDS = 3;
/** No phrase ends later in a sentence than this, in tokens. */
const MAX_OPENING_LENGTH = 8;

/** Whether the last of these tokens end a phrase that opens a sentence: "And in my opinion". */
function endsOpeningPhrase(words: readonly Token[]): boolean {
  if (words.length > MAX_OPENING_LENGTH) return false;
  for (let count = 2; count <= MAX_PHRASE_WORDS; count++) {
    const phrase = words.slice(-count);
    if (phrase[0]?.canStartSentence && OPENING_PHRASES.has(phrase.map(({ lower }) => lower).join(' ')))
      return true;
  }
  return false;
}

const DASH = /^[—–-]$/;

/** Tags a token by the tokens before it in its sentence. */
function tagToken(word: Token, before: readonly Token[]): Token {
  const last = before.at(-1);
  const isFirst = !last || /^["“‘'(:–—-]$/.test(last.text);
  const { text, base, start, end, isWord } = word;
  const lower = last && last.end < start && DASH.test(text) ? '–' : word.lower;
  // The fields are named one by one, because copying them with `...` is far slower.
  return {
    text,
    lower,
    base,
    start,
    end,
    isWord,
    canStartSentence:
      !last ||
      (last.canStartSentence && OPENING_TOKEN.test(last.lower)) ||
      // "That" after "I think" joins the clause to it.
      (lower !== 'that' && endsOpeningPhrase(before)),
    isFirstWord: !last || (last.isFirstWord && !last.isWord),
    tags: filterTagsByContext(before, getInitialTags(word, isFirst)),
  };
}

function tagSentence(words: readonly Token[]): Sentence {
  const result: Token[] = [];
  for (const word of words) result.push(tagToken(word, result));
  const last = result.at(-1);
  // A sentence without a full stop gets an empty token, for patterns that match the end.
  if (last?.isWord) result.push(tagToken(createToken('', last.end), result));
  return result;
}

/** A sentence of a text. Its tokens are not tagged yet. */
export interface WrittenSentence {
  text: string;
  /** Its offset in the whole text. */
  start: number;
  tokens: readonly WrittenToken[];
}

/** Splits a text into its sentences; a line break also ends a sentence. */
export function splitIntoSentences(text: string): readonly WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let tokens: WrittenToken[] = [];
  let before: WrittenToken | undefined;
  const endSentence = () => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last)
      sentences.push({ text: text.slice(first.start, getEnd(last)), start: first.start, tokens });
    tokens = [];
  };
  for (const match of text.matchAll(TOKEN))
    for (const token of splitContraction(match[0], match.index)) {
      if (before && text.slice(getEnd(before), token.start).includes('\n')) endSentence();
      tokens.push(token);
      if (isSentenceEnd(token, before, text)) endSentence();
      before = token;
    }
  endSentence();
  return sentences;
}

/**
 * Tags the tokens of a sentence. The tags depend on nothing but the text of the sentence.
 *
 * @param origin the offset in the text from which the tokens' offsets count
 */
export function tagWrittenSentence({ tokens }: WrittenSentence, origin: number): Sentence {
  return tagSentence(tokens.map(({ text, start }) => createToken(text, start - origin)));
}

/** Splits a text into sentences of tagged tokens; a line break also ends a sentence. */
export function tokenizeSentences(text: string): readonly Sentence[] {
  return splitIntoSentences(text).map((sentence) => tagWrittenSentence(sentence, 0));
}
