import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_VERBS_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-pattern-after-verbs-17': [
      '[Play→Playing] video games is my favourite hobby.',
      '[Learn→Learning] English is important.',
    ],
    'verb-pattern-after-verbs-01': [
      'Thanks a lot for [help→helping] me with my homework.',
      'Thank you for [help→helping] me.',
    ],
    'verb-pattern-after-verbs-15': [
      'I am thinking [to buy→of buying] a car.',
      'We are thinking [to sell→of selling] the house.',
    ],
    'verb-pattern-after-verbs-03': [
      'She enjoys [to swim→swimming].',
      'I finished [to read→reading] it.',
      'He gave up [to smoke→smoking].',
      'It is worth [to see→seeing].',
    ],
    'verb-pattern-after-verbs-04': ['I spend two hours [to study→studying].'],
    'verb-pattern-after-verbs-05': [
      'I enjoy [swim→swimming].',
      'He keeps [talk→talking].',
      'We go [swim→swimming] on Sundays.',
    ],
    'verb-pattern-after-verbs-06': [
      'I want [going→to go] home.',
      "I'd like [buying→to buy] it.",
      'They decided [leaving→to leave].',
    ],
    'verb-pattern-after-verbs-10': ['They do not allow [to smoke→smoking].'],
    'verb-pattern-after-verbs-13': [
      'I look forward to [see→seeing] you.',
      'I am used to [get→getting] up early.',
    ],
  },
  leftAlone: [
    'I stopped to tie my shoe.',
    'They let us use the pool.',
    'She made me laugh.',
    'I want you to come.',
    'I used to play here.',
    'I am used to getting up early.',
    'He went for a swim.',
    'I look forward to hearing from you.',
    'We had lunch before work.',
    'I need help.',
    'She asked me what to do.',
    'It takes me an hour to get there.',
    'He was made to go.',
    'The knife is used to cut bread.',
    'Thank you for coming.',
    'He told me that he came.',
    'I want it now.',
    'Do you mind opening it?',
    'We finished work early.',
    'I would like a swim.',
    'The doctor suggested that he drink more water.',
  ],
};
