import type { RuleSet } from '../patterns/learner-rule.ts';
import { AMOUNT_WORD_RULES } from './countability-amounts.ts';
import { NO_PLURAL_EXPLANATION, UNCOUNTABLE_NOUN_RULES } from './countability-uncountable.ts';
import { WORD_LISTS } from './countability-words.ts';

/** Rules for uncountable nouns: “an information” → “some information”, “many time” → “much time”. */
export const COUNTABILITY_RULES: RuleSet = {
  kind: 'countability',
  explanation: NO_PLURAL_EXPLANATION,
  lists: WORD_LISTS,
  rules: [...UNCOUNTABLE_NOUN_RULES, ...AMOUNT_WORD_RULES],
};
