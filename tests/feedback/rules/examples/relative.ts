import type { RuleExamples } from './rule-examples.ts';

export const RELATIVE_EXAMPLES: RuleExamples = {
  corrected: {
    'relative-11': ['I bought a bag [which it was→which was] expensive.'],
    'relative-01': ['The man [which→who] lives here is kind.', 'I like people [which→who] laugh.'],
    'relative-02': [
      'The book [what→that] I read is good.',
      'This is the car [who→that] I want.',
      'Tell me everything [what→that] you know.',
    ],
    'relative-03': ['My brother, [that→who] lives in Rome, is a cook.'],
    'relative-05': [
      'I have a dog [who→whose] name is Max.',
      'The girl [who her→whose] brother is here is nice.',
      'I know a man [which his→whose] dog is big.',
    ],
    'relative-06': ['The man who [he→] lives here is kind.'],
    'relative-07': ['This is the house where I was born [in→].', 'The book that I bought [it→] is good.'],
    'relative-08': ['This is the house [which→where] I live.'],
    'relative-09': ['I remember the day [which→when] we met.'],
    'relative-10': ['I have a friend [lives→who lives] in Rome.'],
  },
  leftAlone: [
    'The person whose phone rang was embarrassed.',
    'I know people who live here.',
    'The book that I bought is good.',
    'I asked the man what he wanted.',
    'Tell people what you think.',
    'She told a friend that she was ill.',
    'The town where I was born is small.',
    'I asked my teacher which book to buy.',
    'He is so tall that he can see it.',
    'I know someone who works there.',
    'I think that her house is big.',
  ],
};
