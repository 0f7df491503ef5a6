import type { RuleSet } from '../patterns/learner-rule.ts';
import { PLURAL_SUBJECT_RULES } from './agreement-plural-subjects.ts';
import { SINGULAR_SUBJECT_RULES } from './agreement-singular-subjects.ts';
import { SINGULAR_EXPLANATION, WORD_LISTS } from './agreement-words.ts';

/**
 * Rules for a subject of one word or one noun and its verb: “she have” → “she has”, “they has” → “they have”.
 */
export const AGREEMENT_STATEMENT_RULES: RuleSet = {
  kind: 'agreement',
  explanation: SINGULAR_EXPLANATION,
  lists: WORD_LISTS,
  rules: [...SINGULAR_SUBJECT_RULES, ...PLURAL_SUBJECT_RULES],
};
