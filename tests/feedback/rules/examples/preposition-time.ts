import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_TIME_EXAMPLES: RuleExamples = {
  corrected: {
    'preposition-place-05': [
      'I work [in→on] Monday.',
      'It was [at→on] my birthday.',
      'We met [in→on] the second of May.',
    ],
    'preposition-place-06': [
      'We met [on→in] May.',
      'I get up early [at→in] the morning.',
      'It snows [at→in] winter.',
    ],
    'preposition-place-07': [
      "I get up [in→at] seven o'clock.",
      'It is cold [in→at] night.',
      'We start [on→at] half past nine.',
    ],
    'preposition-place-08': ['I saw him [on→] last Monday.', 'I run [in→] every morning.'],
    'preposition-time-01': ['I live here [from→for] three years.'],
    'preposition-time-02': ['I slept [during→for] two hours.'],
  },
  leftAlone: [],
};
