import type { RuleSet } from '../patterns/learner-rule.ts';
import { PLURAL_SUBJECT_RULES } from './agreement-plural-subjects.ts';
import { SINGULAR_SUBJECT_RULES } from './agreement-singular-subjects.ts';
import { SINGULAR_EXPLANATION, WORD_LISTS } from './agreement-words.ts';

/** “She have”, “they has”: a subject of one word or of one noun and its verb. */
export const AGREEMENT_STATEMENT_RULES: RuleSet = {
  kind: 'agreement',
  explanation: SINGULAR_EXPLANATION,
  lists: WORD_LISTS,
  rules: [...SINGULAR_SUBJECT_RULES, ...PLURAL_SUBJECT_RULES],
};
