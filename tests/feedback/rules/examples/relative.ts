import type { RuleExamples } from './rule-examples.ts';

export const RELATIVE_EXAMPLES: RuleExamples = {
  corrected: {
    '%persons <which>': ['The man [which→who] lives here is kind.', 'I like people [which→who] laugh.'],
    'the|a|an|this|that|these|those|POSS ADJ? %things <who|what> VERB|VERBS|PAST|BEFIN|HAVE|SUBJ|MODAL': [
      'The book [what→that] I read is good.',
      'This is the car [who→that] I want.',
      'Tell me everything [what→that] you know.',
    ],
    '%persons , <that> VERB|VERBS|PAST|is|was|has': ['My brother, [that→who] lives in Rome, is a cook.'],
    '%things|NAME , <that> is|was|VERBS': ['My house, [that→which] is old, is cold.'],
    '%persons|NOUN|NOUNS|person <who|which|that p=his|her|their|its|my> NOUN|NOUNS': [
      'The girl [who her→whose] brother is here is nice.',
      'I know a man [which his→whose] dog is big.',
    ],
    'the|a|POSS ADJ? NOUN|%persons who|which|that VERBS|PAST|is|was|lives ANY? ANY? ANY? <he|she|it|they> is|was|are|has|VERBS':
      ['The man who [he→] lives here is kind.'],
    'who|that|which SUBJ VERB|PAST|met|saw|bought|know|love|like|made|told <him|her|it|them> is|was|are|were|$':
      ['The book that I bought [it→] is good.'],
    'place|city|town|house|school|country|village|hotel|restaurant|room <which|that> SUBJ|POSS|people @live|was|were|@born|@stay|@study|@work|@grow $':
      ['This is the house [which→where] I live.'],
    'day|year|time|moment <which|where> SUBJ': ['I remember the day [which→when] we met.'],
    'there is|are a|NUM|many|some ADJ? %persons <v=lives|works|speaks|likes|wants|plays|comes> ANY': [
      'I have a friend [lives→who lives] in Rome.',
    ],
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
