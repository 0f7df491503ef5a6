import type { RuleExamples } from './rule-examples.ts';

export const WORD_ORDER_OBJECT_EXAMPLES: RuleExamples = {
  corrected: {
    'word-order-12': ['I [visited yesterday my aunt→visited my aunt yesterday].'],
    'word-order-13': ['I [go every day to school→go to school every day].'],
    'word-order-24': ['He gave [to me→me] a present for my birthday.', 'She sent [to us→us] a letter.'],
    'word-order-18': ['Give [it me→it to me].'],
    'word-order-19': ['Turn [off it→it off].'],
  },
  leftAlone: [],
};
