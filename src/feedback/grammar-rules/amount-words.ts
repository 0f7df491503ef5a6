// Corrects “some”, “a lot” and “less” where they do not fit their noun: “I don't have some brothers” → “I
// don't have any brothers”, “a lot people” → “a lot of people”, “They sell less clothes” → “They sell fewer
// clothes”. The rule that uses these checks is in determiners.ts.

import type { GrammarToken } from '../grammar/tokens.ts';
import { STRICTLY_UNCOUNTABLE } from '../lexicon/countability.ts';
import { findNounAfter, isCountable } from './counted-nouns.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';

/** Whether "don't have" or "there aren't" stands before "some". */
function followsNegative(tokens: readonly GrammarToken[], some: GrammarToken): boolean {
  const [third, second, first] = [tokens[some.at - 3], tokens[some.at - 2], tokens[some.at - 1]];
  const isNotHave = first?.lower === 'have' && (second?.lower === "n't" || second?.lower === 'not');
  const isNotThere = first?.lower === "n't" && third?.lower === 'there';
  return isNotHave || isNotThere;
}

/** "I don't have [some → any] brothers". */
export function checkSome(context: RuleContext, some: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  // Not marked: "I don't have some books that you know that I like." With more clauses, "some" can mean
  // particular ones.
  if (isQuestion || clauses.length > 2 || !followsNegative(tokens, some)) return [];
  const noun = findNounAfter(tokens, some.at);
  if (!noun || (noun.tag === 'NOUN' && isCountable(noun))) return [];
  return createWordFinding(context, some, 'any', {
    simple: `In a sentence with “not” we say “any ${noun.lower}”.`,
    full: `In a negative sentence “some” usually becomes “any”: “any ${noun.lower}”.`,
  });
}

/**
 * Whether a noun cannot begin a new clause after "a lot". Wrong: "a lot people". Not marked: "I cook a lot
 * fish is cheap", where a comma may be missing.
 */
function isNounAfterALot({ tag, lower, possibleTags }: GrammarToken): boolean {
  return (
    (tag === 'NOUNS' && !possibleTags.has('VERBS')) ||
    (lower !== 'lot' && STRICTLY_UNCOUNTABLE.has(lower)) ||
    /^(?:people|money|food|water|children)$/.test(lower)
  );
}

/** Not marked: "We talk a lot these days", "I worked a lot nights". A time is not an amount of things. */
function isTimeNoun({ tag, lower, lemma }: GrammarToken): boolean {
  return lower === 'time' || (tag === 'NOUNS' && /^(?:day|week|night)$/.test(lemma));
}

/** "A [lot → lot of] people". */
function insertOf(context: RuleContext, lot: GrammarToken, things: string): readonly GrammarFinding[] {
  return createWordFinding(context, lot, 'lot of', {
    simple: `“A lot” needs “of” before “${things}”.`,
    full: `Before a noun “a lot” needs “of”: “a lot of ${things}”.`,
  });
}

/**
 * Verbs that "a lot" gives a degree of. Not marked here: "I like a lot street food", which has no amount of
 * food.
 */
const VERBS_OF_DEGREE = /^(?:like|love|hate|miss|help|talk|cry|laugh|sleep|change|enjoy)$/;

/** True for verbs with an amount of things as object: "ate (a lot)", "saw (a lot)". */
function takesAmount(verb: GrammarToken | undefined): boolean {
  return /^(?:VERBS?|PAST|ING|EN)$/.test(verb?.tag ?? '') && !VERBS_OF_DEGREE.test(verb?.lemma ?? '');
}

/** True for "street food", "beautiful places"; not for "better food", since "a lot better" is right. */
function isDescribedNoun(first: GrammarToken, second: GrammarToken | undefined): second is GrammarToken {
  if (!/^(?:ADJ|NOUN)$/.test(first.tag) || /(?:er|ed)$|^(?:more|less|worse|better)$/.test(first.lower))
    return false;
  if (!second || second.possibleTags.has('VERBS')) return false;
  return (
    second.tag === 'NOUNS' ||
    STRICTLY_UNCOUNTABLE.has(second.lower) ||
    /^(?:food|people|money|music)$/.test(second.lower)
  );
}

/** "A [lot → lot of] people", "we ate a [lot → lot of] street food". */
function checkLotAlone(context: RuleContext, lot: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, a, noun, second] = [-2, -1, 1, 2].map((step) => tokens[lot.at + step]);
  if (a?.lower !== 'a' || !noun) return [];
  if (isDescribedNoun(noun, second) && takesAmount(before))
    return insertOf(context, lot, `${noun.lower} ${second.lower}`);
  if (!isNounAfterALot(noun) || isTimeNoun(noun)) return [];
  // Not marked: "I wrote it a lot years ago"; nor before an owner with 's, whose noun comes later.
  if (second?.tag === 'POSS' || /^(?:of|ago)$/.test(second?.lower ?? '')) return [];
  return insertOf(context, lot, noun.lower);
}

/** "A [lot → lot of] people"; "[a lots → lots] of shops". */
export function checkLot(context: RuleContext, lot: GrammarToken): readonly GrammarFinding[] {
  if (lot.lower === 'lot') return checkLotAlone(context, lot);
  const { tokens } = context.sentence;
  const before = tokens[lot.at - 1];
  if (before?.lower !== 'a' || tokens[lot.at + 1]?.lower !== 'of') return [];
  return createFinding(context, before.at, lot.at + 1, 'lots', {
    simple: '“Lots” takes no “a”: we say “lots of” or “a lot of”.',
    full: '“Lots of” has no article; with the article it is “a lot of”.',
  });
}

/** Not marked: "He talks less, cooks more". A word that can be a verb is a noun only as an object. */
function mayBeVerb({ possibleTags }: GrammarToken, before: GrammarToken | undefined): boolean {
  return possibleTags.has('VERBS') && !/^(?:VERBS?|PAST|EN|ING|PREP)$/.test(before?.tag ?? '');
}

/** Not marked: "ten less students", "no less", "the less". Here "less" compares an amount. */
function comparesAmount(before: GrammarToken | undefined): boolean {
  return /^(?:NUM|DET)$/.test(before?.tag ?? '') || /^(?:no|more|or|a|the|little)$/.test(before?.lower ?? '');
}

/** "[Less → Fewer] clothes"; "too [less → few] computers"; "[less and less → fewer and fewer] employees". */
export function checkLess(context: RuleContext, less: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[less.at - 1], tokens[less.at + 1], tokens[less.at + 2]];
  if (noun?.tag !== 'NOUNS' || !noun.isInLexicon) return [];
  const reasonFor = (right: string) => ({
    simple: `We can count ${noun.text}, so we say “${right} ${noun.text}”.`,
    full: `Before a plural noun “less” becomes “fewer”: “${right} ${noun.text}”.`,
  });
  if (before?.lower === 'and' && tokens[less.at - 2]?.lower === 'less')
    return createFinding(context, less.at - 2, less.at + 1, 'fewer and fewer', reasonFor('fewer and fewer'));
  // Not marked: "less fish", where the plural is a singular as well.
  if (noun.possibleTags.has('NOUN') && noun.lemma === noun.lower) return [];
  if (mayBeVerb(noun, before) || comparesAmount(before)) return [];
  // Not marked: "less sports equipment", where "less" belongs to "equipment".
  if (/^(?:NOUNS?|POSS|ADJ|ING)$/.test(next?.tag ?? '')) return [];
  // "Too less computers", "very less people".
  const right = /^(?:too|very|so)$/.test(before?.lower ?? '') ? 'few' : 'fewer';
  return createWordFinding(context, less, right, reasonFor(right));
}
