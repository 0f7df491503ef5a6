import type { RuleFile } from '../../../../src/feedback/patterns/learner-rule.ts';
import { AGREEMENT_QUESTION } from '../../../../src/feedback/rules/agreement-question.ts';
import { AGREEMENT_STATEMENT } from '../../../../src/feedback/rules/agreement-statement.ts';
import { ARTICLE } from '../../../../src/feedback/rules/article.ts';
import { CAPITAL } from '../../../../src/feedback/rules/capital.ts';
import { COMPARISON } from '../../../../src/feedback/rules/comparison.ts';
import { CONDITIONAL } from '../../../../src/feedback/rules/conditional.ts';
import { CONFUSABLE_MEANINGS } from '../../../../src/feedback/rules/confusable-meanings.ts';
import { CONFUSABLE_SOUNDS } from '../../../../src/feedback/rules/confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR } from '../../../../src/feedback/rules/confusable-there-your.ts';
import { CONFUSABLE_VERBS } from '../../../../src/feedback/rules/confusable-verbs.ts';
import { COUNTABILITY } from '../../../../src/feedback/rules/countability.ts';
import { DOUBLE_SUBJECT } from '../../../../src/feedback/rules/double-subject.ts';
import { LINKING_CLAUSES } from '../../../../src/feedback/rules/linking.ts';
import { LINKING_WORDS } from '../../../../src/feedback/rules/linking-words.ts';
import { MAKE_DO } from '../../../../src/feedback/rules/make-do.ts';
import { MISSING_ARTICLE_A } from '../../../../src/feedback/rules/missing-article-a.ts';
import { MISSING_ARTICLE_THE } from '../../../../src/feedback/rules/missing-article-the.ts';
import { MISSING_WORD } from '../../../../src/feedback/rules/missing-word.ts';
import { NEGATION } from '../../../../src/feedback/rules/negation.ts';
import { PLURAL } from '../../../../src/feedback/rules/plural.ts';
import { PREPOSITION_AFTER_WORDS } from '../../../../src/feedback/rules/preposition-after-words.ts';
import { PREPOSITION_PLACE } from '../../../../src/feedback/rules/preposition-place.ts';
import { PREPOSITION_TIME } from '../../../../src/feedback/rules/preposition-time.ts';
import { PRONOUN_POSSESSIVE } from '../../../../src/feedback/rules/pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT } from '../../../../src/feedback/rules/pronoun-subject-object.ts';
import { QUESTION } from '../../../../src/feedback/rules/question.ts';
import { RELATIVE } from '../../../../src/feedback/rules/relative.ts';
import { REPORTING } from '../../../../src/feedback/rules/reporting.ts';
import { SPELLING } from '../../../../src/feedback/rules/spelling.ts';
import { TENSE_PAST } from '../../../../src/feedback/rules/tense-past.ts';
import { TENSE_PERFECT } from '../../../../src/feedback/rules/tense-perfect.ts';
import { VERB_FORM } from '../../../../src/feedback/rules/verb-form.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS } from '../../../../src/feedback/rules/verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS } from '../../../../src/feedback/rules/verb-pattern-after-verbs.ts';
import { WORD_FORM_ADJECTIVE } from '../../../../src/feedback/rules/word-form-adjective.ts';
import { WORD_FORM_ADVERB } from '../../../../src/feedback/rules/word-form-adverb.ts';
import { WORD_ORDER } from '../../../../src/feedback/rules/word-order.ts';
import { AGREEMENT_QUESTION_EXAMPLES } from './agreement-question.ts';
import { AGREEMENT_STATEMENT_EXAMPLES } from './agreement-statement.ts';
import { ARTICLE_EXAMPLES } from './article.ts';
import { CAPITAL_EXAMPLES } from './capital.ts';
import { COMPARISON_EXAMPLES } from './comparison.ts';
import { CONDITIONAL_EXAMPLES } from './conditional.ts';
import { CONFUSABLE_MEANINGS_EXAMPLES } from './confusable-meanings.ts';
import { CONFUSABLE_SOUNDS_EXAMPLES } from './confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR_EXAMPLES } from './confusable-there-your.ts';
import { CONFUSABLE_VERBS_EXAMPLES } from './confusable-verbs.ts';
import { COUNTABILITY_EXAMPLES } from './countability.ts';
import { DOUBLE_SUBJECT_EXAMPLES } from './double-subject.ts';
import { LINKING_CLAUSES_EXAMPLES } from './linking.ts';
import { LINKING_WORDS_EXAMPLES } from './linking-words.ts';
import { MAKE_DO_EXAMPLES } from './make-do.ts';
import { MISSING_ARTICLE_A_EXAMPLES } from './missing-article-a.ts';
import { MISSING_ARTICLE_THE_EXAMPLES } from './missing-article-the.ts';
import { MISSING_WORD_EXAMPLES } from './missing-word.ts';
import { NEGATION_EXAMPLES } from './negation.ts';
import { PLURAL_EXAMPLES } from './plural.ts';
import { PREPOSITION_AFTER_WORDS_EXAMPLES } from './preposition-after-words.ts';
import { PREPOSITION_PLACE_EXAMPLES } from './preposition-place.ts';
import { PREPOSITION_TIME_EXAMPLES } from './preposition-time.ts';
import { PRONOUN_POSSESSIVE_EXAMPLES } from './pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT_EXAMPLES } from './pronoun-subject-object.ts';
import { QUESTION_EXAMPLES } from './question.ts';
import { RELATIVE_EXAMPLES } from './relative.ts';
import { REPORTING_EXAMPLES } from './reporting.ts';
import type { RuleExamples } from './rule-examples.ts';
import { SPELLING_EXAMPLES } from './spelling.ts';
import { TENSE_PAST_EXAMPLES } from './tense-past.ts';
import { TENSE_PERFECT_EXAMPLES } from './tense-perfect.ts';
import { VERB_FORM_EXAMPLES } from './verb-form.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES } from './verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS_EXAMPLES } from './verb-pattern-after-verbs.ts';
import { WORD_FORM_ADJECTIVE_EXAMPLES } from './word-form-adjective.ts';
import { WORD_FORM_ADVERB_EXAMPLES } from './word-form-adverb.ts';
import { WORD_ORDER_EXAMPLES } from './word-order.ts';

const EXAMPLES: ReadonlyMap<RuleFile, RuleExamples> = new Map([
  [SPELLING, SPELLING_EXAMPLES],
  [CAPITAL, CAPITAL_EXAMPLES],
  [LINKING_CLAUSES, LINKING_CLAUSES_EXAMPLES],
  [DOUBLE_SUBJECT, DOUBLE_SUBJECT_EXAMPLES],
  [NEGATION, NEGATION_EXAMPLES],
  [QUESTION, QUESTION_EXAMPLES],
  [WORD_ORDER, WORD_ORDER_EXAMPLES],
  [CONDITIONAL, CONDITIONAL_EXAMPLES],
  [REPORTING, REPORTING_EXAMPLES],
  [PRONOUN_SUBJECT_OBJECT, PRONOUN_SUBJECT_OBJECT_EXAMPLES],
  [PRONOUN_POSSESSIVE, PRONOUN_POSSESSIVE_EXAMPLES],
  [VERB_PATTERN_AFTER_VERBS, VERB_PATTERN_AFTER_VERBS_EXAMPLES],
  [VERB_PATTERN_AFTER_PREPOSITIONS, VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES],
  [VERB_FORM, VERB_FORM_EXAMPLES],
  [WORD_FORM_ADVERB, WORD_FORM_ADVERB_EXAMPLES],
  [WORD_FORM_ADJECTIVE, WORD_FORM_ADJECTIVE_EXAMPLES],
  [RELATIVE, RELATIVE_EXAMPLES],
  [COUNTABILITY, COUNTABILITY_EXAMPLES],
  [PLURAL, PLURAL_EXAMPLES],
  [COMPARISON, COMPARISON_EXAMPLES],
  [AGREEMENT_STATEMENT, AGREEMENT_STATEMENT_EXAMPLES],
  [AGREEMENT_QUESTION, AGREEMENT_QUESTION_EXAMPLES],
  [TENSE_PAST, TENSE_PAST_EXAMPLES],
  [TENSE_PERFECT, TENSE_PERFECT_EXAMPLES],
  [PREPOSITION_AFTER_WORDS, PREPOSITION_AFTER_WORDS_EXAMPLES],
  [PREPOSITION_PLACE, PREPOSITION_PLACE_EXAMPLES],
  [PREPOSITION_TIME, PREPOSITION_TIME_EXAMPLES],
  [MAKE_DO, MAKE_DO_EXAMPLES],
  [CONFUSABLE_SOUNDS, CONFUSABLE_SOUNDS_EXAMPLES],
  [CONFUSABLE_THERE_YOUR, CONFUSABLE_THERE_YOUR_EXAMPLES],
  [CONFUSABLE_VERBS, CONFUSABLE_VERBS_EXAMPLES],
  [CONFUSABLE_MEANINGS, CONFUSABLE_MEANINGS_EXAMPLES],
  [LINKING_WORDS, LINKING_WORDS_EXAMPLES],
  [ARTICLE, ARTICLE_EXAMPLES],
  [MISSING_ARTICLE_A, MISSING_ARTICLE_A_EXAMPLES],
  [MISSING_ARTICLE_THE, MISSING_ARTICLE_THE_EXAMPLES],
  [MISSING_WORD, MISSING_WORD_EXAMPLES],
]);

/** The sentences that test this rule file. It throws when there are none. */
export function examplesOf(file: RuleFile): RuleExamples {
  const examples = EXAMPLES.get(file);
  if (!examples) throw new Error(`A rule file for ${file.kind} has no examples.`);
  return examples;
}
