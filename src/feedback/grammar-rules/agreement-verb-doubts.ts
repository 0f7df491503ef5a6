// Finds words that look like the verb of a subject and may be no verb, or that of another subject: “win” in
// “the effect of a win”. The agreement rule, in agreement.ts, marks nothing there.

import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { CheckableClause } from './checkable-clause.ts';

const joinsVerbs = createWordTest('and or but');
const isVerbWithOf = createLemmaTest(
  'think hear dream approve consist know speak talk smell taste complain die get become remind tell warn accuse beware',
);
const isThingPronoun = createWordTest('something anything nothing everything somewhere anywhere');

/** Right: "something like that", "nothing wrong with it", "anything close to it": no verb follows. */
function isPronounWithAdjective({ subject, finite, sentence: { tokens } }: CheckableClause): boolean {
  if (!isThingPronoun(subject.head) || finite.tag !== 'VERB') return false;
  const next = tokens[finite.at + 1];
  return (
    finite.lower === 'like' || finite.possibleTags.has('ADJ') || next?.tag === 'MARK' || next === undefined
  );
}

/** Right: "Give me a pen or something, please." */
function isPlease({ finite }: CheckableClause): boolean {
  return finite.lower === 'please';
}

/** Right: "A guest makes tea in his room or asks a waiter": the subject stands before the first verb. */
function followsOr({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return tokens[finite.at - 1]?.lower === 'or';
}

/** Right: "A long flight causes jet lag", where "causes" is the verb. */
function followsVerbInS({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return finite.possibleTags.has('NOUN') && tokens[finite.at - 1]?.possibleTags.has('VERBS') === true;
}

/** "That was how he have met her": after a past the perfect is "had", which is another mistake. */
function isPerfectInPast({ clause: { kind, parent }, verb }: CheckableClause): boolean {
  return verb.isPerfect && kind === 'subordinate' && parent?.verb?.tense === 'past';
}

/** Right: "The effect of a win", "the average spend of a guest": a noun after a determiner or adjective. */
function standsLikeNoun({ sentence: { tokens }, finite }: CheckableClause): boolean {
  const before = tokens[finite.at - 1];
  if (finite.tag !== 'VERB' || !before) return false;
  const canBeNoun = finite.possibleTags.has('NOUN');
  return (before.tag === 'ADJ' && canBeNoun) || /^(?:a|an|the|each|every|one)$/.test(before.lower);
}

/** Right: "It begins at 10 am". */
function isTimeOfDay({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return finite.lower === 'am' && /\d$/.test(tokens[finite.at - 1]?.text ?? '');
}

/** Right: "So why do it?", "Not only are prices high …". */
function isTurnedAround({ sentence: { tokens }, verb, finite }: CheckableClause): boolean {
  const before = tokens[finite.at - 1]?.lower ?? '';
  if (before === 'why') return finite.lower === 'do' && verb.verbs.length === 1;
  return verb.isInverted && /^(?:only|nor|neither|so)$/.test(before);
}

/** Right: "The books – one old, one new – are by him": after a dash in a statement no question begins. */
function isTurnedAfterDash({ sentence: { tokens, isQuestion }, verb, finite }: CheckableClause): boolean {
  return verb.isInverted && !isQuestion && /^[–—)-]$/.test(tokens[finite.at - 1]?.text ?? '');
}

/** Right: "a case for help rather than refuse it": the verb goes with the one before "rather". */
function followsThan({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return tokens[finite.at - 1]?.lower === 'than';
}

/**
 * Right: "The talk at live events is …", where "live" is no verb. After "the town I live in", the verb may
 * follow the preposition.
 */
function followsPreposition({ sentence: { tokens }, subject, finite }: CheckableClause): boolean {
  const [beforeLast, last] = [tokens[finite.at - 2], tokens[finite.at - 1]];
  return (
    last?.tag === 'PREP' && last.at >= subject.to && !/^(?:VERBS?|PAST|EN|ING)$/.test(beforeLast?.tag ?? '')
  );
}

/** Whether a word can be a verb: "transfer", "respects". */
function canBeVerb({ possibleTags }: GrammarToken): boolean {
  return possibleTags.has('VERB') || possibleTags.has('VERBS') || possibleTags.has('ING');
}

/**
 * Right: "Her wish to teach children and help them was …", "Tim’s firm respects and keeps laws": "and" joins
 * the verb to another one before it.
 */
function isJoinedToVerb({ sentence: { tokens }, subject, finite }: CheckableClause): boolean {
  const joint = tokens.findLastIndex(({ tag, at }) => at < finite.at && tag !== 'ADV');
  if (!joinsVerbs(tokens[joint])) return false;
  const before = tokens.slice(subject.to, joint);
  if (before.some(({ tag, at }) => /^(?:TO|ING)$/.test(tag) && at < joint - 1)) return true;
  const last = tokens[joint - 1];
  return last !== undefined && last.at > subject.from && canBeVerb(last) && subject.members.length === 0;
}

/** Right: "The average spend of a guest is …": few verbs take "of". */
function isNounBeforeOf({ sentence: { tokens }, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || tokens[finite.at + 1]?.lower !== 'of') return false;
  return !isVerbWithOf(finite) && finite.lemma !== 'be';
}

/** Each is true for sentences such as its example, in which the verb may have been read wrongly. */
export const VERB_DOUBTS: readonly ((checkable: CheckableClause) => boolean)[] = [
  isPronounWithAdjective,
  isPlease,
  followsOr,
  followsVerbInS,
  isPerfectInPast,
  standsLikeNoun,
  isTimeOfDay,
  isTurnedAround,
  isTurnedAfterDash,
  followsThan,
  followsPreposition,
  isJoinedToVerb,
  isNounBeforeOf,
];
