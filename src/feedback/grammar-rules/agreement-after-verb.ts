// Corrects “is” or “was” before a plural subject: “There is many parks” → “There are many parks”,
// “Particularly popular was the workshops” → “Particularly popular were the workshops”. The rule is in
// agreement.ts.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createWordFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

function isSingularBe(finite: GrammarToken | undefined): finite is GrammarToken {
  return finite?.lower === 'is' || finite?.lower === 'was';
}

function toPluralBe({ lower }: GrammarToken): string {
  return lower === 'is' ? 'are' : 'were';
}

/** True for "many parks"; not for "a park and a lake", where the verb may agree with the first. */
function isOnePluralNoun({ members, number }: NounGroup): boolean {
  return members.length === 0 && number === 'plural';
}

/** The noun after "there is", with at most one adverb between: "also many parks", "very few shops". */
function findNounAfterVerb({ verb, complements }: Clause): NounGroup | undefined {
  const [first, second] = complements;
  const isAdverb =
    first?.kind === 'word' && /^(?:very|so|too|only|also|still|always|now)$/.test(first.head.lower);
  const noun = isAdverb ? second : first;
  const start = verb && verb.to + (isAdverb ? 1 : 0);
  return noun?.kind === 'noun' && noun.from === start ? noun : undefined;
}

/** "There [is → are] many parks": the verb agrees with the noun after it. */
export function checkThereIs(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb } = clause;
  const finite = verb?.finite;
  if (subject?.head.tag !== 'THERE' || !isSingularBe(finite) || verb?.verbs.length !== 1) return [];
  const noun = findNounAfterVerb(clause);
  if (!noun || !isOnePluralNoun(noun) || noun.isPronoun || noun.isTime || !noun.head.isInLexicon) return [];
  // Not marked: "There is parks and recreation to pay for", "There is eggs and milk".
  if (context.sentence.tokens[noun.to]?.tag === 'AND') return [];
  const right = toPluralBe(finite);
  const written = getWritten(context, noun.from, noun.to);
  return createWordFinding(context, finite, right, {
    simple: `“${written}” are more than one, so we say “there ${right}”.`,
    full: `After “there”, the verb agrees with “${written}”: “there ${right}”.`,
  });
}

/** True for "Particularly popular was …": only an adjective, with adverbs before it, precedes the verb. */
function opensWithAdjective({ opening }: Clause, finite: GrammarToken): boolean {
  const before = opening.filter(({ to }) => to <= finite.at);
  const adjective = before.at(-1);
  if (adjective?.kind !== 'adjective' || adjective.to !== finite.at || before[0]?.from !== 0) return false;
  return before.every((group) => group === adjective || (group.kind === 'word' && group.head.tag === 'ADV'));
}

/** "Particularly popular [was → were] the workshops": the subject follows the verb. */
export function checkAfterAdjective(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements, kind } = clause;
  const finite = verb?.finite;
  const [noun] = complements;
  if (subject || kind !== 'main' || verb?.verbs.length !== 1 || context.sentence.isQuestion) return [];
  if (!isSingularBe(finite) || !opensWithAdjective(clause, finite)) return [];
  if (noun?.kind !== 'noun' || noun.from !== verb.to || !noun.determiner || !isOnePluralNoun(noun)) return [];
  // Not marked: "Most popular was the workshops' programme", where the plural only describes another noun.
  if (!/^(?:MARK|PREP|AND|REL)$/.test(context.sentence.tokens[noun.to]?.tag ?? '')) return [];
  const right = toPluralBe(finite);
  const written = getWritten(context, noun.from, noun.to);
  return createWordFinding(context, finite, right, {
    simple: `“${written}” are more than one, so we say “${right}”.`,
    full: `The subject comes after the verb: “${written}” is plural, so “${right}”.`,
  });
}
