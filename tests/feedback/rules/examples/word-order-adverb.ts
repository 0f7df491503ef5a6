import type { RuleExamples } from './rule-examples.ts';

export const WORD_ORDER_ADVERB_EXAMPLES: RuleExamples = {
  corrected: {
    'word-order-07': [
      'I have [seen already→already seen] this film.',
      'I [go always→always go] to school.',
      'She [drinks often→often drinks] tea.',
    ],
    'word-order-08': [
      'He [always is→is always] late.',
      'They [never are→are never] here.',
      'I like him and he [always is→is always] late.',
    ],
    'word-order-09': [
      '[Always I go→I always go] by bus.',
      'I know the driver because [always I go→I always go] by bus.',
    ],
    'word-order-25': [
      '[Always my mother cooks→My mother always cooks] on Sunday.',
      'I like Sunday because [always my mother cooks→my mother always cooks] on Sunday.',
    ],
    'word-order-20': ['[Never I have→Never have I] seen it.'],
    'word-order-21': ['Not only [he won→did he win], he also sang.'],
    'word-order-22': ['Not only [she is→is she] kind, she also helps.'],
  },
  leftAlone: [],
};
