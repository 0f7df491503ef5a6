// Corrects “have” with an age: “My brother has 10 years” → “My brother is 10 years old”, “She has 12 years
// old” → “She is 12 years old”.

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { toPast, toPresent } from './verb-forms.ts';

/** Words after years that are not an age. Not marked: "has ten years of experience", "has two years left". */
const WORDS_AFTER_OTHER_YEARS =
  /^(?:of|left|to|in|as|for|more|until|before|after|ahead|'|'s|experience|warranty)$/;

/** True for "my sister", "Ana and Tom", "our dog". */
function hasAge(group: NounGroup): boolean {
  const { head, members } = group;
  if (members.length > 0) return members.every(hasAge);
  return isPersonOrName(group) || /^(?:dog|cat|horse)$/.test(head.lemma);
}

/** Whether "has" or "had" is the only verb of a positive statement. */
function isPlainHave({ main, verbs, isNegative, isInverted }: VerbGroup): boolean {
  return main.lemma === 'have' && verbs.length === 1 && !isNegative && !isInverted;
}

/** The "10 years" directly after a verb. */
function findYears({ verb, complements }: Clause): NounGroup | undefined {
  const [years] = complements;
  if (years?.kind !== 'noun' || years.head.lemma !== 'year' || years.from !== verb?.to) return undefined;
  return years.determiner?.tag === 'NUM' && years.modifiers.length === 0 ? years : undefined;
}

/** Whether the years are at most three. */
function areFew({ determiner }: NounGroup): boolean {
  return /^(?:a|one|two|three|1|2|3)$/.test(determiner?.lower ?? '');
}

/** "12 years", also where the learner wrote "12 year". */
function writeYears(context: RuleContext, years: NounGroup): string {
  return getWritten(context, years.from, years.to).replace(/year$/, areFew(years) ? 'year' : 'years');
}

/**
 * "Is" or "was" for "has" or "had". Where the number of the subject is unknown, "has" shows that it is one.
 */
function chooseBe(have: GrammarToken, subject: NounGroup): string {
  const isNumberUnknown = subject.number === 'unknown' && subject.head.lower !== 'you';
  if (isNumberUnknown && have.tag === 'VERBS') return 'is';
  return have.tag === 'PAST' ? toPast('be', subject) : toPresent('be', subject);
}

/** "My brother [has 10 years → is 10 years old]", "she [has 12 years old → is 12 years old]". */
function checkAge(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb } = clause;
  const { tokens } = context.sentence;
  const have = verb?.finite;
  const years = findYears(clause);
  if (!subject || !have || !isPlainHave(verb) || !years || !hasAge(subject)) return [];
  const isOld = tokens[years.to]?.lower === 'old';
  const end = isOld ? years.to + 1 : years.to;
  const next = tokens[end];
  if (next && WORDS_AFTER_OTHER_YEARS.test(next.lower)) return [];
  const endsClause = !next || next.tag === 'MARK' || next.tag === 'AND';
  // Not marked: "I have two years". It can mean time that is left, and no writer is that young.
  const isTimeLeft = subject.isPronoun && areFew(years);
  if (!isOld && (!endsClause || isTimeLeft)) return [];
  const right = `${chooseBe(have, subject)} ${writeYears(context, years)} old`;
  return createFinding(context, have.at, end, right, {
    simple: `To say how old someone is, we use “be”: “${right}”.`,
    full: `To say how old someone is, English uses “be”, not “have”: “${right}”.`,
  });
}

/**
 * Conditions: A person, a family pet or a name is the subject of “have”, with a number and “years” at the
 * end of the clause or before “old”; not “ten years of experience”, “two years left” or “two years to
 * finish”.
 */
export const AGE_RULE: GrammarRule = {
  id: 'age-with-have',
  kind: 'usage',
  find: findInClauses(checkAge),
};
