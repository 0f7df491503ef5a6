import type { RuleExamples } from './rule-examples.ts';

export const MAKE_DO_EXAMPLES: RuleExamples = {
  corrected: {
    '-WH|what|which <v=@do> a|an|the|my|your|his|her|our|their|some|any|no|this|that|many|NUM|one ADJ? %made ~NOUN|NOUNS':
      [
        'They [do→make] a mistake.',
        'She [does→makes] a mistake.',
        'They [did→made] a big mistake.',
        'They are [doing→making] a lot of noise.',
        'They have [done→made] a mistake.',
      ],
    '<v=@make> homework|housework|sport|sports|research|gymnastics|yoga|karate|laundry|shopping|exercise|exercises ~ADJ|COMP|NOUN|NOUNS|VERB|more|less|of':
      [
        'They [make→do] homework.',
        'She [makes→does] her homework every day.',
        'They [made→did] homework.',
        'They have [made→done] the shopping.',
        'They are [making→doing] sport.',
      ],
    '<v=@make> a photo|photograph|picture|shower|break|nap|pause': [
      'I want to [make→take] a photo.',
      'I [made→took] a photo.',
      'I have [made→taken] a photo.',
      'I like [making→taking] photos.',
      'She [makes→takes] photos.',
    ],
    '-WH <v=@make> a party|conversation|bath|discussion': [
      'Let us [make→have] a party.',
      'We [made→had] a party.',
    ],
    '<v=@make> a question ~for|with|about': [
      'Can I [make→ask] you a question?',
      'She [made→asked] me a question.',
    ],
    '<v=@give|@make|@put> attention to|in|$': [
      'You must [give→pay] attention.',
      'She [made→paid] attention to it.',
    ],
  },
  leftAlone: [
    'What makes a party a success?',
    'Why do photos come last?',
    'It makes my homework look small.',
    'I did my homework.',
    'He made a cake.',
    'Does the coffee taste good?',
    'Where did the noise come from?',
    'Exercise makes shopping easier.',
    'We made the best of it.',
    'They made business decisions.',
    'What does this change mean?',
  ],
};
