import type { RuleExamples } from './rule-examples.ts';

export const TENSE_PERFECT_EXAMPLES: RuleExamples = {
  corrected: {
    'tense-perfect-07': ['When we arrived, the train [has→had] already left.'],
    'tense-perfect-11': [
      'I [am born→was born] in May.',
      'She [born→was born] in Rome.',
      'I [have born→was born] here.',
    ],
    'tense-perfect-12': ['They [are born→were born] in Rome.'],
    'tense-perfect-13': ['Where [did you born→were you born]?', 'When [are you born→were you born]?'],
    'tense-perfect-20': [
      'Tomorrow I [went→will go] to Rome.',
      'I have a ticket because tomorrow I [went→will go] to Rome.',
    ],
  },
  leftAlone: [
    'It was very funny, but the next week I called the real doctor.',
    'We moved in May, and the next month we bought a dog.',
  ],
};
