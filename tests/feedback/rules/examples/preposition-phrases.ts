import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_PHRASE_EXAMPLES: RuleExamples = {
  corrected: {
    'preposition-time-13': ['I play [at→] football.', 'I play [in→] volleyball.'],
    'preposition-time-14': ['She plays [at→] the piano.'],
    'preposition-time-03': ['He called [to→] me.', 'She entered [in→] the room.'],
    'preposition-time-06': ['I took it [on→by] mistake.'],
    'preposition-time-07': ['We are [in→on] holiday.', 'He did it [in→on] purpose.'],
    'preposition-time-08': ['It takes [in→at] least an hour.', '[In→At] the same time, I was cooking.'],
    'preposition-time-09': ['She was dressed [with→in] a red coat.'],
    'preposition-time-10': [
      'It is the biggest city [of→in] the world.',
      'She is the best student [of→in] the whole class.',
      'It is the most beautiful city [of→in] my country.',
    ],
    'preposition-time-11': ['He is good [in→at] swimming.'],
    'preposition-time-12': ['I am good [in→at] maths.'],
  },
  leftAlone: [],
};
