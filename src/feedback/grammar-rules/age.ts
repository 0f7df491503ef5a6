import type { Clause, NounGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { RuleContext } from './grammar-rule.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
} from './grammar-rule.ts';
import { toPast, toPresent } from './verb-forms.ts';

/**
 * Behind the years these show that they are no age: "ten years of experience", "two years left", "to wait".
 */
const NO_AGE = /^(?:of|left|to|in|as|for|more|until|before|after|ahead|'|'s|experience|warranty)$/;

/** "My sister", "Ana and Tom", "our dog". */
function hasAge(group: NounGroup): boolean {
  const { head, members } = group;
  if (members.length > 0) return members.every(hasAge);
  return isPersonOrName(group) || /^(?:dog|cat|horse)$/.test(head.lemma);
}

/** "My brother has 10 years", "she has 12 years old" → "is 10 years old". */
function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, verb, complements } = clause;
  const { tokens } = context.sentence;
  const [years] = complements;
  const have = verb?.finite;
  if (
    !subject ||
    !verb ||
    !have ||
    verb.main.lemma !== 'have' ||
    verb.verbs.length !== 1 ||
    verb.isNegative ||
    verb.isInverted
  )
    return [];
  if (years?.kind !== 'noun' || years.head.lemma !== 'year' || years.from !== verb.to || !hasAge(subject))
    return [];
  if (years.determiner?.tag !== 'NUM' || years.modifiers.length > 0) return [];
  const next = tokens[years.to];
  const isOld = next?.lower === 'old';
  const after = tokens[isOld ? years.to + 1 : years.to];
  if (after && NO_AGE.test(after.lower)) return [];
  if (!isOld && after && after.tag !== 'MARK' && after.tag !== 'AND') return [];
  // "I have two years" can mean time that is left, and no writer is that young.
  const isFewYears = /^(?:a|one|two|three|1|2|3)$/.test(years.determiner.lower);
  if (!isOld && isFewYears && subject.isPronoun) return [];
  const be = have.tag === 'PAST' ? toPast('be', subject) : toPresent('be', subject);
  // "My family has ten years": where the subject does not say, "has" tells that it is one.
  const isNumberUnknown = subject.number === 'unknown' && subject.head.lower !== 'you';
  const form = isNumberUnknown && have.tag === 'VERBS' ? 'is' : be;
  const number = getWritten(context, years.from, years.to).replace(/year$/, isFewYears ? 'year' : 'years');
  return createFinding(context, have.at, isOld ? years.to + 1 : years.to, `${form} ${number} old`, {
    simple: `An age goes with “be”: “${form} ${number} old”.`,
    full: `English tells an age with “be”, not “have”: “${form} ${number} old”.`,
  });
}

export const AGE_RULE: GrammarRule = {
  id: 'age-with-have',
  kind: 'usage',
  precision:
    'Only a person, "have", a number and "years" at the end of the clause or before "old"; not "ten years of experience", "two years left" or "two years to finish".',
  find: findInClauses(checkClause),
};
