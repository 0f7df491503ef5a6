/*
 * Corrects words of amount that do not go with their noun: “many time” → “much time”, “a little friends” → “a
 * few friends”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<many> a=ADJ? n=%massNouns|%uncountable ~NOUN|NOUNS|-`: “[many] cold water”. The adjective and the noun,
 * of one of two lists, are kept as `a` and `n`.
 *   <…>             the wrong words, which `fix` replaces
 *   only|just       one of these words
 *   of?             this, or nothing
 *   ~NOUN|NOUNS     the next word is none of these; takes no word itself
 *   -very|too|so|…  the word before is none of these; takes no word itself
 *   ^               the sentence begins here
 *   @have           any form of “have”: have, has, had, having
 *   %massNouns      a word of the list `massNouns` in countability-words.ts: “advice”
 *   n=%massNouns|…  this word, which `fix` and the reasons quote as {n} (so also a); empty where the pattern
 *                   took no word
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”, COMP “bigger”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {after} what the pattern asks for after
 *   the mark.
 */

import { UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getLastWord } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence } from '../patterns/sentences.ts';
import { WRONG_PLURALS } from './countability-words.ts';

const MANY_EXPLANATION: RuleExplanation = {
  simple: 'We can count “{after}”, so we say “{right}”, not “{wrong}”.',
  full: '“{after}” is a countable plural, so it takes “{right}”, not “{wrong}”.',
};
const MUCH_EXPLANATION: RuleExplanation = {
  simple: "We can't count “{after}”, so we say “{right}”, not “{wrong}”.",
  full: '“{after}” is uncountable, so it takes “{right}”, not “{wrong}”.',
};

/** Wrong in another way: “much rubbishes”, where the noun needs its singular, not another word of amount. */
function hasWrongPlural(words: Sentence): boolean {
  return words.some(
    ({ lower, base }) =>
      WRONG_PLURALS.includes(lower) || (lower.endsWith('s') && UNCOUNTABLE_NOUNS.has(base)),
  );
}

/**
 * Words in -s that are not plurals of things we count. Right: “much news”, “as much as”, “how much is it”.
 */
const NOT_COUNTED_IN_S = new Set('news physics maths economics politics thanks as is was does'.split(' '));

/** Verbs of what people do more or less. Right: "how much people like music". */
const DONE_MUCH =
  /^(?:know|like|love|enjoy|hate|want|need|use|spend|pay|earn|care|miss|weigh|eat|drink|sleep)$/;

/** Whether the last word of the match is a plural that can be counted. */
function isCounted(match: Match, sentence: Sentence): boolean {
  const counted = sentence.slice(match.marked.to, match.to);
  const noun = sentence[match.to - 1];
  if (!noun || hasWrongPlural(counted) || NOT_COUNTED_IN_S.has(noun.lower)) return false;
  // Right: "We know how much people like music", where "much" belongs to the verb.
  const verb = sentence[match.to];
  const isDegree = sentence[match.marked.from - 1]?.lower === 'how' && DONE_MUCH.test(verb?.lower ?? '');
  if (noun.lower === 'people') return !isDegree;
  // Right: "So much raw fish". After an adjective the noun must be one that can only be plural.
  return hasTag(noun, 'NOUNS') && (counted.length === 1 || !hasTag(noun, 'NOUN'));
}

/** Uncountable nouns that often come before another noun: “many coffee shops”. */
const FIRST_PARTS_OF_COMPOUNDS = new Set('coffee tea juice beer wine fruit work help paper hair'.split(' '));
/** Words and marks that show that the noun stands alone. Wrong: “too many coffee in the morning”. */
const AFTER_WHOLE_GROUP = new Set('do does did is in on for at of and but . ? ,'.split(' '));

/** Right: “Many coffee shops”, “so many fruit smoothies”: another noun may follow. */
function mayBeginCompound(match: Match, sentence: Sentence): boolean {
  return (
    FIRST_PARTS_OF_COMPOUNDS.has(getLastWord(match, sentence)) &&
    !AFTER_WHOLE_GROUP.has(sentence[match.to]?.lower ?? '.')
  );
}

/** Verbs with which "time" is what one has or spends. Right: "I have been there many times". */
const SPENDING =
  /^(?:have|has|had|spend|spends|spent|save|saves|saved|need|needs|take|takes|took|waste|wastes|wasted|lose|loses|lost|get|got|'ve|not|n['’]t)$/;

/** Whether "many time" may be meant as "many times": "I visited it many time". */
function mayMeanTimes(match: Match, sentence: Sentence): boolean {
  if (getLastWord(match, sentence) !== 'time') return false;
  return !sentence.slice(Math.max(0, match.from - 2), match.from).some(({ lower }) => SPENDING.test(lower));
}

/** Whether the sentence denies or asks, where “much” is usual. Right: “We don't have much time”. */
function deniesOrAsks(sentence: Sentence): boolean {
  return sentence.some(({ lower }) => /^(?:not|never|nobody|no|if|whether|\?|.*n['’]t)$/.test(lower));
}

const MANY_OF_UNCOUNTABLE =
  '-very|too|so|how|as|that|not <many> a=ADJ? n=%massNouns|%uncountable ~NOUN|NOUNS|-';
/** Right: “Many work on farms.” */
const MANY_PERSONS = '^ many work|help|love|study|travel on|in|at|as|here|there|from|hard|each|their';

/** A word of amount that does not go with its noun: “[many → much] time”. */
export const AMOUNT_WORD_RULES: readonly LearnerRule[] = [
  // There are too [much → many] people.
  {
    id: 'countability-05',
    find: [
      "too|so|very|how|as|not|n't|have|has|don't|are|is|of? <much> a=ADJ? NOUNS|people",
      '<much> NOUNS|people',
      'how|too|so|very <much> ADJ NOUNS',
      "there are|were|aren't not|too|so|very? <much> ADJ? ANY",
    ],
    fix: 'many',
    explanation: MANY_EXPLANATION,
    when: isCounted,
  },
  // We don't have [many → much] time.
  {
    id: 'countability-23',
    find: MANY_OF_UNCOUNTABLE,
    fix: 'much',
    explanation: {
      simple: "We can't count “{n}”, so we say “{right}” or “a lot of”, not “{wrong}”.",
      full: '“{n}” is uncountable, so not “{wrong}”: it takes “{right}” or, more naturally, “a lot of”.',
    },
    unless: MANY_PERSONS,
    when: (match, sentence) =>
      deniesOrAsks(sentence) && !mayMeanTimes(match, sentence) && !mayBeginCompound(match, sentence),
  },
  // I save [many → a lot of] money.
  {
    id: 'countability-26',
    find: MANY_OF_UNCOUNTABLE,
    fix: 'a lot of',
    explanation: {
      simple: "We can't count “{n}”, so we say “{right}”, not “{wrong}”.",
      full: '“{n}” is uncountable, so not “{wrong}”: in a positive statement “{right}” is natural.',
    },
    unless: MANY_PERSONS,
    when: (match, sentence) =>
      !deniesOrAsks(sentence) && !mayMeanTimes(match, sentence) && !mayBeginCompound(match, sentence),
  },
  // They don't have so [many → much] time.
  {
    id: 'countability-06',
    find: ['very|too|so|how|as|that|not <many> a=ADJ? n=%massNouns|%uncountable ~NOUN|NOUNS|-'],
    fix: 'much',
    explanation: MUCH_EXPLANATION,
    when: (match, sentence) => !mayBeginCompound(match, sentence),
  },
  // I have [a little → a few] friends.
  {
    id: 'countability-07',
    find: [
      '@have|there|are|were|with|only|in|for|of|@need|@know|@see|@buy|@read|@make|@visit|after|has|speak <a little> NOUNS',
      '<a little> friends|people|books|days|years|minutes|hours|words|things|weeks|problems|students|questions|mistakes|times|months|dollars|euros',
      '^ <a little> NOUNS|people',
    ],
    fix: 'a few',
    explanation: MANY_EXPLANATION,
    when: isCounted,
  },
  // There are very [little → few] people.
  {
    id: 'countability-08',
    find: [
      'very|too|so|have|has|are|with|only <little> people|friends|books|things|students|words|problems|questions|mistakes|days|chances|cars',
    ],
    fix: 'few',
    explanation: MANY_EXPLANATION,
  },
  // I have [a few → a little] money.
  {
    id: 'countability-09',
    find: [
      '<a few> ADJ? n=%massNouns|%uncountable ~NOUN|NOUNS|COMP|-',
      'only|just <a few> of? %massNouns ~NOUN|NOUNS|-',
    ],
    fix: 'a little',
    explanation: MUCH_EXPLANATION,
  },
  // We have very [few → little] time.
  {
    id: 'countability-10',
    find: [
      'very|too|so|have|has|is|with <few> %massNouns|%uncountable ~NOUN|NOUNS|-',
      'very|too|so <few> time|money|water|information|help|work',
    ],
    fix: 'little',
    explanation: MUCH_EXPLANATION,
  },
  // I have [fewer → less] time.
  {
    id: 'countability-12',
    find: ['<fewer> n=%massNouns|%uncountable ~NOUN|NOUNS'],
    fix: 'less',
    explanation: MUCH_EXPLANATION,
  },
  // I have a [number of work → lot of work].
  {
    id: 'countability-14',
    find: ['a <number of n=%massNouns|%uncountable>', 'a <large|great number of n=%massNouns|%uncountable>'],
    fix: 'lot of {n}',
    explanation: {
      simple: "We can't count “{n}”, so it takes “a lot of”, not “a number of”.",
      full: '“{n}” is uncountable, so it takes “a lot of”; “a number of” needs a plural.',
    },
  },
  // A large [amount → number] of cars were there.
  {
    id: 'countability-15',
    find: ['an|a|the large|great|huge? <amount> of ADJ? NOUNS|people'],
    fix: 'number',
    explanation: {
      simple: 'We can count these, so we say “number”, not “amount”.',
      full: 'A countable plural takes “number”; “amount” goes with uncountable nouns.',
    },
    when: isCounted,
  },
];
