import type { RuleSet } from '../../../../src/feedback/patterns/learner-rule.ts';
import { AGREEMENT_QUESTION_RULES } from '../../../../src/feedback/rules/agreement-question.ts';
import { AGREEMENT_STATEMENT_RULES } from '../../../../src/feedback/rules/agreement-statement.ts';
import { ARTICLE_RULES } from '../../../../src/feedback/rules/article.ts';
import {
  ARTICLE_PHRASE_RULES,
  MISSING_ARTICLE_PHRASE_RULES,
} from '../../../../src/feedback/rules/article-phrases.ts';
import { CAPITAL_RULES } from '../../../../src/feedback/rules/capital.ts';
import { COMPARISON_RULES } from '../../../../src/feedback/rules/comparison.ts';
import { CONDITIONAL_RULES } from '../../../../src/feedback/rules/conditional.ts';
import { CONFUSABLE_MEANINGS_RULES } from '../../../../src/feedback/rules/confusable-meanings.ts';
import { CONFUSABLE_SOUNDS_RULES } from '../../../../src/feedback/rules/confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR_RULES } from '../../../../src/feedback/rules/confusable-there-your.ts';
import { CONFUSABLE_VERBS_RULES } from '../../../../src/feedback/rules/confusable-verbs.ts';
import { COUNTABILITY_RULES } from '../../../../src/feedback/rules/countability.ts';
import { DOUBLE_SUBJECT_RULES } from '../../../../src/feedback/rules/double-subject.ts';
import { FALSE_FRIEND_RULES } from '../../../../src/feedback/rules/false-friends.ts';
import { FIXED_PHRASE_RULES } from '../../../../src/feedback/rules/fixed-phrases.ts';
import { LINKING_CLAUSE_RULES } from '../../../../src/feedback/rules/linking-clauses.ts';
import { LINKING_WORD_RULES } from '../../../../src/feedback/rules/linking-words.ts';
import { LOOK_ALIKE_WORD_RULES } from '../../../../src/feedback/rules/look-alike-words.ts';
import { MAKE_DO_RULES } from '../../../../src/feedback/rules/make-do.ts';
import { MISSING_ARTICLE_A_RULES } from '../../../../src/feedback/rules/missing-article-a.ts';
import { MISSING_ARTICLE_AMOUNT_RULES } from '../../../../src/feedback/rules/missing-article-amount.ts';
import { MISSING_ARTICLE_THE_RULES } from '../../../../src/feedback/rules/missing-article-the.ts';
import { MISSING_WORD_RULES } from '../../../../src/feedback/rules/missing-word.ts';
import { NEGATION_BE_MODAL_RULES } from '../../../../src/feedback/rules/negation-be-modal.ts';
import { NEGATION_DO_RULES } from '../../../../src/feedback/rules/negation-do.ts';
import { NEGATION_DOUBLE_RULES } from '../../../../src/feedback/rules/negation-double.ts';
import { PLURAL_AFTER_NUMBER_RULES } from '../../../../src/feedback/rules/plural-after-number.ts';
import { PLURAL_DETERMINER_RULES } from '../../../../src/feedback/rules/plural-determiner.ts';
import { PLURAL_FORM_RULES } from '../../../../src/feedback/rules/plural-forms.ts';
import { PREPOSITION_AFTER_WORDS_RULES } from '../../../../src/feedback/rules/preposition-after-words.ts';
import { PREPOSITION_PHRASE_RULES } from '../../../../src/feedback/rules/preposition-phrases.ts';
import { PREPOSITION_PLACE_RULES } from '../../../../src/feedback/rules/preposition-place.ts';
import { PREPOSITION_TIME_RULES } from '../../../../src/feedback/rules/preposition-time.ts';
import { PRONOUN_POSSESSIVE_RULES } from '../../../../src/feedback/rules/pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT_RULES } from '../../../../src/feedback/rules/pronoun-subject-object.ts';
import { QUESTION_AUXILIARY_RULES } from '../../../../src/feedback/rules/question-auxiliary.ts';
import { QUESTION_DO_RULES } from '../../../../src/feedback/rules/question-do.ts';
import { RELATIVE_RULES } from '../../../../src/feedback/rules/relative.ts';
import { REPORTING_RULES } from '../../../../src/feedback/rules/reporting.ts';
import { SPELLING_RULES } from '../../../../src/feedback/rules/spelling.ts';
import { TENSE_CONTINUOUS_RULES } from '../../../../src/feedback/rules/tense-continuous.ts';
import { TENSE_PAST_RULES } from '../../../../src/feedback/rules/tense-past.ts';
import { TENSE_PERFECT_RULES } from '../../../../src/feedback/rules/tense-perfect.ts';
import { TENSE_UP_TO_NOW_RULES } from '../../../../src/feedback/rules/tense-up-to-now.ts';
import { TIME_PHRASE_RULES } from '../../../../src/feedback/rules/time-phrases.ts';
import { VERB_FORM_BE_RULES } from '../../../../src/feedback/rules/verb-form-be.ts';
import { VERB_FORM_MODAL_DO_RULES } from '../../../../src/feedback/rules/verb-form-modal-do.ts';
import { VERB_FORM_PERFECT_RULES } from '../../../../src/feedback/rules/verb-form-perfect.ts';
import { VERB_FORM_TO_RULES } from '../../../../src/feedback/rules/verb-form-to.ts';
import { VERB_PATTERN_AFTER_OBJECTS_RULES } from '../../../../src/feedback/rules/verb-pattern-after-objects.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS_RULES } from '../../../../src/feedback/rules/verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS_RULES } from '../../../../src/feedback/rules/verb-pattern-after-verbs.ts';
import { WORD_CHOICE_RULES } from '../../../../src/feedback/rules/word-choices.ts';
import { WORD_FORM_ADJECTIVE_RULES } from '../../../../src/feedback/rules/word-form-adjective.ts';
import { WORD_FORM_ADVERB_RULES } from '../../../../src/feedback/rules/word-form-adverb.ts';
import { WORD_FORM_PHRASE_RULES } from '../../../../src/feedback/rules/word-form-phrases.ts';
import { WORD_ORDER_ADJECTIVE_RULES } from '../../../../src/feedback/rules/word-order-adjective.ts';
import { WORD_ORDER_ADVERB_RULES } from '../../../../src/feedback/rules/word-order-adverb.ts';
import { WORD_ORDER_INDIRECT_RULES } from '../../../../src/feedback/rules/word-order-indirect.ts';
import { WORD_ORDER_OBJECT_RULES } from '../../../../src/feedback/rules/word-order-object.ts';
import { AGREEMENT_QUESTION_EXAMPLES } from './agreement-question.ts';
import { AGREEMENT_STATEMENT_EXAMPLES } from './agreement-statement.ts';
import { ARTICLE_EXAMPLES } from './article.ts';
import { ARTICLE_PHRASE_EXAMPLES, MISSING_ARTICLE_PHRASE_EXAMPLES } from './article-phrases.ts';
import { CAPITAL_EXAMPLES } from './capital.ts';
import { COMPARISON_EXAMPLES } from './comparison.ts';
import { CONDITIONAL_EXAMPLES } from './conditional.ts';
import { CONFUSABLE_MEANINGS_EXAMPLES } from './confusable-meanings.ts';
import { CONFUSABLE_SOUNDS_EXAMPLES } from './confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR_EXAMPLES } from './confusable-there-your.ts';
import { CONFUSABLE_VERBS_EXAMPLES } from './confusable-verbs.ts';
import { COUNTABILITY_EXAMPLES } from './countability.ts';
import { DOUBLE_SUBJECT_EXAMPLES } from './double-subject.ts';
import { FALSE_FRIEND_EXAMPLES } from './false-friends.ts';
import { FIXED_PHRASE_EXAMPLES } from './fixed-phrases.ts';
import { LINKING_CLAUSES_EXAMPLES } from './linking-clauses.ts';
import { LINKING_WORDS_EXAMPLES } from './linking-words.ts';
import { LOOK_ALIKE_WORD_EXAMPLES } from './look-alike-words.ts';
import { MAKE_DO_EXAMPLES } from './make-do.ts';
import { MISSING_ARTICLE_A_EXAMPLES } from './missing-article-a.ts';
import { MISSING_ARTICLE_AMOUNT_EXAMPLES } from './missing-article-amount.ts';
import { MISSING_ARTICLE_THE_EXAMPLES } from './missing-article-the.ts';
import { MISSING_WORD_EXAMPLES } from './missing-word.ts';
import { NEGATION_BE_MODAL_EXAMPLES } from './negation-be-modal.ts';
import { NEGATION_DO_EXAMPLES } from './negation-do.ts';
import { NEGATION_DOUBLE_EXAMPLES } from './negation-double.ts';
import { PLURAL_AFTER_NUMBER_EXAMPLES } from './plural-after-number.ts';
import { PLURAL_DETERMINER_EXAMPLES } from './plural-determiner.ts';
import { PLURAL_FORM_EXAMPLES } from './plural-forms.ts';
import { PREPOSITION_AFTER_WORDS_EXAMPLES } from './preposition-after-words.ts';
import { PREPOSITION_PHRASE_EXAMPLES } from './preposition-phrases.ts';
import { PREPOSITION_PLACE_EXAMPLES } from './preposition-place.ts';
import { PREPOSITION_TIME_EXAMPLES } from './preposition-time.ts';
import { PRONOUN_POSSESSIVE_EXAMPLES } from './pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT_EXAMPLES } from './pronoun-subject-object.ts';
import { QUESTION_AUXILIARY_EXAMPLES } from './question-auxiliary.ts';
import { QUESTION_DO_EXAMPLES } from './question-do.ts';
import { RELATIVE_EXAMPLES } from './relative.ts';
import { REPORTING_EXAMPLES } from './reporting.ts';
import type { RuleExamples } from './rule-examples.ts';
import { SPELLING_EXAMPLES } from './spelling.ts';
import { TENSE_CONTINUOUS_EXAMPLES } from './tense-continuous.ts';
import { TENSE_PAST_EXAMPLES } from './tense-past.ts';
import { TENSE_PERFECT_EXAMPLES } from './tense-perfect.ts';
import { TENSE_UP_TO_NOW_EXAMPLES } from './tense-up-to-now.ts';
import { TIME_PHRASE_EXAMPLES } from './time-phrases.ts';
import { VERB_FORM_BE_EXAMPLES } from './verb-form-be.ts';
import { VERB_FORM_MODAL_DO_EXAMPLES } from './verb-form-modal-do.ts';
import { VERB_FORM_PERFECT_EXAMPLES } from './verb-form-perfect.ts';
import { VERB_FORM_TO_EXAMPLES } from './verb-form-to.ts';
import { VERB_PATTERN_AFTER_OBJECTS_EXAMPLES } from './verb-pattern-after-objects.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES } from './verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS_EXAMPLES } from './verb-pattern-after-verbs.ts';
import { WORD_CHOICE_EXAMPLES } from './word-choices.ts';
import { WORD_FORM_ADJECTIVE_EXAMPLES } from './word-form-adjective.ts';
import { WORD_FORM_ADVERB_EXAMPLES } from './word-form-adverb.ts';
import { WORD_FORM_PHRASE_EXAMPLES } from './word-form-phrases.ts';
import { WORD_ORDER_ADJECTIVE_EXAMPLES } from './word-order-adjective.ts';
import { WORD_ORDER_ADVERB_EXAMPLES } from './word-order-adverb.ts';
import { WORD_ORDER_INDIRECT_EXAMPLES } from './word-order-indirect.ts';
import { WORD_ORDER_OBJECT_EXAMPLES } from './word-order-object.ts';

const EXAMPLES: ReadonlyMap<RuleSet, RuleExamples> = new Map([
  [SPELLING_RULES, SPELLING_EXAMPLES],
  [LOOK_ALIKE_WORD_RULES, LOOK_ALIKE_WORD_EXAMPLES],
  [CAPITAL_RULES, CAPITAL_EXAMPLES],
  [LINKING_CLAUSE_RULES, LINKING_CLAUSES_EXAMPLES],
  [DOUBLE_SUBJECT_RULES, DOUBLE_SUBJECT_EXAMPLES],
  [NEGATION_DO_RULES, NEGATION_DO_EXAMPLES],
  [NEGATION_BE_MODAL_RULES, NEGATION_BE_MODAL_EXAMPLES],
  [NEGATION_DOUBLE_RULES, NEGATION_DOUBLE_EXAMPLES],
  [QUESTION_DO_RULES, QUESTION_DO_EXAMPLES],
  [QUESTION_AUXILIARY_RULES, QUESTION_AUXILIARY_EXAMPLES],
  [WORD_FORM_PHRASE_RULES, WORD_FORM_PHRASE_EXAMPLES],
  [FIXED_PHRASE_RULES, FIXED_PHRASE_EXAMPLES],
  [TIME_PHRASE_RULES, TIME_PHRASE_EXAMPLES],
  [WORD_CHOICE_RULES, WORD_CHOICE_EXAMPLES],
  [FALSE_FRIEND_RULES, FALSE_FRIEND_EXAMPLES],
  [WORD_ORDER_INDIRECT_RULES, WORD_ORDER_INDIRECT_EXAMPLES],
  [WORD_ORDER_ADVERB_RULES, WORD_ORDER_ADVERB_EXAMPLES],
  [WORD_ORDER_OBJECT_RULES, WORD_ORDER_OBJECT_EXAMPLES],
  [WORD_ORDER_ADJECTIVE_RULES, WORD_ORDER_ADJECTIVE_EXAMPLES],
  [CONDITIONAL_RULES, CONDITIONAL_EXAMPLES],
  [REPORTING_RULES, REPORTING_EXAMPLES],
  [PRONOUN_SUBJECT_OBJECT_RULES, PRONOUN_SUBJECT_OBJECT_EXAMPLES],
  [PRONOUN_POSSESSIVE_RULES, PRONOUN_POSSESSIVE_EXAMPLES],
  [VERB_PATTERN_AFTER_OBJECTS_RULES, VERB_PATTERN_AFTER_OBJECTS_EXAMPLES],
  [VERB_PATTERN_AFTER_VERBS_RULES, VERB_PATTERN_AFTER_VERBS_EXAMPLES],
  [VERB_PATTERN_AFTER_PREPOSITIONS_RULES, VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES],
  [VERB_FORM_PERFECT_RULES, VERB_FORM_PERFECT_EXAMPLES],
  [VERB_FORM_MODAL_DO_RULES, VERB_FORM_MODAL_DO_EXAMPLES],
  [VERB_FORM_BE_RULES, VERB_FORM_BE_EXAMPLES],
  [VERB_FORM_TO_RULES, VERB_FORM_TO_EXAMPLES],
  [WORD_FORM_ADVERB_RULES, WORD_FORM_ADVERB_EXAMPLES],
  [WORD_FORM_ADJECTIVE_RULES, WORD_FORM_ADJECTIVE_EXAMPLES],
  [RELATIVE_RULES, RELATIVE_EXAMPLES],
  [COUNTABILITY_RULES, COUNTABILITY_EXAMPLES],
  [PLURAL_FORM_RULES, PLURAL_FORM_EXAMPLES],
  [PLURAL_AFTER_NUMBER_RULES, PLURAL_AFTER_NUMBER_EXAMPLES],
  [PLURAL_DETERMINER_RULES, PLURAL_DETERMINER_EXAMPLES],
  [COMPARISON_RULES, COMPARISON_EXAMPLES],
  [AGREEMENT_STATEMENT_RULES, AGREEMENT_STATEMENT_EXAMPLES],
  [AGREEMENT_QUESTION_RULES, AGREEMENT_QUESTION_EXAMPLES],
  [TENSE_PAST_RULES, TENSE_PAST_EXAMPLES],
  [TENSE_UP_TO_NOW_RULES, TENSE_UP_TO_NOW_EXAMPLES],
  [TENSE_CONTINUOUS_RULES, TENSE_CONTINUOUS_EXAMPLES],
  [TENSE_PERFECT_RULES, TENSE_PERFECT_EXAMPLES],
  [PREPOSITION_AFTER_WORDS_RULES, PREPOSITION_AFTER_WORDS_EXAMPLES],
  [PREPOSITION_PLACE_RULES, PREPOSITION_PLACE_EXAMPLES],
  [PREPOSITION_TIME_RULES, PREPOSITION_TIME_EXAMPLES],
  [PREPOSITION_PHRASE_RULES, PREPOSITION_PHRASE_EXAMPLES],
  [MAKE_DO_RULES, MAKE_DO_EXAMPLES],
  [CONFUSABLE_SOUNDS_RULES, CONFUSABLE_SOUNDS_EXAMPLES],
  [CONFUSABLE_THERE_YOUR_RULES, CONFUSABLE_THERE_YOUR_EXAMPLES],
  [CONFUSABLE_VERBS_RULES, CONFUSABLE_VERBS_EXAMPLES],
  [CONFUSABLE_MEANINGS_RULES, CONFUSABLE_MEANINGS_EXAMPLES],
  [LINKING_WORD_RULES, LINKING_WORDS_EXAMPLES],
  [MISSING_ARTICLE_PHRASE_RULES, MISSING_ARTICLE_PHRASE_EXAMPLES],
  [ARTICLE_PHRASE_RULES, ARTICLE_PHRASE_EXAMPLES],
  [ARTICLE_RULES, ARTICLE_EXAMPLES],
  [MISSING_ARTICLE_A_RULES, MISSING_ARTICLE_A_EXAMPLES],
  [MISSING_ARTICLE_THE_RULES, MISSING_ARTICLE_THE_EXAMPLES],
  [MISSING_ARTICLE_AMOUNT_RULES, MISSING_ARTICLE_AMOUNT_EXAMPLES],
  [MISSING_WORD_RULES, MISSING_WORD_EXAMPLES],
]);

/** The sentences that test this rule file. It throws when there are none. */
export function examplesOf(file: RuleSet): RuleExamples {
  const examples = EXAMPLES.get(file);
  if (!examples) throw new Error(`A rule file for ${file.kind} has no examples.`);
  return examples;
}
