import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_THERE_YOUR_EXAMPLES: RuleExamples = {
  corrected: {
    'confusable-there-your-01': ['[Their→There] is a cat.', 'I went [their→there].'],
    'confusable-there-your-02': ['I like [there→their] house.', 'They came with [there→their] parents.'],
    'confusable-there-your-03': ["I like [they're→their] house."],
    'confusable-there-your-04': ["[Your→You're] welcome."],
    'confusable-there-your-05': ["I like [you're→your] house."],
  },
  leftAlone: [
    'They took their dog there.',
    'They went their own way and lived their lives.',
    'She picked up their bags.',
    'Your late father and your very own room.',
  ],
};
