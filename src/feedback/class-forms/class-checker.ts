import type { GrammarForm } from '../../domain/grammar-forms.ts';
import { createRuleChecker } from '../patterns/rule-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import type { ClassForm } from './class-form.ts';
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
import {
  FUTURE_PERFECT_AND_CONTINUOUS,
  PAST_CONTINUOUS,
  PERFECT_CONTINUOUS,
  PRESENT_CONTINUOUS,
} from './continuous-forms.ts';
import {
  ARTICLES,
  COMPARISON,
  GERUND_OR_INFINITIVE,
  THE_MORE,
  VERBS_WITH_TWO_PATTERNS,
  WISHES,
} from './pattern-forms.ts';
import {
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

/** What learners write instead of each form. */
export const CLASS_FORMS: Readonly<Record<GrammarForm, ClassForm>> = {
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

const checkers = new Map<GrammarForm, TextChecker>();

/**
 * The checker for what learners write instead of the form that a class teaches. It is the last of all
 * checkers, so that what is wrong in any text keeps its explanation. Compiled at its first use.
 */
export function getClassChecker(form: GrammarForm): TextChecker {
  const known = checkers.get(form) ?? createRuleChecker([CLASS_FORMS[form]]);
  checkers.set(form, known);
  return known;
}
