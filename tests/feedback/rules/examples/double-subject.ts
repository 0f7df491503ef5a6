import type { RuleExamples } from './rule-examples.ts';

export const DOUBLE_SUBJECT_EXAMPLES: RuleExamples = {
  corrected: {
    'double-subject-01': [
      'My first son [he is→is] 20 years old.',
      'My brother [he plays→plays] the drums.',
      'My parents [they live→live] here.',
      'Anna [she is→is] nice.',
      'My brother [he plays→plays] the drums, but it is not a problem.',
    ],
    'double-subject-02': ["My sister [she's→is] a nurse."],
    'double-subject-03': ["My friends [they're→are] nice."],
    'double-subject-04': ['It is too [very→] cold.'],
  },
  leftAlone: [
    'The book she bought is new.',
    'The man he saw was old.',
    'My brother says he plays.',
    'Does my brother know he is late?',
    'When my mother called, she was tired.',
    'The food they eat is good.',
    'The man he is today is kind.',
    'The girl she likes lives here.',
  ],
};
