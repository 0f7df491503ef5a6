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

/** What follows years that are no age: "ten years of experience", "two years left", "two years to wait". */
const NO_AGE = /^(?:of|left|to|in|as|for|more|until|before|after|ahead|'|'s|experience|warranty)$/;

/** "My sister", "Ana and Tom", "our dog". */
function hasAge(group: NounGroup): boolean {
  const { head, members } = group;
  if (members.length > 0) return members.every(hasAge);
  return isPersonOrName(group) || /^(?:dog|cat|horse)$/.test(head.lemma);
}

/** "Has", "had": the only verb of a positive statement. */
function isPlainHave({ main, verbs, isNegative, isInverted }: VerbGroup): boolean {
  return main.lemma === 'have' && verbs.length === 1 && !isNegative && !isInverted;
}

/** The "10 years" that a verb governs directly. */
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

/** "My family has ten years": where the subject does not say, "has" tells that it is one. */
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
  if (next && NO_AGE.test(next.lower)) return [];
  const endsClause = !next || next.tag === 'MARK' || next.tag === 'AND';
  // "I have two years" can mean time that is left, and no writer is that young.
  const isNoAge = subject.isPronoun && areFew(years);
  if (!isOld && (!endsClause || isNoAge)) return [];
  const right = `${chooseBe(have, subject)} ${writeYears(context, years)} old`;
  return createFinding(context, have.at, end, right, {
    simple: `An age goes with “be”: “${right}”.`,
    full: `English tells an age with “be”, not “have”: “${right}”.`,
  });
}

export const AGE_RULE: GrammarRule = {
  id: 'age-with-have',
  kind: 'usage',
  markedOnlyWhen:
    'Only a person, "have", a number and "years" at the end of the clause or before "old"; not "ten years of experience", "two years left" or "two years to finish".',
  find: findInClauses(checkAge),
};
