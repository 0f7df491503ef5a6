import type { RuleSet } from '../patterns/learner-rule.ts';
import { MISSING_AUXILIARY_RULES } from './missing-auxiliary.ts';
import { MISSING_THERE_RULES } from './missing-there.ts';
import { MISSING_SUBJECT_RULES } from './missing-word-subject.ts';
import { ARE_EXPLANATION, MISSING_VERB_RULES } from './missing-word-verb.ts';
import { PERSONS } from './word-groups.ts';

/** Rules for a missing verb or subject: “I happy” → “I am happy”, “is raining” → “it is raining”. */
export const MISSING_WORD_RULES: RuleSet = {
  kind: 'missing-word',
  explanation: ARE_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [
    ...MISSING_AUXILIARY_RULES,
    ...MISSING_THERE_RULES,
    ...MISSING_VERB_RULES,
    ...MISSING_SUBJECT_RULES,
  ],
};
