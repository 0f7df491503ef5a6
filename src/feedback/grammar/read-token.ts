import { getCountability } from '../lexicon/countability.ts';
import { findEntry } from '../lexicon/english.ts';
import { isSeparable, listParticles, takes } from '../lexicon/verb-frames.ts';
import { CAPITAL_NOUNS } from './capital-nouns.ts';
import { findClosedWord } from './closed-words.ts';
import { readWord, type WordReadings } from './readings.ts';
import type { Reading, Tag } from './tag.ts';
import type { PlainToken } from './tokens.ts';

const NAME_COST = { inside: 0, atStart: 2.2 };
/** A capital letter inside a sentence makes other readings than a name unlikely. */
const NOT_A_NAME = 1.6;

function isSentenceStart(tokens: readonly PlainToken[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || (!before.isWord && /^["“‘'(:–—-]$/.test(before.text));
}

function readMark(token: PlainToken): WordReadings {
  if (/^\d/.test(token.text))
    return { readings: [{ tag: 'NUM', lemma: token.lower, cost: 0 }], isKnown: true };
  return { readings: [{ tag: 'MARK', lemma: token.text, cost: 0 }], isKnown: true };
}

/** The readings of a word with a capital letter, which may be a name. */
function addName(token: PlainToken, word: WordReadings, isFirst: boolean): WordReadings {
  const isClosed =
    findClosedWord(token.lower) !== undefined && token.lower !== 'may' && token.lower !== 'will';
  if (isClosed) return word;
  const isShouted = token.text.length > 1 && token.text === token.text.toUpperCase() && word.isKnown;
  const name: Reading = { tag: 'NAME', lemma: token.lower, cost: NAME_COST.inside };
  if (isFirst || isShouted) {
    if (!word.isKnown) return { readings: [name, ...word.readings], isKnown: false };
    return { ...word, readings: [...word.readings, { ...name, cost: NAME_COST.atStart }] };
  }
  return {
    isKnown: word.isKnown,
    readings: [name, ...word.readings.map((reading) => ({ ...reading, cost: reading.cost + NOT_A_NAME }))],
  };
}

function has(readings: readonly Reading[], ...tags: readonly Tag[]): boolean {
  return readings.some(({ tag }) => tags.includes(tag));
}

function changeCosts(readings: readonly Reading[], change: (reading: Reading) => number): readonly Reading[] {
  return readings.map((reading) => ({
    tag: reading.tag,
    lemma: reading.lemma,
    cost: reading.cost + change(reading),
  }));
}

const OPENS_GROUP: readonly Tag[] = ['DET', 'PRON', 'NAME', 'NOUNS', 'NUM'];

/**
 * "That" before a singular countable noun is a determiner; before a group with a determiner it opens a
 * clause.
 */
function readThat(
  readings: readonly Reading[],
  next: WordReadings | undefined,
  nextWord: string,
  isFirst: boolean,
): readonly Reading[] {
  if (!next) return readings;
  const opensGroup = has(next.readings, ...OPENS_GROUP) && !has(next.readings, 'NOUN');
  if (isFirst && has(next.readings, 'VERBS'))
    return changeCosts(readings, ({ tag }) => (tag === 'PRON' ? -0.4 : 0.4));
  const isCountable = has(next.readings, 'NOUN') && getCountability(nextWord) === 'countable';
  return changeCosts(readings, ({ tag }) => {
    if (tag === 'DET') return opensGroup ? 2.5 : isCountable ? -0.3 : 1;
    if (tag === 'PRON') return opensGroup ? 1 : 0;
    return isCountable && tag === 'SUBORD' ? 0.8 : 0;
  });
}

/** A preposition that the verb before it can take as its particle: "put on his coat", "grew up". */
function readParticle(
  readings: readonly Reading[],
  particle: string,
  before: readonly PlainToken[],
  next: WordReadings | undefined,
): readonly Reading[] {
  const verb = before
    .slice(-4)
    .findLast(({ lower }) =>
      readWord(lower).readings.some(({ lemma }) => listParticles(lemma).has(particle)),
    );
  const isAfterVerb = verb !== undefined && verb === before.at(-1);
  const lemma =
    verb &&
    readWord(verb.lower).readings.find((reading) => listParticles(reading.lemma).has(particle))?.lemma;
  if (!lemma) return changeCosts(readings, ({ tag }) => (tag === 'PARTICLE' ? 1 : 0));
  const endsHere = !next || !has(next.readings, ...OPENS_GROUP, 'NOUN', 'ADJ', 'ING');
  const isParticle = endsHere || (isAfterVerb && isSeparable(lemma, particle));
  return changeCosts(readings, ({ tag }) => (tag === 'PARTICLE' ? (isParticle ? -1.5 : 0.4) : 0));
}

const OBJECTS = /^(?:me|you|him|her|it|us|them)$/;
const WHAT_IS_MORE = ['what', 'is', 'more'];
const RELATIVES = new Set(['where', 'when', 'why', 'who', 'which', 'whose', 'whom']);

/** "Where" after a noun stands for it, after a verb or at the start it asks. */
function readRelative(
  readings: readonly Reading[],
  before: WordReadings | undefined,
  next: WordReadings | undefined,
  isFirst: boolean,
): readonly Reading[] {
  const leadsToNoun = next !== undefined && has(next.readings, 'NOUN', 'NOUNS');
  const followsNoun =
    before !== undefined && has(before.readings, 'NOUN', 'NOUNS', 'NAME', 'PRON') && !isFirst;
  return changeCosts(readings, ({ tag }) => {
    if (tag === 'REL') return followsNoun ? -0.4 : 2;
    if (tag === 'DET' && leadsToNoun) {
      const isVerb =
        has(next.readings, 'VERBS') || next.readings.some((each) => each.tag === 'VERB' && each.cost === 0);
      return isVerb || (followsNoun && !has(next.readings, 'NOUN')) ? 0.8 : -0.8;
    }
    return tag === 'WH' && followsNoun ? 0.5 : 0;
  });
}

/** "There" before a form of be, or with one before it in a question, only fills the place of the subject. */
function readThere(
  readings: readonly Reading[],
  before: WordReadings | undefined,
  next: PlainToken | undefined,
): readonly Reading[] {
  const usual = before?.readings.toSorted((one, other) => one.cost - other.cost)[0];
  const verb = usual && /^(?:VERB|VERBS|PAST|EN|ING)$/.test(usual.tag) ? usual : undefined;
  // "The people who live there are …"
  const isPlace =
    verb !== undefined && !['be', 'have', 'do'].includes(verb.lemma) && !takes(verb.lemma, 'that');
  const isExistential =
    !isPlace &&
    /^(?:is|are|was|were|'s|'re|has|have|will|'ll|can|could|must|should|might|may|would)$/.test(
      next?.lower ?? '',
    );
  return changeCosts(readings, ({ tag }) => (tag === 'THERE' ? (isExistential ? -0.6 : 1.5) : 0));
}

/** "To" before a word that can only be a base form is the sign of an infinitive. */
function readTo(readings: readonly Reading[], next: WordReadings | undefined): readonly Reading[] {
  const isVerb = next !== undefined && has(next.readings, 'VERB');
  const isNoun = next === undefined || has(next.readings, 'NOUN', 'DET', 'PRON', 'NAME', 'NOUNS', 'NUM');
  return changeCosts(readings, ({ tag }) => {
    if (tag === 'TO') return isVerb ? (isNoun ? 0.2 : 0) : 1.5;
    return isVerb && !isNoun ? 2 : 0;
  });
}

/** A conjunction of time and cause opens a clause where a subject follows, else it is a preposition. */
const BOTH_CONJUNCTION_AND_PREPOSITION = new Set([
  'before',
  'after',
  'since',
  'until',
  'till',
  'as',
  'than',
  'like',
]);

function opensClause(tokens: readonly PlainToken[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  if (/^(?:i|he|she|we|they|there)$/.test(next)) return true;
  // A finite verb soon behind a noun group shows a clause: "after the film ended".
  for (let index = at + 2; index < Math.min(tokens.length, at + 6); index++) {
    const token = tokens[index];
    if (!token?.isWord) return false;
    const { readings } = readWord(token.lower);
    if (has(readings, 'MODAL') || /^(?:is|are|was|were|has|had|have|'s|'re|do|does|did)$/.test(token.lower))
      return true;
    const [first] = readings;
    if (first?.tag === 'PAST' || (first?.tag === 'VERBS' && !has(readings, 'NOUNS'))) return true;
    if (/^(?:i|he|she|we|they)$/.test(token.lower)) return false;
    if (first?.tag === 'VERB' && /^(?:you|it)$/.test(tokens[index - 1]?.lower ?? '')) return true;
  }
  return false;
}

/** The readings of a token, with costs that the words next to it change. */
export function readToken(tokens: readonly PlainToken[], at: number, token: PlainToken): WordReadings {
  if (!token.isWord) return readMark(token);
  const word = readWord(token.lower);
  const nextToken = tokens[at + 1];
  const next = nextToken?.isWord ? readWord(nextToken.lower) : nextToken && readMark(nextToken);
  const beforeToken = tokens[at - 1];
  const isFirst = isSentenceStart(tokens, at);
  const { readings } = word;
  const before = beforeToken?.isWord ? readWord(beforeToken.lower) : undefined;
  if (token.lower === 'that') {
    const related = readRelative(readings, before, undefined, isFirst);
    return { ...word, readings: readThat(related, next, nextToken?.lower ?? '', isFirst) };
  }
  if (token.lower === 'next' && nextToken?.lower === 'to')
    return { readings: [{ tag: 'PREP', lemma: 'next', cost: 0 }], isKnown: true };
  if (
    (token.lower === 'of' && nextToken?.lower === 'course') ||
    (token.lower === 'course' && beforeToken?.lower === 'of')
  )
    return { readings: [{ tag: 'ADV', lemma: token.lower, cost: 0 }], isKnown: true };
  if (
    (token.lower === 'no' && nextToken?.lower === 'longer') ||
    (token.lower === 'longer' && beforeToken?.lower === 'no')
  )
    return { readings: [{ tag: 'ADV', lemma: token.lower, cost: 0 }], isKnown: true };
  // "What is more, …" stands outside the clause.
  if (at < 3 && tokens[3]?.text === ',' && WHAT_IS_MORE.every((word, index) => tokens[index]?.lower === word))
    return { readings: [{ tag: 'ADV', lemma: token.lower, cost: 0 }], isKnown: true };
  if (token.lower === 'most' && nextToken?.lower === 'of')
    return { readings: [{ tag: 'PRON', lemma: 'most', cost: 0 }], isKnown: true };
  if (/^(?:last|next)$/.test(token.lower) && findEntry(nextToken?.lower ?? '')?.nounClass === 'time')
    return { readings: [{ tag: 'ADJ', lemma: token.lower, cost: 0 }], isKnown: true };
  if (token.lower === 'there') return { ...word, readings: readThere(readings, before, nextToken) };
  // "I go to work" names a place, "I am going to work" a plan.
  if (
    token.lower === 'to' &&
    nextToken?.lower === 'work' &&
    /^(?:go|goes|went|gone|gets?|got|drives?|drove|walks?|way)$/.test(beforeToken?.lower ?? '')
  )
    return { readings: [{ tag: 'PREP', lemma: 'to', cost: 0 }], isKnown: true };
  if (token.lower === 'to') return { ...word, readings: readTo(readings, next) };
  if (token.lower === "'s" && beforeToken?.lower === 'let')
    return { readings: [{ tag: 'PRON', lemma: 'us', cost: 0 }], isKnown: true };
  if (
    token.lower === 'so' &&
    (nextToken === undefined ||
      has(next?.readings ?? [], 'ADJ', 'ADV') ||
      /^(?:many|much|few)$/.test(nextToken.lower))
  )
    return { ...word, readings: readings.filter(({ tag }) => tag === 'ADV') };
  if (token.lower === 'so')
    return { ...word, readings: changeCosts(readings, ({ tag }) => (tag === 'AND' ? -0.6 : 0)) };
  if (RELATIVES.has(token.lower)) {
    // "My friend, who lives in Tokyo": a comma does not cut the clause off.
    const isSetOff = beforeToken?.text === ',' && /^wh(?:o|ich)$/.test(token.lower);
    const noun = isSetOff ? tokens[at - 2] : undefined;
    // "Tell me where …" asks.
    const isAsking = /^wh(?:ere|en|y)$/.test(token.lower) && OBJECTS.test(beforeToken?.lower ?? '');
    const related = noun?.isWord ? readWord(noun.lower) : isAsking ? undefined : before;
    return { ...word, readings: readRelative(readings, related, next, isFirst) };
  }
  if (has(readings, 'PARTICLE'))
    return {
      ...word,
      readings: readParticle(readings, token.lower, tokens.slice(Math.max(0, at - 4), at), next),
    };
  if (BOTH_CONJUNCTION_AND_PREPOSITION.has(token.lower)) {
    const isClause = opensClause(tokens, at);
    return {
      ...word,
      readings: changeCosts(readings, ({ tag }) => (tag === 'SUBORD' ? (isClause ? -1 : 1.2) : 0)),
    };
  }
  if (CAPITAL_NOUNS.has(token.lower) && !/^(?:may|march|second|fall)$/.test(token.lower))
    return { readings: [{ tag: 'NAME', lemma: token.lower, cost: 0 }], isKnown: true };
  if (beforeToken?.lower === 'very' && has(readings, 'ADJ'))
    return { ...word, readings: readings.filter(({ tag }) => !/^(?:PAST|EN|VERBS?)$/.test(tag)) };
  if (/^(?:too|so|extremely|quite)$/.test(beforeToken?.lower ?? '') && has(readings, 'ADJ'))
    return {
      ...word,
      readings: changeCosts(readings, ({ tag }) => (tag === 'PAST' || tag === 'EN' ? 2 : 0)),
    };
  return /^\p{Lu}/u.test(token.text) ? addName(token, word, isFirst) : word;
}
