import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_PLACE_EXAMPLES: RuleExamples = {
  corrected: {
    'preposition-place-01': [
      'The book is [in→on] the table.',
      'The cat sleeps [in→on] the sofa.',
      'One evening we saw a turtle [in→on] the beach.',
      'They sat [at→on] the grass.',
    ],
    'preposition-place-10': [
      'I saw it [in→on] the internet.',
      'I saw it [in→on] TV.',
      'I watch films [in→on] my computer.',
    ],
    'preposition-place-12': ['I saw it [in internet→on the internet].'],
    'preposition-place-11': [
      'They live [in→on] an island.',
      'The shop is [in→on] the left.',
      'We live [in→on] the coast.',
    ],
    'preposition-place-02': [
      'There are birds [on→in] the sky.',
      'She is [on→in] bed.',
      'I see a man [on→in] the picture.',
      'The table is [on→in] the middle of the room.',
    ],
    'preposition-place-03': [
      'I go to school [with→by] bus.',
      'We went [on→by] train.',
      'In my opinion, we went [on→by] train.',
    ],
    'preposition-place-04': ['I go to school [by→on] foot.'],
  },
  leftAlone: [
    'We live near the beach.',
    'My sister works in television.',
    'There is a window in the wall.',
    'There is a lot of snow on the mountains.',
    'We watch TV on winter evenings.',
    'She looked up at the sky.',
    'Click on the photo.',
    'It seems that there is a mistake in the table.',
    'I heard noises in the night.',
    'People lived there in the age of sail.',
    'Nobody could log in this morning.',
    'You moved in last week.',
  ],
};
