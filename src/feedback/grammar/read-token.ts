import { findEntry } from '../lexicon/english.ts';
import { CAPITAL_NOUNS } from './capital-nouns.ts';
import { findClosedWord } from './closed-words.ts';
import { readLinkingWord } from './linking-words.ts';
import { changeCosts, createCertainReading, hasReading } from './reading-costs.ts';
import { readWord, type WordReadings } from './readings.ts';
import type { Reading, Tag } from './tag.ts';
import { createTokenContext, readMarkAmong, type TokenContext } from './token-context.ts';
import type { PlainToken } from './tokens.ts';

/** Words before "to work" after which "work" is a noun: "I go to work". Not "I am going to work", a plan. */
const BEFORE_TO_WORK = /^(?:go|goes|went|gone|gets?|got|drives?|drove|walks?|way)$/;
const WHAT_IS_MORE = ['what', 'is', 'more'];

/**
 * Whether a word belongs to "What is more," at the beginning, which is not a clause but works like an adverb.
 */
function isWhatIsMore(tokens: readonly PlainToken[], at: number): boolean {
  return (
    at < 3 && tokens[3]?.text === ',' && WHAT_IS_MORE.every((word, index) => tokens[index]?.lower === word)
  );
}

/** Whether "better" stands between "to" and a verb: "to better care for them". */
function isBetterBeforeVerb(tokens: readonly PlainToken[], at: number): boolean {
  const [to, better, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (to?.lower !== 'to' || better?.lower !== 'better' || !verb) return false;
  return hasReading(readWord(verb.lower).readings, 'VERB');
}

/** Returns the one reading of a word in a fixed phrase such as "of course"; undefined elsewhere. */
function readInPhrase({ tokens, at, token, before, next }: TokenContext): WordReadings | undefined {
  const { lower } = token;
  const isPair = (first: string, second: string) =>
    (lower === first && next?.lower === second) || (lower === second && before?.lower === first);
  if (isPair('of', 'course') || isPair('no', 'longer') || isWhatIsMore(tokens, at))
    return createCertainReading('ADV', lower);
  if (lower === 'next' && next?.lower === 'to') return createCertainReading('PREP', lower);
  if (isBetterBeforeVerb(tokens, lower === 'to' ? at + 1 : at))
    return createCertainReading(lower === 'to' ? 'TO' : 'ADV', lower);
  if (lower === 'as' && before?.lower === 'such') return createCertainReading('PREP', lower);
  if (lower === 'most' && next?.lower === 'of') return createCertainReading('PRON', lower);
  const isLastOrNext = lower === 'last' || lower === 'next';
  if (isLastOrNext && findEntry(next?.lower ?? '')?.nounClass === 'time')
    return createCertainReading('ADJ', lower);
  if (lower === 'to' && next?.lower === 'work' && BEFORE_TO_WORK.test(before?.lower ?? ''))
    return createCertainReading('PREP', lower);
  return lower === "'s" && before?.lower === 'let' ? createCertainReading('PRON', 'us') : undefined;
}

const VERB_TAGS: ReadonlySet<Tag> = new Set(['PAST', 'EN', 'VERB', 'VERBS']);
const DEGREE_ADVERBS = /^(?:too|so|extremely|quite)$/;

/**
 * Reads a word after an adverb of degree as an adjective where it can be one: "very pleased", "too tired".
 */
function readAfterDegree({ before, word, token }: TokenContext): readonly Reading[] | undefined {
  // "Very depressing".
  if (before?.lower === 'very' && hasReading(word.readings, 'ING'))
    return [{ tag: 'ADJ', lemma: token.lower, cost: 0 }];
  if (!before || !hasReading(word.readings, 'ADJ')) return undefined;
  if (before.lower === 'very') return word.readings.filter(({ tag }) => !VERB_TAGS.has(tag));
  if (!DEGREE_ADVERBS.test(before.lower)) return undefined;
  return changeCosts(word.readings, ({ tag }) => (tag === 'PAST' || tag === 'EN' ? 2 : 0));
}

/** At the start of a sentence, a capital letter is no evidence of a name. */
const NAME_COST = { inside: 0, atStart: 2.2 };
/**
 * What is added to the cost of other readings inside a sentence, where a capital letter makes a name likely.
 */
const NOT_A_NAME = 1.6;

/** "May" and "will" are names as well; of the other small words a capital says nothing. */
function isNeverName(lower: string): boolean {
  return findClosedWord(lower) !== undefined && lower !== 'may' && lower !== 'will';
}

/** Adds the reading of a name to those of a word with a capital letter. */
function addName({ token, word, isFirst }: TokenContext): WordReadings {
  if (isNeverName(token.lower)) return word;
  const isShouted = token.text.length > 1 && token.text === token.text.toUpperCase() && word.isInLexicon;
  const name: Reading = { tag: 'NAME', lemma: token.lower, cost: NAME_COST.inside };
  if (isFirst || isShouted) {
    if (!word.isInLexicon) return { readings: [name, ...word.readings], isInLexicon: false };
    return { ...word, readings: [...word.readings, { ...name, cost: NAME_COST.atStart }] };
  }
  return {
    isInLexicon: word.isInLexicon,
    readings: [name, ...changeCosts(word.readings, () => NOT_A_NAME)],
  };
}

/** Returns the readings of a token, with costs that the words next to it change. */
export function readToken(tokens: readonly PlainToken[], at: number, token: PlainToken): WordReadings {
  if (!token.isWord) return readMarkAmong(tokens, at, token);
  const context = createTokenContext(tokens, at, token);
  const { word } = context;
  const phrase = readInPhrase(context);
  if (phrase) return phrase;
  const linking = readLinkingWord(context);
  if (linking) return { isInLexicon: word.isInLexicon, readings: linking };
  // "The US is", which is no form of "us".
  if (CAPITAL_NOUNS.has(token.lower) || token.text === 'US') return createCertainReading('NAME', token.lower);
  const adjective = readAfterDegree(context);
  if (adjective) return { isInLexicon: word.isInLexicon, readings: adjective };
  return /^\p{Lu}/u.test(token.text) ? addName(context) : word;
}
