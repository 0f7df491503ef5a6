import type { RuleExamples } from './rule-examples.ts';

export const CAPITAL_EXAMPLES: RuleExamples = {
  corrected: {
    '<n=%names>': ['I work on [monday→Monday].', 'We speak [french→French].', 'I come from [spain→Spain].'],
    'in|on|of|last|next|this|since|until <n=march|may> ~be|have|VERB': [
      'We met in [may→May].',
      'I live in [china→China].',
    ],
    '<n=mr|mrs|ms|miss|dr> .? NAME': ['I saw [mr→Mr] Smith.'],
    '<i>': ['Then [i→I] went home.'],
  },
  leftAlone: [
    'On Monday I speak English.',
    'I may go in March.',
    'We march on.',
    'Miss Brown is here, and I miss her.',
  ],
};
