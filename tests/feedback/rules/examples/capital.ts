import type { RuleExamples } from './rule-examples.ts';

export const CAPITAL_EXAMPLES: RuleExamples = {
  corrected: {
    'capital-01': ['I work on [monday→Monday].', 'My birthday is in [june→June].'],
    'capital-05': ['We speak [french→French].', 'She is [egyptian→Egyptian].'],
    'capital-06': ['I come from [spain→Spain].', 'He works in [london→London].'],
    'capital-02': ['We met in [may→May].', 'I live in [china→China].'],
    'capital-03': ['I saw [mr→Mr] Smith.'],
    'capital-04': ['Then [i→I] went home.'],
  },
  leftAlone: [
    'On Monday I speak English.',
    'I may go in March.',
    'We march on.',
    'Miss Brown is here, and I miss her.',
  ],
};
