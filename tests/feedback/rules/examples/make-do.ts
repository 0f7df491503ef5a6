import type { RuleExamples } from './rule-examples.ts';

export const MAKE_DO_EXAMPLES: RuleExamples = {
  corrected: {
    'make-do-01': [
      'They [do→make] a mistake.',
      'She [does→makes] a mistake.',
      'They [did→made] a big mistake.',
      'They are [doing→making] a lot of noise.',
      'They have [done→made] a mistake.',
    ],
    'make-do-02': [
      'They [make→do] homework.',
      'She [makes→does] her homework every day.',
      'They [made→did] homework.',
      'They have [made→done] the shopping.',
      'They are [making→doing] sport.',
    ],
    'make-do-07': [
      'I [make→have done] sport for two years.',
      'She [makes→has done] yoga since 2019.',
      'Since two years I [make→have done] sport regularly.',
    ],
    'make-do-03': [
      'I want to [make→take] a photo.',
      'I [made→took] a photo.',
      'I have [made→taken] a photo.',
      'I like [making→taking] photos.',
      'She [makes→takes] photos.',
    ],
    'make-do-04': ['Let us [make→have] a party.', 'We [made→had] a party.'],
    'make-do-06': ['You must [give→pay] attention.', 'She [made→paid] attention to it.'],
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
