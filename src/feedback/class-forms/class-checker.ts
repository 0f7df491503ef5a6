import type { GrammarForm } from '../../domain/grammar-forms.ts';
import { createRuleChecker } from '../patterns/rule-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import type { FormRules } from './class-form.ts';
import {
  ASKING_AND_TELLING,
  EXTRA_CLAUSES,
  HAVE_DONE,
  PASSIVE,
  RELATIVE_CLAUSES,
  REPORTED_SPEECH,
  SECOND_CONDITIONAL,
  THIRD_CONDITIONAL,
} from './clause-forms.ts';
import { COMPARISON, THE_MORE } from './comparison-forms.ts';
import {
  FUTURE_PERFECT_AND_CONTINUOUS,
  PAST_CONTINUOUS,
  PERFECT_CONTINUOUS,
  PRESENT_CONTINUOUS,
} from './continuous-forms.ts';
import {
  ARTICLES,
  BE,
  CAN,
  GOING_TO,
  OBLIGATION,
  PAST_PERFECT,
  PAST_SIMPLE,
  POSSIBILITY,
  PRESENT_PERFECT,
  PRESENT_SIMPLE,
  THERE_IS,
  WILL,
} from './simple-forms.ts';
import { GERUND_OR_INFINITIVE, VERBS_WITH_TWO_PATTERNS, WISHES } from './verb-pattern-forms.ts';

/** The rules of each form that a class can teach. */
export const RULES_BY_FORM: Readonly<Record<GrammarForm, FormRules>> = {
  be: BE,
  'present-simple': PRESENT_SIMPLE,
  can: CAN,
  'there-is': THERE_IS,
  'present-continuous': PRESENT_CONTINUOUS,
  'past-simple': PAST_SIMPLE,
  comparison: COMPARISON,
  'going-to': GOING_TO,
  'past-continuous': PAST_CONTINUOUS,
  'present-perfect': PRESENT_PERFECT,
  obligation: OBLIGATION,
  will: WILL,
  'gerund-or-infinitive': GERUND_OR_INFINITIVE,
  'second-conditional': SECOND_CONDITIONAL,
  'relative-clauses': RELATIVE_CLAUSES,
  'past-perfect': PAST_PERFECT,
  'perfect-continuous': PERFECT_CONTINUOUS,
  possibility: POSSIBILITY,
  'asking-and-telling': ASKING_AND_TELLING,
  passive: PASSIVE,
  'reported-speech': REPORTED_SPEECH,
  'third-conditional': THIRD_CONDITIONAL,
  'future-perfect-and-continuous': FUTURE_PERFECT_AND_CONTINUOUS,
  'have-done': HAVE_DONE,
  'extra-clauses': EXTRA_CLAUSES,
  'verbs-with-two-patterns': VERBS_WITH_TWO_PATTERNS,
  articles: ARTICLES,
  'the-more': THE_MORE,
  wishes: WISHES,
};

/** The checkers that were used before. */
const checkers = new Map<GrammarForm, TextChecker>();

/**
 * Returns the checker for what learners write instead of the form that a class teaches. It should be the last
 * of all checkers, so that the explanation of a rule for all texts comes first. Its patterns are compiled at
 * its first use.
 */
export function getClassChecker(form: GrammarForm): TextChecker {
  const known = checkers.get(form) ?? createRuleChecker([RULES_BY_FORM[form]]);
  checkers.set(form, known);
  return known;
}
