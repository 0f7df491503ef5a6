import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_OBJECTS_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-pattern-after-verbs-02': ['He suggested [me to go→that I go].'],
    'verb-pattern-after-verbs-14': [
      'I hope [you to visit→you will visit] me soon.',
      'We hope [him to come→he will come].',
    ],
    'verb-pattern-after-verbs-07': [
      'I want [that you come→you to come].',
      'She wants [that he goes→him to go].',
      'I would like [that you help→you to help] me.',
    ],
    'verb-pattern-after-verbs-08': ['I want [she comes→her to come].'],
    'verb-pattern-after-verbs-09': [
      'I want you [come→to come].',
      'She asked me [help→to help].',
      'They told us [wait→to wait].',
    ],
    'verb-pattern-after-verbs-16': ['I suggested [Anna to go→that Anna go] first.'],
    'verb-pattern-after-verbs-11': ['My parents let me [to go→go].', 'She made him [to cry→cry].'],
    'verb-pattern-after-verbs-12': ['Let me [going→go].', 'It made me [laughed→laugh].'],
  },
  leftAlone: [],
};
