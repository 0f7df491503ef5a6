import type { RuleExamples } from './rule-examples.ts';

export const PLURAL_AFTER_NUMBER_EXAMPLES: RuleExamples = {
  corrected: {
    'plural-01': [
      'I have two [brother→brothers].',
      'She has many [book→books].',
      'I stayed three [day→days].',
      'We saw a few [bird→birds].',
    ],
    'plural-02': [
      'I like these [shoe→shoes].',
      'We have a lot of [game→games].',
      'She is one of my [friend→friends].',
      'It is one of the most famous [building→buildings].',
    ],
  },
  leftAlone: [
    "The children's toys are here.",
    'Two fish swim.',
    'I have a five-minute walk.',
    'Many thanks.',
    'These sheep are mine.',
    'There are ten in the class.',
    'In 2019 school was hard.',
    'At 5 time is up.',
    'A lot of milk.',
    'I know that people like it.',
    'One of my friends came.',
    "It is 7 o'clock.",
    'I have two left.',
    'He has a few too.',
    'This is one of the best.',
    'Three more came.',
    'I wake up at seven every day.',
    'We met on May 5 last year.',
    'It takes a lot of effort.',
    'Cows eat a lot of grass.',
    'We had a lot of sun and wind.',
    'They eat a lot of toast.',
    'All our staff are friendly.',
    "She is one of the city's best players.",
  ],
};
