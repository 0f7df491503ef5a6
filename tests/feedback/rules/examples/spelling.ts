import { SPELLING_RULES } from '../../../../src/feedback/rules/spelling.ts';
import { type RuleExamples, wrongWordExamples } from './rule-examples.ts';

export const SPELLING_EXAMPLES: RuleExamples = {
  corrected: {
    ...wrongWordExamples(SPELLING_RULES, 'spelling/', (wrong, right) => `I write [${wrong}→${right}].`),
  },
  leftAlone: ['The colour of the theatre.', 'My favorite neighbor traveled.', 'We organise a programme.'],
};
