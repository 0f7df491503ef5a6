import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_VERBS_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-pattern-after-verbs-14': [
      'I hope [you to visit→you will visit] me soon.',
      'We hope [him to come→he will come].',
    ],
    'verb-pattern-after-verbs-15': [
      'I am thinking [to buy→of buying] a car.',
      'We are thinking [to sell→of selling] the house.',
    ],
    'verb-pattern-after-verbs-01': ['Thank you for [help→helping] me.'],
    'verb-pattern-after-verbs-02': ['He suggested [me to go→that I go].'],
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
    'verb-pattern-after-verbs-07': [
      'I want [that you come→you to come].',
      'She wants [that he goes→him to go].',
      'I would like [that you help→you to help] me.',
    ],
    'verb-pattern-after-verbs-08': ['I want [she comes→her to come].'],
    'verb-pattern-after-verbs-09': [
      'I want you [come→to come].',
      'She asked me [help→to help].',
      'They told us [wait→to wait].',
    ],
    'verb-pattern-after-verbs-10': ['They do not allow [to smoke→smoking].'],
    'verb-pattern-after-verbs-16': [
      'I suggested [Anna to go→that Anna go] first.',
    ],
    'verb-pattern-after-verbs-11': ['My parents let me [to go→go].', 'She made him [to cry→cry].'],
    'verb-pattern-after-verbs-12': ['Let me [going→go].', 'It made me [laughed→laugh].'],
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
