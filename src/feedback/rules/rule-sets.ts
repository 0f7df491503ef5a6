import type { RuleSet } from '../patterns/learner-rule.ts';
import { AGREEMENT_QUESTION_RULES } from './agreement-question.ts';
import { AGREEMENT_STATEMENT_RULES } from './agreement-statement.ts';
import { ARTICLE_RULES } from './article.ts';
import { ARTICLE_PHRASE_RULES, MISSING_ARTICLE_PHRASE_RULES } from './article-phrases.ts';
import { CAPITAL_RULES } from './capital.ts';
import { COMPARISON_RULES } from './comparison.ts';
import { CONDITIONAL_RULES } from './conditional.ts';
import { CONFUSABLE_MEANINGS_RULES } from './confusable-meanings.ts';
import { CONFUSABLE_SOUNDS_RULES } from './confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR_RULES } from './confusable-there-your.ts';
import { CONFUSABLE_VERBS_RULES } from './confusable-verbs.ts';
import { COUNTABILITY_RULES } from './countability.ts';
import { DOUBLE_SUBJECT_RULES } from './double-subject.ts';
import { FALSE_FRIEND_RULES } from './false-friends.ts';
import { FIXED_PHRASE_RULES } from './fixed-phrases.ts';
import { LINKING_CLAUSE_RULES } from './linking-clauses.ts';
import { LINKING_WORD_RULES } from './linking-words.ts';
import { LOOK_ALIKE_WORD_RULES } from './look-alike-words.ts';
import { MAKE_DO_RULES } from './make-do.ts';
import { MISSING_ARTICLE_A_RULES } from './missing-article-a.ts';
import { MISSING_ARTICLE_AMOUNT_RULES } from './missing-article-amount.ts';
import { MISSING_ARTICLE_THE_RULES } from './missing-article-the.ts';
import { MISSING_WORD_RULES } from './missing-word.ts';
import { NEGATION_BE_MODAL_RULES } from './negation-be-modal.ts';
import { NEGATION_DO_RULES } from './negation-do.ts';
import { NEGATION_DOUBLE_RULES } from './negation-double.ts';
import { PLURAL_AFTER_NUMBER_RULES } from './plural-after-number.ts';
import { PLURAL_DETERMINER_RULES } from './plural-determiner.ts';
import { PLURAL_FORM_RULES } from './plural-forms.ts';
import { PREPOSITION_AFTER_WORDS_RULES } from './preposition-after-words.ts';
import { PREPOSITION_PHRASE_RULES } from './preposition-phrases.ts';
import { PREPOSITION_PLACE_RULES } from './preposition-place.ts';
import { PREPOSITION_TIME_RULES } from './preposition-time.ts';
import { PRONOUN_POSSESSIVE_RULES } from './pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT_RULES } from './pronoun-subject-object.ts';
import { QUESTION_AUXILIARY_RULES } from './question-auxiliary.ts';
import { QUESTION_DO_RULES } from './question-do.ts';
import { RELATIVE_RULES } from './relative.ts';
import { REPORTING_RULES } from './reporting.ts';
import { SPELLING_RULES } from './spelling.ts';
import { TENSE_CONTINUOUS_RULES } from './tense-continuous.ts';
import { TENSE_PAST_RULES } from './tense-past.ts';
import { TENSE_PERFECT_RULES } from './tense-perfect.ts';
import { TENSE_UP_TO_NOW_RULES } from './tense-up-to-now.ts';
import { TIME_PHRASE_RULES } from './time-phrases.ts';
import { VERB_FORM_BE_RULES } from './verb-form-be.ts';
import { VERB_FORM_MODAL_DO_RULES } from './verb-form-modal-do.ts';
import { VERB_FORM_PERFECT_RULES } from './verb-form-perfect.ts';
import { VERB_FORM_TO_RULES } from './verb-form-to.ts';
import { VERB_PATTERN_AFTER_OBJECTS_RULES } from './verb-pattern-after-objects.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS_RULES } from './verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS_RULES } from './verb-pattern-after-verbs.ts';
import { WORD_CHOICE_RULES } from './word-choices.ts';
import { WORD_FORM_ADJECTIVE_RULES } from './word-form-adjective.ts';
import { WORD_FORM_ADVERB_RULES } from './word-form-adverb.ts';
import { WORD_FORM_PHRASE_RULES } from './word-form-phrases.ts';
import { WORD_ORDER_ADJECTIVE_RULES } from './word-order-adjective.ts';
import { WORD_ORDER_ADVERB_RULES } from './word-order-adverb.ts';
import { WORD_ORDER_INDIRECT_RULES } from './word-order-indirect.ts';
import { WORD_ORDER_OBJECT_RULES } from './word-order-object.ts';

/** All rule sets, the most reliable first: where two rules mark the same text, the earlier one wins. */
export const RULE_SETS: readonly RuleSet[] = [
  SPELLING_RULES,
  LOOK_ALIKE_WORD_RULES,
  CAPITAL_RULES,
  LINKING_CLAUSE_RULES,
  DOUBLE_SUBJECT_RULES,
  NEGATION_DO_RULES,
  NEGATION_BE_MODAL_RULES,
  NEGATION_DOUBLE_RULES,
  QUESTION_DO_RULES,
  QUESTION_AUXILIARY_RULES,
  WORD_FORM_PHRASE_RULES,
  FIXED_PHRASE_RULES,
  TIME_PHRASE_RULES,
  WORD_CHOICE_RULES,
  FALSE_FRIEND_RULES,
  WORD_ORDER_INDIRECT_RULES,
  WORD_ORDER_ADVERB_RULES,
  WORD_ORDER_OBJECT_RULES,
  WORD_ORDER_ADJECTIVE_RULES,
  CONDITIONAL_RULES,
  REPORTING_RULES,
  PRONOUN_SUBJECT_OBJECT_RULES,
  PRONOUN_POSSESSIVE_RULES,
  VERB_PATTERN_AFTER_OBJECTS_RULES,
  VERB_PATTERN_AFTER_VERBS_RULES,
  VERB_PATTERN_AFTER_PREPOSITIONS_RULES,
  VERB_FORM_PERFECT_RULES,
  VERB_FORM_MODAL_DO_RULES,
  VERB_FORM_BE_RULES,
  VERB_FORM_TO_RULES,
  WORD_FORM_ADVERB_RULES,
  WORD_FORM_ADJECTIVE_RULES,
  RELATIVE_RULES,
  COUNTABILITY_RULES,
  PLURAL_FORM_RULES,
  PLURAL_AFTER_NUMBER_RULES,
  PLURAL_DETERMINER_RULES,
  COMPARISON_RULES,
  AGREEMENT_STATEMENT_RULES,
  AGREEMENT_QUESTION_RULES,
  TENSE_PAST_RULES,
  TENSE_UP_TO_NOW_RULES,
  TENSE_CONTINUOUS_RULES,
  TENSE_PERFECT_RULES,
  PREPOSITION_AFTER_WORDS_RULES,
  PREPOSITION_PLACE_RULES,
  PREPOSITION_TIME_RULES,
  PREPOSITION_PHRASE_RULES,
  MAKE_DO_RULES,
  CONFUSABLE_SOUNDS_RULES,
  CONFUSABLE_THERE_YOUR_RULES,
  CONFUSABLE_VERBS_RULES,
  CONFUSABLE_MEANINGS_RULES,
  LINKING_WORD_RULES,
  MISSING_ARTICLE_PHRASE_RULES,
  ARTICLE_PHRASE_RULES,
  ARTICLE_RULES,
  MISSING_ARTICLE_A_RULES,
  MISSING_ARTICLE_THE_RULES,
  MISSING_ARTICLE_AMOUNT_RULES,
  MISSING_WORD_RULES,
];
