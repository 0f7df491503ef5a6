/*
 * Corrects "raise" for "rise", "rise" for "raise", and "lay" for "lie":
 *
 *   Prices have raised → have risen
 *   They rose the prices → raised the prices
 *   He laid on the bed → lay on the bed
 */

import type { Clause, NounGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isFiniteVerb,
  isNoun,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Forms of "raise" with those of "rise". */
const RISE: ReadonlyMap<string, string> = new Map([
  ['raise', 'rise'],
  ['raises', 'rises'],
  ['raised', 'rose'],
  ['raising', 'rising'],
]);
/** Forms of "rise" with those of "raise". */
const RAISE: ReadonlyMap<string, string> = new Map([
  ['rise', 'raise'],
  ['rises', 'raises'],
  ['rose', 'raised'],
  ['rising', 'raising'],
  ['risen', 'raised'],
]);
/** Forms of "lay" with those of "lie"; "lay" itself is the past of "lie". */
const LIE: ReadonlyMap<string, string> = new Map([
  ['lays', 'lies'],
  ['laid', 'lay'],
  ['laying', 'lying'],
]);

const WHY_RISE = {
  simple: 'People “raise” a thing. What goes up by itself “rises”.',
  full: '“Raise” needs an object; what goes up by itself “rises”.',
};
const WHY_RAISE = {
  simple: 'A thing “rises” by itself. People “raise” it.',
  full: '“Rise” has no object; we “raise” a thing.',
};
const WHY_LIE = {
  simple: 'People “lay” a thing down. They “lie” on a bed, in the past “lay”.',
  full: '“Lay” needs an object; people “lie” (in the past “lay”) on a bed.',
};

/** A finding that replaces a verb by its form in one of the tables above; none where the table lacks it. */
function correctVerb(
  context: RuleContext,
  word: GrammarToken,
  right: string | undefined,
  why: RuleExplanation,
): readonly GrammarFinding[] {
  if (right === undefined) return [];
  return createWordFinding(context, word, right, {
    simple: `${why.simple} Here we need “${right}”.`,
    full: `${why.full} This sentence needs “${right}”, not “${word.text}”.`,
  });
}

/** Nouns of what goes up by itself. */
const isRising = createLemmaTest(
  'price cost temperature rent level rate number sun moon population sale sales salary wage unemployment inflation profit demand sea smoke fee fare tide tension tax',
);

/**
 * Whether the subject goes up by itself: "prices". In a main clause its first noun counts, too: "the price of
 * rice".
 */
function goesUp(subject: NounGroup, isMain: boolean, tokens: readonly GrammarToken[]): boolean {
  const noun = tokens.slice(subject.from, subject.to).find(isNoun);
  return isRising(subject.head) || (isMain && isRising(noun));
}

/** Whether the verb may be a participle. Right: "The number of children raised in poverty fell". */
function mayBeParticiple(
  { verb, kind }: Clause,
  { head }: NounGroup,
  tokens: readonly GrammarToken[],
): boolean {
  if (!verb || verb.verbs.length > 1 || head.at === verb.main.at - 1) return false;
  return kind !== 'main' || (verb.main.tag === 'PAST' && tokens.slice(verb.to).some(isFiniteVerb));
}

const mayFollowRaise = createTagTest('MARK', 'ADV', 'PREP', 'SUBORD', 'AND');

/** Whether the verb has no object: true for "prices raised last year", false for "they raise prices". */
function hasNoObject({ verb, complements: [first] }: Clause, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[verb?.to ?? 0];
  if (first?.kind === 'noun' && first.from === verb?.to) return first.isTime;
  return !next || mayFollowRaise(next) || first?.kind === 'noun';
}

/** "The price of rice has raised" → "risen". */
function checkRaise(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind } = clause;
  if (!subject || !verb?.finite || verb.main.lemma !== 'raise' || verb.isPassive) return [];
  const isMain = kind === 'main';
  if (kind === 'relative' || (!isMain && (verb.isInverted || isQuestion))) return [];
  if (!goesUp(subject, isMain, tokens) || mayBeParticiple(clause, subject, tokens)) return [];
  if (!hasNoObject(clause, tokens)) return [];
  const right = verb.isPerfect ? 'risen' : RISE.get(verb.main.lower);
  return correctVerb(context, verb.main, right, WHY_RISE);
}

const isDefinite = createWordTest('the this these their its his her our my your');

/** "They rose the prices" → "raised". Not marked: "The balloon rose ten metres", an amount. */
function checkRise(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !verb?.finite || verb.main.lemma !== 'rise' || verb.isPassive || verb.particle) return [];
  if (kind === 'relative' || verb.isInverted || context.sentence.isQuestion) return [];
  const [object] = complements;
  if (object?.kind !== 'noun' || object.from !== verb.to || !isDefinite(object.determiner)) return [];
  if (object.isTime || object.nounClass === 'time') return [];
  return correctVerb(context, verb.main, RAISE.get(verb.main.lower), WHY_RAISE);
}

/** Nouns of what people lie on, in or under. */
const isRestingPlace = createLemmaTest(
  'bed sofa couch beach floor grass ground sun sand hammock back stomach side carpet blanket bath shade meadow field garden park',
);
const isOnInUnder = createWordTest('on in under');

/** "He laid on the bed" → "lay"; "I was laying in the sun" → "lying". */
function checkLie(context: RuleContext, { subject, verb, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (!subject || verb?.main.lemma !== 'lay' || verb.isPassive || !isPersonOrName(subject)) return [];
  if (place?.kind !== 'preposition' || place.from !== verb.main.at + 1) return [];
  if (!isOnInUnder(place.preposition) || !isRestingPlace(place.object?.head)) return [];
  const right = verb.isPerfect ? 'lain' : LIE.get(verb.main.lower);
  return correctVerb(context, verb.main, right, WHY_LIE);
}

/**
 * "Raise" and "rise", "lay" and "lie": with an object, or without one.
 *
 * Conditions: “Raise” has no object and a subject that goes up by itself (“prices”); “rise” has an object
 * with “the”, “their” and the like; “lay” has a person as its subject and a place to lie on directly after
 * it.
 */
export const RAISE_OR_RISE_RULE: GrammarRule = {
  id: 'raise-or-rise',
  kind: 'confusable',
  find: findInClauses(checkRaise, checkRise, checkLie),
};
