import type { RuleFile } from '../patterns/learner-rule.ts';
import { AGREEMENT_QUESTION } from './agreement-question.ts';
import { AGREEMENT_STATEMENT } from './agreement-statement.ts';
import { ARTICLE } from './article.ts';
import { CAPITAL } from './capital.ts';
import { COMPARISON } from './comparison.ts';
import { CONDITIONAL } from './conditional.ts';
import { CONFUSABLE_MEANINGS } from './confusable-meanings.ts';
import { CONFUSABLE_SOUNDS } from './confusable-sounds.ts';
import { CONFUSABLE_THERE_YOUR } from './confusable-there-your.ts';
import { CONFUSABLE_VERBS } from './confusable-verbs.ts';
import { COUNTABILITY } from './countability.ts';
import { DOUBLE_SUBJECT } from './double-subject.ts';
import { LINKING_CLAUSES } from './linking.ts';
import { LINKING_WORDS } from './linking-words.ts';
import { MAKE_DO } from './make-do.ts';
import { MISSING_ARTICLE_A } from './missing-article-a.ts';
import { MISSING_ARTICLE_THE } from './missing-article-the.ts';
import { MISSING_WORD } from './missing-word.ts';
import { NEGATION } from './negation.ts';
import { PLURAL } from './plural.ts';
import { PREPOSITION_AFTER_WORDS } from './preposition-after-words.ts';
import { PREPOSITION_PLACE } from './preposition-place.ts';
import { PREPOSITION_TIME } from './preposition-time.ts';
import { PRONOUN_POSSESSIVE } from './pronoun-possessive.ts';
import { PRONOUN_SUBJECT_OBJECT } from './pronoun-subject-object.ts';
import { QUESTION } from './question.ts';
import { RELATIVE } from './relative.ts';
import { REPORTING } from './reporting.ts';
import { SPELLING } from './spelling.ts';
import { TENSE_PAST } from './tense-past.ts';
import { TENSE_PERFECT } from './tense-perfect.ts';
import { VERB_FORM } from './verb-form.ts';
import { VERB_PATTERN_AFTER_PREPOSITIONS } from './verb-pattern-after-prepositions.ts';
import { VERB_PATTERN_AFTER_VERBS } from './verb-pattern-after-verbs.ts';
import { WORD_FORM_ADJECTIVE } from './word-form-adjective.ts';
import { WORD_FORM_ADVERB } from './word-form-adverb.ts';
import { WORD_ORDER } from './word-order.ts';

/** All rule files, the surest first: where two rules mark one place, the earlier one explains it. */
export const RULE_FILES: readonly RuleFile[] = [
  SPELLING,
  CAPITAL,
  LINKING_CLAUSES,
  DOUBLE_SUBJECT,
  NEGATION,
  QUESTION,
  WORD_ORDER,
  CONDITIONAL,
  REPORTING,
  PRONOUN_SUBJECT_OBJECT,
  PRONOUN_POSSESSIVE,
  VERB_PATTERN_AFTER_VERBS,
  VERB_PATTERN_AFTER_PREPOSITIONS,
  VERB_FORM,
  WORD_FORM_ADVERB,
  WORD_FORM_ADJECTIVE,
  RELATIVE,
  COUNTABILITY,
  PLURAL,
  COMPARISON,
  AGREEMENT_STATEMENT,
  AGREEMENT_QUESTION,
  TENSE_PAST,
  TENSE_PERFECT,
  PREPOSITION_AFTER_WORDS,
  PREPOSITION_PLACE,
  PREPOSITION_TIME,
  MAKE_DO,
  CONFUSABLE_SOUNDS,
  CONFUSABLE_THERE_YOUR,
  CONFUSABLE_VERBS,
  CONFUSABLE_MEANINGS,
  LINKING_WORDS,
  ARTICLE,
  MISSING_ARTICLE_A,
  MISSING_ARTICLE_THE,
  MISSING_WORD,
];
