import { getCountability } from '../lexicon/countability.ts';
import { isSeparable, listParticles, takes } from '../lexicon/verb-frames.ts';
import { changeCosts, hasReading } from './reading-costs.ts';
import { readWord, type WordReadings } from './readings.ts';
import type { Reading, Tag } from './tag.ts';
import type { TokenContext } from './token-context.ts';
import type { PlainToken } from './tokens.ts';

/*
 * Words such as "that", "to" and "before", whose part of speech shows in the words around them.
 */

const OPENS_GROUP: readonly Tag[] = ['DET', 'PRON', 'NAME', 'NOUNS', 'NUM'];
const NOUN_LIKE: readonly Tag[] = ['NOUN', 'NOUNS', 'NAME', 'PRON'];

/**
 * A relative word after a noun stands for it: "the place where"; after a verb or at the start it asks.
 *
 * @param before the readings of the word that it may stand for
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

const ASKING = /^wh(?:ere|en|y)$/;
const OBJECTS = /^(?:me|you|him|her|it|us|them)$/;

/** "Who", "where" and the like stand for a noun or ask; "Tell me where …" asks. */
function readWhoOrWhere({ tokens, at, token, word, before, ...context }: TokenContext): readonly Reading[] {
  const { readingsBefore, readingsNext, isFirst } = context;
  // "My friend, who lives in Tokyo": a comma does not cut the clause off.
  const isSetOff = before?.text === ',' && /^wh(?:o|ich)$/.test(token.lower);
  const noun = isSetOff ? tokens[at - 2] : undefined;
  if (noun?.isWord) return readRelative(word.readings, readWord(noun.lower), readingsNext, isFirst);
  const isAsking = ASKING.test(token.lower) && OBJECTS.test(before?.lower ?? '');
  return readRelative(word.readings, isAsking ? undefined : readingsBefore, readingsNext, isFirst);
}

/**
 * "That" before a singular countable noun is a determiner; before a group with a determiner it opens a
 * clause.
 */
function readThat({ word, next, readingsBefore, readingsNext, isFirst }: TokenContext): readonly Reading[] {
  const readings = readRelative(word.readings, readingsBefore, undefined, isFirst);
  if (!next || !readingsNext) return readings;
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
const EXISTENTIAL_NEXT =
  /^(?:is|are|was|were|'s|'re|has|have|will|'ll|can|could|must|should|might|may|would)$/;

/** "The people who live there are …": "there" behind a verb is a place. */
function isPlaceOf(before: WordReadings | undefined): boolean {
  const usual = before?.readings.toSorted((one, other) => one.cost - other.cost)[0];
  if (!usual || !VERB_FORMS.has(usual.tag)) return false;
  return !['be', 'have', 'do'].includes(usual.lemma) && !takes(usual.lemma, 'that');
}

/** "There" before a form of be, or with one before it in a question, only fills the place of the subject. */
function readThere({ word, next, readingsBefore }: TokenContext): readonly Reading[] {
  const isExistential = EXISTENTIAL_NEXT.test(next?.lower ?? '') && !isPlaceOf(readingsBefore);
  return changeCosts(word.readings, ({ tag }) => (tag === 'THERE' ? (isExistential ? -0.6 : 1.5) : 0));
}

/** "To" before a word that can only be a base form is the sign of an infinitive. */
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

/** "So" before "big", "quickly" or "many", and at the end, is an adverb; elsewhere it often joins clauses. */
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

/** "Very small hotel", behind "stayed in". */
function opensDescription([degree, description, noun]: TokenContext['tokens']): boolean {
  if (!degree || !description || !noun || !/^(?:very|really)$/.test(degree.lower)) return false;
  const [first, second] = [readWord(description.lower).readings, readWord(noun.lower).readings];
  return hasReading(first, 'ADJ') && hasReading(second, 'NOUN') && !hasReading(second, 'ADV');
}

/** A preposition that the verb before it can take as its particle: "put on his coat", "grew up". */
function readParticle({ tokens, at, token, word, readingsNext }: TokenContext): readonly Reading[] {
  const particle = token.lower;
  const takesParticle = ({ lemma }: Reading) => listParticles(lemma).has(particle);
  const before = tokens.slice(Math.max(0, at - MAX_BEFORE_PARTICLE), at);
  const verb = before.findLast(({ lower }) => readWord(lower).readings.some(takesParticle));
  const lemma = verb && readWord(verb.lower).readings.find(takesParticle)?.lemma;
  if (!lemma) return changeCosts(word.readings, ({ tag }) => (tag === 'PARTICLE' ? 1 : 0));
  const opensGroup = readingsNext && hasReading(readingsNext.readings, ...OPENS_GROUP, 'NOUN', 'ADJ', 'ING');
  const endsHere = !opensGroup && !opensDescription(tokens.slice(at + 1, at + 4));
  const isParticle = endsHere || (verb === before.at(-1) && isSeparable(lemma, particle));
  return changeCosts(word.readings, ({ tag }) => (tag === 'PARTICLE' ? (isParticle ? -1.5 : 0.4) : 0));
}

const SUBJECTS = /^(?:i|he|she|we|they)$/;
const AUXILIARIES = /^(?:is|are|was|were|has|had|have|'s|'re|do|does|did)$/;
/** How far behind a conjunction its verb is looked for, in words. */
const MAX_TO_VERB = 5;

/** Whether a word is surely a finite verb: "was", "ended". */
function isSurelyFinite({ lower }: PlainToken): boolean {
  const { readings } = readWord(lower);
  const [first] = readings;
  if (hasReading(readings, 'MODAL') || AUXILIARIES.test(lower) || first?.tag === 'PAST') return true;
  return first?.tag === 'VERBS' && !hasReading(readings, 'NOUNS');
}

/** Whether a subject, or a finite verb soon behind a noun group, shows a clause: "after the film ended". */
function opensClause({ tokens, at, next }: TokenContext): boolean {
  if (SUBJECTS.test(next?.lower ?? '') || next?.lower === 'there') return true;
  for (let index = at + 2; index <= at + MAX_TO_VERB; index++) {
    const token = tokens[index];
    if (!token?.isWord) return false;
    if (isSurelyFinite(token)) return true;
    if (SUBJECTS.test(token.lower)) return false;
    const isBase = readWord(token.lower).readings[0]?.tag === 'VERB';
    if (isBase && /^(?:you|it)$/.test(tokens[index - 1]?.lower ?? '')) return true;
  }
  return false;
}

/** A conjunction of time and cause opens a clause where a subject follows, else it is a preposition. */
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

/** The readings of a linking word as its neighbours change them; undefined for another word. */
export function readLinkingWord(context: TokenContext): readonly Reading[] | undefined {
  const { token, word } = context;
  const read = READERS.get(token.lower);
  if (read) return read(context);
  if (hasReading(word.readings, 'PARTICLE')) return readParticle(context);
  return CONJUNCTIONS_AND_PREPOSITIONS.has(token.lower) ? readConjunction(context) : undefined;
}
