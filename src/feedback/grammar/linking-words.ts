import { getCountability } from '../lexicon/countability.ts';
import { isSeparable, listParticles, takes } from '../lexicon/verb-frames.ts';
import { changeCosts, hasReading } from './reading-costs.ts';
import { readWord, type WordReadings } from './readings.ts';
import type { Reading, Tag } from './tag.ts';
import type { TokenContext } from './token-context.ts';
import type { PlainToken } from './tokens.ts';

/*
 * Words such as "that", "to" and "before" have several parts of speech: "I know that", "that man", "the man
 * that …". Here the words around them change the costs of their readings: less for a likely one, more for an
 * unlikely one. The amounts are chosen by hand.
 */

/**
 * Tags with which a noun group can begin that has its determiner or needs none: my dog, she, Ana, dogs, two.
 */
const OPENS_GROUP: readonly Tag[] = ['DET', 'PRON', 'NAME', 'NOUNS', 'NUM'];
const NOUN_LIKE: readonly Tag[] = ['NOUN', 'NOUNS', 'NAME', 'PRON'];

/**
 * Reads a word such as "where" as relative after a noun ("the place where"), and as a question word
 * elsewhere.
 *
 * @param before the word that it may stand for
 */
function readRelative(
  readings: readonly Reading[],
  before: WordReadings | undefined,
  next: WordReadings | undefined,
  isFirst: boolean,
): readonly Reading[] {
  const followsNoun = !isFirst && before !== undefined && hasReading(before.readings, ...NOUN_LIKE);
  return changeCosts(readings, ({ tag }) => {
    if (tag === 'REL') return followsNoun ? -0.4 : 2;
    if (tag === 'DET' && next && hasReading(next.readings, 'NOUN', 'NOUNS')) {
      const isVerb =
        hasReading(next.readings, 'VERBS') ||
        next.readings.some((each) => each.tag === 'VERB' && each.cost === 0);
      return isVerb || (followsNoun && !hasReading(next.readings, 'NOUN')) ? 0.8 : -0.8;
    }
    return tag === 'WH' && followsNoun ? 0.5 : 0;
  });
}

const WHERE_WHEN_WHY = /^wh(?:ere|en|y)$/;
const OBJECTS = /^(?:me|you|him|her|it|us|them)$/;

/** Reads "who", "where" and the like as relative or as question words; "where" asks in "Tell me where …". */
function readWhoOrWhere({ tokens, at, token, word, before, ...context }: TokenContext): readonly Reading[] {
  const { readingsBefore, readingsNext, isFirst } = context;
  // "My friend, who lives in Tokyo": the noun stands before the comma.
  const isSetOff = before?.text === ',' && /^wh(?:o|ich)$/.test(token.lower);
  const noun = isSetOff ? tokens[at - 2] : undefined;
  if (noun?.isWord) return readRelative(word.readings, readWord(noun.lower), readingsNext, isFirst);
  const isAsking = WHERE_WHEN_WHY.test(token.lower) && OBJECTS.test(before?.lower ?? '');
  return readRelative(word.readings, isAsking ? undefined : readingsBefore, readingsNext, isFirst);
}

/**
 * Reads "that" as a determiner before a singular countable noun ("that man"), and as opening a clause before
 * a group with a determiner ("that my dog …").
 */
function readThat({ word, next, readingsBefore, readingsNext, isFirst }: TokenContext): readonly Reading[] {
  const readings = readRelative(word.readings, readingsBefore, undefined, isFirst);
  if (!next || !readingsNext) return readings;
  // "That is …", "That looks …".
  if (isFirst && hasReading(readingsNext.readings, 'VERBS'))
    return changeCosts(readings, ({ tag }) => (tag === 'PRON' ? -0.4 : 0.4));
  const canBeNoun = hasReading(readingsNext.readings, 'NOUN');
  const opensGroup = hasReading(readingsNext.readings, ...OPENS_GROUP) && !canBeNoun;
  const isCountable = canBeNoun && getCountability(next.lower) === 'countable';
  return changeCosts(readings, ({ tag }) => {
    if (tag === 'DET') return opensGroup ? 2.5 : isCountable ? -0.3 : 1;
    if (tag === 'PRON') return opensGroup ? 1 : 0;
    return isCountable && tag === 'SUBORD' ? 0.8 : 0;
  });
}

const VERB_FORMS: ReadonlySet<Tag> = new Set(['VERB', 'VERBS', 'PAST', 'EN', 'ING']);
/** Words after the "there" of "there is". */
const AFTER_THERE = /^(?:is|are|was|were|'s|'re|has|have|will|'ll|can|could|must|should|might|may|would)$/;

/**
 * Whether "there" after this word is a place: "The people who live there are …". Not after "think" and other
 * verbs with a clause: "I think there is …".
 */
function takesPlace(before: WordReadings | undefined): boolean {
  const usual = before?.readings.toSorted((one, other) => one.cost - other.cost)[0];
  if (!usual || !VERB_FORMS.has(usual.tag)) return false;
  return !['be', 'have', 'do'].includes(usual.lemma) && !takes(usual.lemma, 'that-clause');
}

/** Reads "there" before a form of be or an auxiliary as the one of "there is", and elsewhere as a place. */
function readThere({ word, next, readingsBefore }: TokenContext): readonly Reading[] {
  const isExistential = AFTER_THERE.test(next?.lower ?? '') && !takesPlace(readingsBefore);
  return changeCosts(word.readings, ({ tag }) => (tag === 'THERE' ? (isExistential ? -0.6 : 1.5) : 0));
}

/**
 * Reads "to" before a base form as that of an infinitive; where the next word can also be a noun, less
 * surely.
 */
function readTo({ word, readingsNext }: TokenContext): readonly Reading[] {
  const isVerb = readingsNext !== undefined && hasReading(readingsNext.readings, 'VERB');
  const isNoun =
    readingsNext === undefined ||
    hasReading(readingsNext.readings, 'NOUN', 'DET', 'PRON', 'NAME', 'NOUNS', 'NUM');
  return changeCosts(word.readings, ({ tag }) => {
    if (tag === 'TO') return isVerb ? (isNoun ? 0.2 : 0) : 1.5;
    return isVerb && !isNoun ? 2 : 0;
  });
}

/**
 * Reads "so" before "big", "quickly" or "many", and at the end, as an adverb; elsewhere it often joins
 * clauses.
 */
function readSo({ word, next, readingsNext }: TokenContext): readonly Reading[] {
  const isAdverb =
    next === undefined ||
    hasReading(readingsNext?.readings ?? [], 'ADJ', 'ADV') ||
    /^(?:many|much|few)$/.test(next.lower);
  if (isAdverb) return word.readings.filter(({ tag }) => tag === 'ADV');
  return changeCosts(word.readings, ({ tag }) => (tag === 'AND' ? -0.6 : 0));
}

/** How far before its particle a verb is looked for, in words. */
const MAX_BEFORE_PARTICLE = 4;

/** "Very small hotel", after "stayed in". */
function opensDescription([degree, description, noun]: TokenContext['tokens']): boolean {
  if (!degree || !description || !noun || !/^(?:very|really)$/.test(degree.lower)) return false;
  const [first, second] = [readWord(description.lower).readings, readWord(noun.lower).readings];
  return hasReading(first, 'ADJ') && hasReading(second, 'NOUN') && !hasReading(second, 'ADV');
}

/** Reads "up", "on" and the like as the particle of a verb before it that has this particle: "grew up". */
function readParticle({ tokens, at, token, word, readingsNext }: TokenContext): readonly Reading[] {
  const particle = token.lower;
  const takesParticle = ({ lemma }: Reading) => listParticles(lemma).has(particle);
  const before = tokens.slice(Math.max(0, at - MAX_BEFORE_PARTICLE), at);
  const verb = before.findLast(({ lower }) => readWord(lower).readings.some(takesParticle));
  const lemma = verb && readWord(verb.lower).readings.find(takesParticle)?.lemma;
  if (!lemma) return changeCosts(word.readings, ({ tag }) => (tag === 'PARTICLE' ? 1 : 0));
  const opensGroup = readingsNext && hasReading(readingsNext.readings, ...OPENS_GROUP, 'NOUN', 'ADJ', 'ING');
  const endsHere = !opensGroup && !opensDescription(tokens.slice(at + 1, at + 4));
  // "Put on his coat": "on" stands directly after "put", and can also stand after "coat".
  const isParticle = endsHere || (verb === before.at(-1) && isSeparable(lemma, particle));
  return changeCosts(word.readings, ({ tag }) => (tag === 'PARTICLE' ? (isParticle ? -1.5 : 0.4) : 0));
}

const SUBJECTS = /^(?:i|he|she|we|they)$/;
const AUXILIARIES = /^(?:is|are|was|were|has|had|have|'s|'re|do|does|did)$/;
/** How far after a conjunction its verb is looked for, in words. */
const MAX_TO_VERB = 5;

/** Whether a word can hardly be anything but a finite verb: "was", "ended". */
function isClearlyFinite({ lower }: PlainToken): boolean {
  const { readings } = readWord(lower);
  const [first] = readings;
  if (hasReading(readings, 'MODAL') || AUXILIARIES.test(lower) || first?.tag === 'PAST') return true;
  return first?.tag === 'VERBS' && !hasReading(readings, 'NOUNS');
}

/** Whether a clause follows: a subject pronoun, or a finite verb soon after, as in "after the film ended". */
function opensClause({ tokens, at, next }: TokenContext): boolean {
  if (SUBJECTS.test(next?.lower ?? '') || next?.lower === 'there') return true;
  for (let index = at + 2; index <= at + MAX_TO_VERB; index++) {
    const token = tokens[index];
    if (!token?.isWord) return false;
    if (isClearlyFinite(token)) return true;
    if (SUBJECTS.test(token.lower)) return false;
    // "Since the flood, and that is …".
    if (/^th(?:is|at)$/.test(token.lower) && tokens[index - 1]?.lower === 'and') return false;
    // "Before you leave", "after it stop".
    const isBase = readWord(token.lower).readings[0]?.tag === 'VERB';
    if (isBase && /^(?:you|it)$/.test(tokens[index - 1]?.lower ?? '')) return true;
  }
  return false;
}

/** Reads "before", "since" and the like as a conjunction where a clause follows, else as a preposition. */
function readConjunction(context: TokenContext): readonly Reading[] {
  const isClause = opensClause(context);
  return changeCosts(context.word.readings, ({ tag }) => (tag === 'SUBORD' ? (isClause ? -1 : 1.2) : 0));
}

const READERS: ReadonlyMap<string, (context: TokenContext) => readonly Reading[]> = new Map([
  ['that', readThat],
  ['there', readThere],
  ['to', readTo],
  ['so', readSo],
  ...['where', 'when', 'why', 'who', 'which', 'whose', 'whom'].map((word) => [word, readWhoOrWhere] as const),
]);
const CONJUNCTIONS_AND_PREPOSITIONS = new Set('before after since until till as than like'.split(' '));

/**
 * Returns the readings of a linking word with costs that its neighbours change; undefined for another word.
 */
export function readLinkingWord(context: TokenContext): readonly Reading[] | undefined {
  const { token, word } = context;
  const read = READERS.get(token.lower);
  if (read) return read(context);
  if (hasReading(word.readings, 'PARTICLE')) return readParticle(context);
  return CONJUNCTIONS_AND_PREPOSITIONS.has(token.lower) ? readConjunction(context) : undefined;
}
