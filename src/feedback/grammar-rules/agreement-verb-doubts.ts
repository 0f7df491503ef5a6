// Finds words that look like the verb of a subject and may be no verb, or that of another subject: “win” in
// “the effect of a win”. The agreement rule, in agreement.ts, marks nothing there.

import { createWordTest } from '../grammar/token-tests.ts';
import type { CheckableClause } from './checkable-clause.ts';

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
];
