import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_TIME_EXAMPLES: RuleExamples = {
  corrected: {
    'preposition-place-05': [
      'I work [in→on] Monday.',
      'It was [at→on] my birthday.',
      'We met [in→on] the second of May.',
      '[In→On] my last birthday I got a bike.',
    ],
    'preposition-place-09': [
      'I rest [in→at] the weekend.',
      '[In→At] the weekend I play football.',
      'We go out [in→at] weekends.',
    ],
    'preposition-time-16': ['We met [on→in] May.', 'Our New Year is [on→in] September.'],
    'preposition-time-17': ['It snows [at→in] winter.', 'We swim [on→in] the summer.'],
    'preposition-time-18': ['I get up early [at→in] the morning.'],
    'preposition-place-06': [
      'I was born [on→in] 1998 in a small town.',
      '[On→In] 2019 I went to Italy.',
      'My parents married [at→in] 1990.',
      '[On→In] the future people will live longer.',
      '[On→In] the past, life was harder.',
    ],
    'preposition-place-07': [
      "I get up [in→at] seven o'clock.",
      'It is cold [in→at] night.',
      'We start [on→at] half past nine.',
      'The lessons start [in→at] 9 every day.',
      'We have dinner [in→at] 7 or 8.',
      'The shop opens [on→at] 10 in the morning.',
      'We visit them [in→at] Christmas every year.',
    ],
    'preposition-place-08': ['I saw him [on→] last Monday.', 'I run [in→] every morning.'],
    'preposition-time-01': [
      'I live here [from→for] three years.',
      'I have known him [since→for] a long time.',
    ],
    'preposition-time-15': [
      'My grandfather died [since a long time→a long time ago].',
      'The shop closed [since a long time→a long time ago].',
    ],
    'preposition-time-20': ['They repaired it [during→in] twenty minutes.'],
    'preposition-time-02': [
      'I slept [during→for] two hours.',
      'We waited [during→for] more than two hours.',
      'I stayed there [during→for] one week.',
      'I stayed [during→for] two weeks.',
    ],
  },
  leftAlone: [
    'I rest on the weekend.',
    'In the weekend edition there was a story about us.',
    'In weekend traffic it takes an hour.',
  ],
};
