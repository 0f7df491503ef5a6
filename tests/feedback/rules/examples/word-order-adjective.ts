import type { RuleExamples } from './rule-examples.ts';

export const WORD_ORDER_ADJECTIVE_EXAMPLES: RuleExamples = {
  corrected: {
    'word-order-27': [
      'He is tall, with the [hair black and curly→black and curly hair].',
      'They have a [house big and modern→big and modern house].',
    ],
    'word-order-14': [
      'She has [hair long→long hair].',
      'I have a [house big→big house] with a garden.',
      'I have a [car red→red car].',
      'She lives in a [house big→big house].',
    ],
    'word-order-23': [
      'It is [a problem very big→a very big problem].',
      'I saw [a film very interesting→a very interesting film] last night.',
      'He has [a house very big→a very big house].',
      'It is [a house very big→a very big house].',
    ],
    'word-order-15': ['a [red big→big red] bag'],
    'word-order-16': ['a [old beautiful→beautiful old] house', 'a [wooden old→old wooden] table'],
    'word-order-17': ['He is not [enough old→old enough].'],
  },
  leftAlone: [],
};
