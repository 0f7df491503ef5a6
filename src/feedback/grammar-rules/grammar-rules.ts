import { ADJECTIVE_FORM_RULE } from './adjective-form.ts';
import { ADVERB_BEFORE_OBJECT_RULE } from './adverb-before-object.ts';
import { ADVERB_POSITION_RULE } from './adverb-position.ts';
import { AGE_RULE } from './age.ts';
import { AGREEMENT_RULE } from './agreement.ts';
import { ARTICLE_IN_PHRASE_RULE } from './article-in-phrase.ts';
import { BE_WITH_WRONG_FORM_RULE } from './be-with-wrong-form.ts';
import { COLLOCATION_RULE } from './collocations.ts';
import { CONDITIONAL_WOULD_RULE } from './conditional-would.ts';
import { CONNECTOR_RULE } from './connector.ts';
import { CONTRAST_RULE } from './contrast.ts';
import { DATIVE_RULE } from './dative.ts';
import { DETERMINER_RULE } from './determiners.ts';
import { DO_OR_BE_RULE } from './do-or-be.ts';
import { DOUBLE_NEGATIVE_RULE } from './double-negative.ts';
import { EARLIER_PAST_RULE } from './earlier-past.ts';
import { EXTRA_INVERSION_RULE } from './extra-inversion.ts';
import { GERUND_AFTER_PREPOSITION_RULE } from './gerund-after-preposition.ts';
import { GERUND_OR_INFINITIVE_RULE } from './gerund-or-infinitive.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { MISSING_ARTICLE_RULE } from './missing-article.ts';
import { MISSING_BE_RULE } from './missing-be.ts';
import { MISSING_INVERSION_RULE } from './missing-inversion.ts';
import { MISSING_PARTICIPLE_RULE } from './missing-participle.ts';
import { MISSING_PASSIVE_RULE } from './missing-passive.ts';
import { MISSING_RELATIVE_RULE } from './missing-relative.ts';
import { MISSING_SUBJECT_RULE } from './missing-subject.ts';
import { PAIRED_COMPARISON_RULE } from './paired-comparison.ts';
import { PARALLEL_VERBS_RULE } from './parallel-verbs.ts';
import { PAST_FRAME_RULE } from './past-frame.ts';
import { PAST_STORY_RULE } from './past-story.ts';
import { PAST_TIME_RULE } from './past-time.ts';
import { PREPOSITION_OR_NONE_RULE } from './preposition-or-none.ts';
import { PRESENT_NOW_RULE } from './present-now.ts';
import { PRESENT_PERFECT_RULE } from './present-perfect.ts';
import { PRONOUN_GENDER_RULE } from './pronoun-gender.ts';
import { PRONOUN_OBJECT_RULE } from './pronoun-object.ts';
import { QUESTION_ORDER_RULE } from './question-order.ts';
import { RAISE_OR_RISE_RULE } from './raise-or-rise.ts';
import { RELATIVE_AFTER_COMMA_RULE } from './relative-after-comma.ts';
import { RELATIVE_CLAUSE_RULE } from './relative-clause.ts';
import { RELATIVE_PRONOUN_RULE } from './relative-pronoun.ts';
import { TIME_CLAUSE_RULE } from './time-clause.ts';
import { UNCOUNTABLE_PLURAL_RULE } from './uncountable-plural.ts';
import { UNREAL_PAST_RULE } from './unreal-past.ts';
import { VERB_PATTERN_RULE } from './verb-pattern.ts';
import { WORD_FORM_RULE } from './word-form.ts';
import { WORDS_AROUND_NOUNS_RULE } from './words-around-nouns.ts';
import { WRONG_PREPOSITION_RULE } from './wrong-preposition.ts';
import { WRONG_THE_RULE } from './wrong-the.ts';

/**
 * All rules that read the parsed sentence: its noun groups, verb groups and clauses. Where two mark the same
 * words, the earlier one wins: as a rule, the one that gives the more particular reason stands first.
 */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  AGE_RULE,
  WORD_FORM_RULE,
  UNCOUNTABLE_PLURAL_RULE, // Nouns before agreement: "The informations are useful" → "The information is".
  DETERMINER_RULE, // Likewise "Some student have to go" → "students", not "has".
  MISSING_SUBJECT_RULE,
  MISSING_BE_RULE,
  MISSING_PASSIVE_RULE,
  MISSING_RELATIVE_RULE,
  PARALLEL_VERBS_RULE,
  PAST_TIME_RULE, // Tense before agreement: both mark "Yesterday he go there", and the time is the reason.
  PAST_FRAME_RULE,
  PAST_STORY_RULE,
  PRESENT_PERFECT_RULE,
  EARLIER_PAST_RULE,
  PRESENT_NOW_RULE,
  UNREAL_PAST_RULE,
  CONDITIONAL_WOULD_RULE,
  TIME_CLAUSE_RULE,
  MISSING_PARTICIPLE_RULE,
  DO_OR_BE_RULE,
  DOUBLE_NEGATIVE_RULE,
  EXTRA_INVERSION_RULE,
  CONNECTOR_RULE,
  CONTRAST_RULE,
  PAIRED_COMPARISON_RULE,
  ADVERB_POSITION_RULE,
  VERB_PATTERN_RULE,
  BE_WITH_WRONG_FORM_RULE,
  ADJECTIVE_FORM_RULE,
  AGREEMENT_RULE,
  DATIVE_RULE,
  WRONG_PREPOSITION_RULE,
  PREPOSITION_OR_NONE_RULE,
  COLLOCATION_RULE,
  RAISE_OR_RISE_RULE,
  MISSING_INVERSION_RULE,
  RELATIVE_PRONOUN_RULE,
  RELATIVE_CLAUSE_RULE,
  RELATIVE_AFTER_COMMA_RULE,
  GERUND_AFTER_PREPOSITION_RULE,
  GERUND_OR_INFINITIVE_RULE,
  QUESTION_ORDER_RULE,
  ADVERB_BEFORE_OBJECT_RULE,
  WORDS_AROUND_NOUNS_RULE,
  PRONOUN_GENDER_RULE,
  PRONOUN_OBJECT_RULE,
  ARTICLE_IN_PHRASE_RULE, // Before the general rule of articles: both mark "We stayed in small hotel".
  WRONG_THE_RULE,
  MISSING_ARTICLE_RULE,
];
