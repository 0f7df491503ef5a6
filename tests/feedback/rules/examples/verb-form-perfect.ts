import type { RuleExamples } from './rule-examples.ts';

export const VERB_FORM_PERFECT_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-form-40': ['I have [go→to go] now.'],
    'verb-form-29': [
      'If I had known, I would [told→have told] you.',
      'If I had seen it, I would never [went→have gone] there.',
    ],
    'verb-form-16': [
      'I have [went→gone] home.',
      'Have you ever [ate→eaten] sushi?',
      'She has already [saw→seen] it.',
    ],
    'verb-form-17': [
      'I have [see→seen] it.',
      'Have you ever [visit→visited] Rome?',
      'She has never [eat→eaten] fish.',
    ],
    'verb-form-18': ['I have [being→been] there.', 'She has [be→been] ill.'],
  },
  leftAlone: [
    'I can swim and she could too.',
    'Did you use to live here?',
    "You'd better go.",
    'I have had lunch.',
    'I have to go.',
    'She has been there.',
    'I have work to do.',
    'I look forward to used books.',
    'We were put in a team.',
    'They are lost.',
    'You are welcome.',
    'I am cold and he is open to ideas.',
    'He was hurt by it.',
    'What did you put there?',
    'She let us go.',
    'I will have finished.',
    'He had a cold.',
    'I want help.',
    'She needs work.',
    'Have you ever been to Rome?',
    'May came early.',
    'The castle is a must to see.',
    'The old can to open is here.',
    'He has the will to be free.',
    'What you must do to be healthy is walk.',
  ],
};
