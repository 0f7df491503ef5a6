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

const RISE: ReadonlyMap<string, string> = new Map([
  ['raise', 'rise'],
  ['raises', 'rises'],
  ['raised', 'rose'],
  ['raising', 'rising'],
]);
const RAISE: ReadonlyMap<string, string> = new Map([
  ['rise', 'raise'],
  ['rises', 'raises'],
  ['rose', 'raised'],
  ['rising', 'raising'],
  ['risen', 'raised'],
]);
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
  simple: 'People “lay” a thing down. They “lie” on a bed.',
  full: '“Lay” needs an object; people “lie” on a bed.',
};

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

/** What goes up by itself. */
const isRising = createLemmaTest(
  'price cost temperature rent level rate number sun moon population sale sales salary wage unemployment inflation profit demand sea smoke fee fare tide tension tax',
);

/** "Prices"; of a main clause also "the price of rice", by its first noun. */
function goesUp(subject: NounGroup, isMain: boolean, tokens: readonly GrammarToken[]): boolean {
  const noun = tokens.slice(subject.from, subject.to).find(isNoun);
  return isRising(subject.head) || (isMain && isRising(noun));
}

/** "The number of children raised in poverty fell": the noun before a participle was raised. */
function mayBeParticiple(
  { verb, kind }: Clause,
  { head }: NounGroup,
  tokens: readonly GrammarToken[],
): boolean {
  if (!verb || verb.verbs.length > 1 || head.at === verb.main.at - 1) return false;
  return kind !== 'main' || (verb.main.tag === 'PAST' && tokens.slice(verb.to).some(isFiniteVerb));
}

const mayFollowRaise = createTagTest('MARK', 'ADV', 'PREP', 'SUBORD', 'AND');

/** Whether the verb has no object: "They raise prices" has one, "prices raised last year" has none. */
function hasNoObject({ verb, complements: [first] }: Clause, tokens: readonly GrammarToken[]): boolean {
  const next = tokens[verb?.to ?? 0];
  if (first?.kind === 'noun' && first.from === verb?.to) return first.isTime;
  return !next || mayFollowRaise(next) || first?.kind === 'noun';
}

/** "The price of rice has raised" → "risen": what goes up by itself has no object. */
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

/** "They rose the prices" → "raised". An amount or a time is no object: "The balloon rose ten metres". */
function checkRise(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !verb?.finite || verb.main.lemma !== 'rise' || verb.isPassive) return [];
  if (kind === 'relative' || verb.isInverted || context.sentence.isQuestion) return [];
  const [object] = complements;
  if (object?.kind !== 'noun' || object.from !== verb.to || !isDefinite(object.determiner)) return [];
  if (object.isTime || object.nounClass === 'time') return [];
  return correctVerb(context, verb.main, RAISE.get(verb.main.lower), WHY_RAISE);
}

/** On what people lie. */
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

/** "Raise" and "rise", "lay" and "lie": with an object, or without one. */
export const RAISE_OR_RISE_RULE: GrammarRule = {
  id: 'raise-or-rise',
  kind: 'confusable',
  markedOnlyWhen:
    'Only “raise” without an object behind what goes up by itself, “rise” with a determined object, and “lay” without an object where people lie.',
  find: findInClauses(checkRaise, checkRise, checkLie),
};
