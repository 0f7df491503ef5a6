import type { Clause } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** What goes up by itself. */
const RISING =
  /^(?:price|cost|temperature|rent|level|rate|number|sun|moon|population|sale|sales|salary|wage|unemployment|inflation|profit|demand|sea|smoke|fee|fare|tide|tension|tax)$/;
const FINITE = /^(?:VERBS?|PAST|MODAL)$/;
/** On what people lie. */
const RESTING =
  /^(?:bed|sofa|couch|beach|floor|grass|ground|sun|sand|hammock|back|stomach|side|carpet|blanket|bath|shade|meadow|field|garden|park)$/;
const RISE: Readonly<Record<string, string>> = {
  raise: 'rise',
  raises: 'rises',
  raised: 'rose',
  raising: 'rising',
};
const RAISE: Readonly<Record<string, string>> = {
  rise: 'raise',
  rises: 'raises',
  rose: 'raised',
  rising: 'raising',
  risen: 'raised',
};
const LIE: Readonly<Record<string, string>> = { lays: 'lies', laid: 'lay', laying: 'lying' };

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

function report(
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

/** "The price of rice has raised" → "risen": what goes up by itself has no object. */
function checkRaise(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  if (!subject || !verb?.finite || verb.main.lemma !== 'raise' || verb.isPassive || kind === 'relative')
    return [];
  const isMain = kind === 'main';
  if ((verb.isInverted || isQuestion) && !isMain) return [];
  const noun = tokens.slice(subject.from, subject.to).find(({ tag }) => /^NOUNS?$/.test(tag));
  if (!RISING.test(subject.head.lemma) && !(isMain && RISING.test(noun?.lemma ?? ''))) return [];
  const { main } = verb;
  // "The number of children raised in poverty fell": the noun before it was raised.
  const hasLaterFiniteVerb = tokens.slice(verb.to).some(({ tag }) => FINITE.test(tag));
  const isAwayFromSubject = verb.verbs.length === 1 && subject.head.at !== main.at - 1;
  if (isAwayFromSubject && (!isMain || (main.tag === 'PAST' && hasLaterFiniteVerb))) return [];
  const [first] = complements;
  // "They raise prices": an object.
  if (first?.kind === 'noun' && first.from === verb.to && !first.isTime) return [];
  const next = tokens[verb.to];
  const endsVerbPhrase = !next || /^(?:MARK|ADV|PREP|SUBORD|AND)$/.test(next.tag) || first?.kind === 'noun';
  const right = verb.isPerfect ? 'risen' : RISE[main.lower];
  return endsVerbPhrase ? report(context, main, right, WHY_RISE) : [];
}

/** "They rose the prices" → "raised". An amount or a time is no object: "The balloon rose ten metres". */
function checkRise(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !verb?.finite || verb.main.lemma !== 'rise' || verb.isPassive || kind === 'relative')
    return [];
  if (verb.isInverted || context.sentence.isQuestion) return [];
  const [object] = complements;
  const isObject =
    object?.kind === 'noun' &&
    object.from === verb.to &&
    !object.isTime &&
    object.nounClass !== 'time' &&
    /^(?:the|this|these|their|its|his|her|our|my|your)$/.test(object.determiner?.lower ?? '');
  if (!isObject) return [];
  return report(context, verb.main, RAISE[verb.main.lower], WHY_RAISE);
}

/** "He laid on the bed" → "lay"; "I was laying in the sun" → "lying". */
function checkLie(context: RuleContext, { subject, verb, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (!subject || !verb || verb.main.lemma !== 'lay' || verb.isPassive || !isPersonOrName(subject)) return [];
  if (place?.kind !== 'preposition' || place.from !== verb.main.at + 1) return [];
  if (!/^(?:on|in|under)$/.test(place.preposition.lower) || !RESTING.test(place.object?.head.lemma ?? ''))
    return [];
  const right = verb.isPerfect ? 'lain' : LIE[verb.main.lower];
  return report(context, verb.main, right, WHY_LIE);
}

export const RAISE_OR_RISE_RULE: GrammarRule = {
  id: 'raise-or-rise',
  kind: 'confusable',
  precision:
    'Only “raise” without an object behind what goes up by itself, “rise” with a determined object, and “lay” without an object where people lie.',
  find: findInClauses(checkRaise, checkRise, checkLie),
};
