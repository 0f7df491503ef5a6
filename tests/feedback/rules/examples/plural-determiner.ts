import type { RuleExamples } from './rule-examples.ts';

export const PLURAL_DETERMINER_EXAMPLES: RuleExamples = {
  corrected: {
    'plural-03': [
      '[This→These] shoes are small.',
      'I like [this→these] cars.',
      'I bought [this→these] two books yesterday.',
    ],
    'plural-04': [
      '[That→Those] shoes are nice.',
      '[That→Those] shoes are nice, but this is the best one.',
      "I don't like [that→those] films.",
    ],
    'plural-05': ['[These→This] book is nice.'],
    'plural-06': ['He has [a friends→friends].'],
    'plural-07': ['I run [every days→every day].'],
    'plural-08': ['Each [students→student] has a book.'],
    'plural-09': ['I saw a [ten years old→ten-year-old] boy.', 'She has a [6-years-old→6-year-old] son.'],
    'plural-10': ['It is a [two hours→two-hour] flight.', 'We had a [three weeks→three-week] holiday.'],
    'plural-11': ['There were two [hundreds→hundred] people.'],
    'plural-12': ['She has long [hairs→hair].'],
    'plural-13': ['He is a [people→person] I like.'],
    'plural-17': [
      'Some people like tea, and [other→others] like coffee.',
      'It is a café, so some people like tea, and [other→others] like coffee.',
    ],
    'plural-16': ['[Everythings→Everything] was nice.', 'Do you need [somethings→something]?'],
    'plural-14': ['I saw a [children→child].'],
  },
  leftAlone: [],
};
