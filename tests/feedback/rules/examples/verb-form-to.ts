import type { RuleExamples } from './rule-examples.ts';

export const VERB_FORM_TO_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-form-10': [
      'I want to [went→go] home.',
      'He learned how to [drove→drive].',
      'She wants to [goes→go] home.',
      'We decided to [bought→buy] a car.',
    ],
    'verb-form-11': ['I want to [going→go] home.', 'She is going to [buying→buy] it.'],
    'verb-form-21': ["I'm going [buy→to buy] a car.", 'She is going [visit→to visit] us.'],
    'verb-form-24': [
      'I am able [swim→to swim].',
      'It is easy [learn→to learn].',
      'I study in order [pass→to pass].',
    ],
    'verb-form-25': [
      'We need [talk→to talk] about this.',
      'I want [go→to go] home.',
      'We decided [stay→to stay].',
      'I need [buy→to buy] milk.',
    ],
  },
  leftAlone: [],
};
