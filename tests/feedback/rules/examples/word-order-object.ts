import type { RuleExamples } from './rule-examples.ts';

export const WORD_ORDER_OBJECT_EXAMPLES: RuleExamples = {
  corrected: {
    'word-order-12': [
      'I [play every day football→play football every day].',
      'I [visited yesterday my aunt→visited my aunt yesterday].',
    ],
    'word-order-13': ['I [go every day to school→go to school every day].'],
    'word-order-26': [
      '[I yesterday went→Yesterday I went] to the park.',
      '[She every weekend visits→Every weekend she visits] her parents.',
    ],
    'word-order-24': ['He gave [to me→me] a present for my birthday.', 'She sent [to us→us] a letter.'],
    'word-order-18': ['Give [it me→it to me].'],
    'word-order-19': ['Turn [off it→it off].'],
  },
  leftAlone: [],
};
